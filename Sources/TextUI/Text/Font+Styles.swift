extension Font {
  /// The roles of text, each with its size.
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

  /// For the largest titles: 34 points at the default size, so its numbers are three rows tall.
  public static let largeTitle = Font(.largeTitle)
  /// For titles: 28 points at the default size, so its numbers are three rows tall.
  public static let title = Font(.title)
  /// For titles of the second level: 22 points at the default size; letters fill one cell each, as in every size.
  public static let title2 = Font(.title2)
  /// For titles of the third level: 20 points at the default size; letters fill one cell each, as in every size.
  public static let title3 = Font(.title3)
  /// For headings; bold.
  public static let headline = Font(.headline)
  /// For headings of the second level.
  public static let subheadline = Font(.subheadline)
  /// For running text: 17 points at the default size; letters fill one cell each, as in every size.
  public static let body = Font(.body)
  /// For what is called out: 16 points at the default size; letters fill one cell each, as in every size.
  public static let callout = Font(.callout)
  /// For notes: 13 points at the default size; letters fill one cell each, as in every size.
  public static let footnote = Font(.footnote)
  /// For captions: 12 points at the default size; letters fill one cell each, as in every size.
  public static let caption = Font(.caption)
  /// For smaller captions: 11 points at the default size; letters fill one cell each, as in every size.
  public static let caption2 = Font(.caption2)

  /// The system's font in a size of points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size, weight: weight ?? .regular)
  }

  /// The system's font in a role.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(style)
    font.weight = weight ?? font.weight
    return font
  }

  /// The font, so many times as large.
  public func scaled(by factor: CGFloat) -> Font {
    var font = self
    font.size *= factor
    return font
  }

  /// A font by its name, of which only the size counts.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(size: size, style: .body, weight: .regular)
  }

  /// A font by its name, of which only the size counts.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(size: size, style: textStyle, weight: .regular) }

  /// A font by its name, of which only the size counts.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(size: fixedSize, weight: .regular)
  }
}

extension Font {
  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The terminal's bold; `false` makes it regular.
  public func bold(_ isActive: Bool = true) -> Font { weight(isActive ? .bold : .regular) }

  /// The font slanted.
  public func italic(_ isActive: Bool = true) -> Font {
    var font = self
    font.isItalic = isActive
    return font
  }
}

extension Font {
  /// The font of running text, 17 points.
  public static let `default` = Font.body
  // Of visionOS alone, and without a text style: 36 and 28 points, bold.
  /// Bold, its numbers three rows tall; it does not grow with the reader's size of text.
  public static let extraLargeTitle = Font.system(size: 36, weight: .bold)
  /// Bold, its numbers three rows tall; it does not grow with the reader's size of text.
  public static let extraLargeTitle2 = Font.system(size: 28, weight: .bold)
}
