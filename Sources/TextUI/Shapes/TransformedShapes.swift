// The shapes that modifiers of shapes make, by the names of their types.

/// A shape moved by points.
public struct OffsetShape<Content: Shape>: Shape {
  /// What is drawn before it is moved.
  public var shape: Content
  /// How far to the right and down, in points; a cell is 8 × 16.
  public var offset: CGSize

  /// Creates what `shape.offset(_:)` draws.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The path in the rectangle, moved; it may reach out of the rectangle.
  public func path(in rect: CGRect) -> Path { shape.offset(offset).path(in: rect) }
}

/// A shape turned about a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
  /// What is drawn before it is turned.
  public var shape: Content
  /// Clockwise where it is positive.
  public var angle: Angle
  /// The point of the rectangle that stays where it is.
  public var anchor: UnitPoint

  /// Turns about the centre where no other point is told.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The path in the rectangle, turned; it may reach out of the rectangle.
  public func path(in rect: CGRect) -> Path { shape.rotation(angle, anchor: anchor).path(in: rect) }
}

/// A shape stretched about a point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
  /// What is drawn before it is stretched.
  public var shape: Content
  /// The factors across and down.
  public var scale: CGSize
  /// The point of the rectangle that stays where it is.
  public var anchor: UnitPoint

  /// Stretches about the centre where no other point is told.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The path in the rectangle, stretched; it may reach out of the rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.scale(x: scale.width, y: scale.height, anchor: anchor).path(in: rect)
  }
}

/// A shape with each point mapped.
public struct TransformedShape<Content: Shape>: Shape {
  /// What is drawn before its points are mapped.
  public var shape: Content
  /// What maps each point, about the origin of the coordinates.
  public var transform: CGAffineTransform

  /// Creates what `shape.transform(_:)` draws.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The path in the rectangle, with each point mapped; it may reach out of the rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape made smaller first and then moved as far.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape made smaller first and then turned as much.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// Which style a shape has where none is given: that of fills, of lines or of separators.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

extension Shape {
  /// That of fills, unless a shape has its own; drawing does not look at it.
  public static var role: ShapeRole { .fill }
  /// Shapes are not turned over: leading is left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The shape in a rectangle of its own, at a point of what it is given.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    AnchoredShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape in a rectangle of its own, at a point of what it is given.
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
