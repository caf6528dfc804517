extension Font {
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 15 points.
    case subheadline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2
  }

  private init(_ style: TextStyle) {
    self.init(size: style.size, style: style, weight: style == .headline ? .semibold : .regular)
  }

  /// For large titles: 34 points at the default size, so its numbers are three rows tall.
  public static let largeTitle = Font(.largeTitle)
  /// For titles: 28 points at the default size, so its numbers are three rows tall.
  public static let title = Font(.title)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  /// For headings: 17 points at the default size, bold.
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption)
  public static let caption2 = Font(.caption2)

  /// The system font at a size in points, which stays fixed; `design` has no effect.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size, weight: weight ?? .regular)
  }

  /// The system font in a text style; `design` has no effect.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(style)
    font.weight = weight ?? font.weight
    return font
  }

  public func scaled(by factor: CGFloat) -> Font {
    var font = self
    font.size *= factor
    return font
  }

  /// A custom font; only its size, in points, counts, and it grows like body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(size: size, style: .body, weight: .regular)
  }

  /// A custom font; only its size, in points, counts, and it grows like `textStyle`.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(size: size, style: textStyle, weight: .regular) }

  /// A custom font of a fixed size in points; its name has no effect.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(size: fixedSize, weight: .regular)
  }

  /// Returns the font in another weight; semibold and heavier is bold.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  public func bold(_ isActive: Bool = true) -> Font { weight(isActive ? .bold : .regular) }

  /// Returns the font in italics, where the terminal has them.
  public func italic(_ isActive: Bool = true) -> Font {
    var font = self
    font.isItalic = isActive
    return font
  }

  public static let `default` = Font.body
  // From visionOS, without a text style: 36 and 28 points, bold.
  public static let extraLargeTitle = Font.system(size: 36, weight: .bold)
  public static let extraLargeTitle2 = Font.system(size: 28, weight: .bold)
}
