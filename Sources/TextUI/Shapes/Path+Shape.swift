extension Path: Shape {
  /// The path moved to the corner of a rectangle.
  public func path(in rect: CGRect) -> Path {
    offsetBy(dx: rect.minX, dy: rect.minY)
  }
}
