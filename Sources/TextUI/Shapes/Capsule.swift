/// A rectangle with half circles as its shorter sides.
///
/// ```swift
/// Capsule()
/// ```
///
/// ```
/// ▟████████▙
/// ▜████████▛
/// ```
public struct Capsule: InsettableShape {
  /// The curve between sides and half circles; cells draw both styles alike.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Returns the capsule with each edge moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangleShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle with half circles as its shorter sides: `.clipShape(.capsule)`.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle with half circles as its shorter sides; cells draw both styles alike.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
