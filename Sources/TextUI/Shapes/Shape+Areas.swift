/// Shapes made of the areas of two: both in the same rectangle, which is this one's.
///
/// ```swift
/// Circle().subtracting(Circle().scale(0.5).offset(x: 24, y: 24))
/// ```
extension Shape {
  /// The areas of this shape and of another one together; `eoFill` tells the inside of both.
  public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self) { $0.path(in: $1).union(other.path(in: $1), eoFill: eoFill) }
  }

  /// What the areas of this shape and of another one have in common.
  public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self) { $0.path(in: $1).intersection(other.path(in: $1), eoFill: eoFill) }
  }

  /// The area of this shape without that of another one.
  public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self) { $0.path(in: $1).subtracting(other.path(in: $1), eoFill: eoFill) }
  }

  /// What lies in the area of this shape or of another one, but not of both.
  public func symmetricDifference<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> some Shape {
    ModifiedShape(base: self) {
      $0.path(in: $1).symmetricDifference(other.path(in: $1), eoFill: eoFill)
    }
  }

  /// What of the outline lies in the area of another shape.
  public func lineIntersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self) {
      $0.path(in: $1).lineIntersection(other.path(in: $1), eoFill: eoFill)
    }
  }

  /// What of the outline lies outside of the area of another shape.
  public func lineSubtraction<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self) {
      $0.path(in: $1).lineSubtraction(other.path(in: $1), eoFill: eoFill)
    }
  }
}
