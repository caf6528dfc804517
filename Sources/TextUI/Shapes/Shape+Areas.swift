/// Shapes combined from the areas of two, both in this shape's rectangle.
///
/// ```swift
/// Circle().subtracting(Circle().scale(0.5).offset(x: 24, y: 24))
/// ```
extension Shape {
  public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self) { $0.path(in: $1).union(other.path(in: $1), eoFill: eoFill) }
  }

  public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self) { $0.path(in: $1).intersection(other.path(in: $1), eoFill: eoFill) }
  }

  public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self) { $0.path(in: $1).subtracting(other.path(in: $1), eoFill: eoFill) }
  }

  public func symmetricDifference<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> some Shape {
    ModifiedShape(base: self) {
      $0.path(in: $1).symmetricDifference(other.path(in: $1), eoFill: eoFill)
    }
  }

  public func lineIntersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self) {
      $0.path(in: $1).lineIntersection(other.path(in: $1), eoFill: eoFill)
    }
  }

  public func lineSubtraction<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self) {
      $0.path(in: $1).lineSubtraction(other.path(in: $1), eoFill: eoFill)
    }
  }
}
