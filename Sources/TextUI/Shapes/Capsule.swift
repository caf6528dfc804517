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
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangleShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
