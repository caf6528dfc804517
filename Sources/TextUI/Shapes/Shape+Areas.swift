/// Shapes combined from the areas of two, both in this shape's rectangle.
///
/// ```swift
/// Circle().subtracting(Circle().scale(0.5).offset(x: 24, y: 24))
/// ```
extension Shape {
  /// Combines the areas of both shapes; `eoFill` is the fill rule of both.
  public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self) { $0.path(in: $1).union(other.path(in: $1), eoFill: eoFill) }
  }

  /// Keeps the common area of both shapes.
  public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self) { $0.path(in: $1).intersection(other.path(in: $1), eoFill: eoFill) }
  }

  /// Removes another shape's area from this one's.
  public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self) { $0.path(in: $1).subtracting(other.path(in: $1), eoFill: eoFill) }
  }

  /// Keeps the areas that belong to only one of both shapes.
  public func symmetricDifference<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> some Shape {
    ModifiedShape(base: self) {
      $0.path(in: $1).symmetricDifference(other.path(in: $1), eoFill: eoFill)
    }
  }

  /// Keeps the parts of the outline inside another shape's area.
  public func lineIntersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self) {
      $0.path(in: $1).lineIntersection(other.path(in: $1), eoFill: eoFill)
    }
  }

  /// Keeps the parts of the outline outside another shape's area.
  public func lineSubtraction<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self) {
      $0.path(in: $1).lineSubtraction(other.path(in: $1), eoFill: eoFill)
    }
  }
}
