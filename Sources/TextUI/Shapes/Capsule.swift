/// A rectangle whose shorter sides are half circles.
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
  /// How the sides pass into the half circles.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline in a rectangle of points.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule with each edge so many points further inside.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangleShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles: `.clipShape(.capsule)`.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are half circles; cells draw both styles alike.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
