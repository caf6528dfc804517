extension ShapeStyle {
  /// The second, fainter level of the style.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { opacity(0.18) }
}
