// The shapes made by modifiers of shapes, under their own type names.

/// A shape moved by a distance.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape to move.
  public var shape: Content
  /// The distance to the right and downwards, in points; a cell is 8 × 16.
  public var offset: CGSize

  /// Creates the same shape as `shape.offset(_:)`.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Returns the moved path; may extend beyond the rectangle.
  public func path(in rect: CGRect) -> Path { shape.offset(offset).path(in: rect) }
}

/// A shape rotated about a unit point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape to rotate.
  public var shape: Content
  /// The angle; positive is clockwise.
  public var angle: Angle
  /// The unit point that stays in place.
  public var anchor: UnitPoint

  /// Creates a rotated shape, by default about the centre.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// Returns the rotated path; may extend beyond the rectangle.
  public func path(in rect: CGRect) -> Path { shape.rotation(angle, anchor: anchor).path(in: rect) }
}

/// A shape scaled about a unit point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape to scale.
  public var shape: Content
  /// The horizontal and vertical factors.
  public var scale: CGSize
  /// The unit point that stays in place.
  public var anchor: UnitPoint

  /// Creates a scaled shape, by default about the centre.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the scaled path; may extend beyond the rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.scale(x: scale.width, y: scale.height, anchor: anchor).path(in: rect)
  }
}

/// A shape with transformed points.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape to transform.
  public var shape: Content
  /// The transform, about the origin of the coordinates.
  public var transform: CGAffineTransform

  /// Creates the same shape as `shape.transform(_:)`.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// Returns the transformed path; may extend beyond the rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the inset shape, moved by the same distance.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the inset shape, rotated by the same angle.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// The default style of a shape: of fills, strokes or separators.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

extension Shape {
  /// The role of fills, unless a shape has its own; drawing ignores it.
  public static var role: ShapeRole { .fill }
  /// Shapes are never mirrored: leading is left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Draws the shape at a size in points, aligned at a unit point of its rectangle.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    AnchoredShape(shape: self, size: size, anchor: anchor)
  }

  /// Draws the shape at a size in points, aligned at a unit point of its rectangle.
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
