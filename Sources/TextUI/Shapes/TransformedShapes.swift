// The shapes made by modifiers of shapes, under their own type names.

public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize

  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public func path(in rect: CGRect) -> Path { shape.offset(offset).path(in: rect) }
}

public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path { shape.rotation(angle, anchor: anchor).path(in: rect) }
}

public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    shape.scale(x: scale.width, y: scale.height, anchor: anchor).path(in: rect)
  }
}

public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

extension Shape {
  /// The role of fills, unless a shape has its own; drawing ignores it.
  public static var role: ShapeRole { .fill }
  /// Shapes are never mirrored: leading is left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    AnchoredShape(shape: self, size: size, anchor: anchor)
  }

  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

private struct AnchoredShape<Content: Shape>: Shape {
  let shape: Content
  let size: CGSize
  let anchor: UnitPoint

  func path(in rect: CGRect) -> Path {
    shape.path(
      in: CGRect(
        x: rect.minX + (rect.width - size.width) * anchor.x,
        y: rect.minY + (rect.height - size.height) * anchor.y,
        width: size.width, height: size.height))
  }
}
