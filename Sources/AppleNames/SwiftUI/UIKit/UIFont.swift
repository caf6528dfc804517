/// UIKit's font, as far as widgets use it for measuring or make a `Font` of it.
public final class UIFont: Hashable, Sendable {
  /// The size in points; numbers of 28 points or more are three rows tall, other text fills cells.
  public let pointSize: CGFloat
  let font: Font
  private let makeFont: @Sendable (CGFloat) -> Font

  /// The height of a line in points: about 1.19 times the size, as in the system's font.
  public var lineHeight: CGFloat { pointSize * 1.193_359_375 }
  public var ascender: CGFloat { pointSize * 0.952_148_437_5 }
  public var descender: CGFloat { pointSize * -0.241_210_937_5 }
  public var capHeight: CGFloat { pointSize * 0.704_589_843_75 }

  /// The text styles, with their sizes at the standard setting.
  ///
  /// Source of the sizes: Apple's Human Interface Guidelines, "Typography", iOS, Large.
  public struct TextStyle: Hashable, Sendable {
    let pointSize: CGFloat
    let style: Font.TextStyle

    public static let extraLargeTitle = TextStyle(pointSize: 36, style: .largeTitle)
    public static let largeTitle = TextStyle(pointSize: 34, style: .largeTitle)
    public static let title1 = TextStyle(pointSize: 28, style: .title)
    public static let title2 = TextStyle(pointSize: 22, style: .title2)
    public static let title3 = TextStyle(pointSize: 20, style: .title3)
    public static let headline = TextStyle(pointSize: 17, style: .headline)
    public static let subheadline = TextStyle(pointSize: 15, style: .subheadline)
    public static let body = TextStyle(pointSize: 17, style: .body)
    public static let callout = TextStyle(pointSize: 16, style: .callout)
    public static let footnote = TextStyle(pointSize: 13, style: .footnote)
    public static let caption1 = TextStyle(pointSize: 12, style: .caption)
    public static let caption2 = TextStyle(pointSize: 11, style: .caption2)
  }

  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight

    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  private init(pointSize: CGFloat, font: @escaping @Sendable (CGFloat) -> Font) {
    self.pointSize = pointSize
    self.font = font(pointSize)
    makeFont = font
  }

  /// Always empty, because all text has one font.
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: style.pointSize, font: { [style = style.style] _ in .system(style) })
  }

  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size) { .system(size: $0).italic() }
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size) { .system(size: $0, weight: weight.weight) }
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init(pointSize: size) { .custom(name, size: $0) }
  }

  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let size = size == 0 ? descriptor.pointSize : size
    self.init(pointSize: size, font: descriptor.makeFont)
  }

  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(pointSize: pointSize, font: makeFont)
  }

  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.pointSize == right.pointSize && left.font == right.font
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(pointSize) }

  public func withSize(_ size: CGFloat) -> UIFont { UIFont(pointSize: size, font: makeFont) }
}

public typealias CTFont = UIFont

extension Font {
  public init(_ font: UIFont) { self = font.font }
}

/// Lengths stay as they are here.
public struct UIFontMetrics: Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  public func scaledFont(for font: UIFont) -> UIFont { font }
}

public final class UIFontDescriptor: Sendable {
  /// Ignored: cells have one design.
  public enum SystemDesign: Hashable, Sendable { case `default`, rounded, serif, monospaced }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The size in points; numbers of 28 points or more are three rows tall, other text fills cells.
  public let pointSize: CGFloat
  let makeFont: @Sendable (CGFloat) -> Font

  init(pointSize: CGFloat, font: @escaping @Sendable (CGFloat) -> Font) {
    self.pointSize = pointSize
    makeFont = font
  }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// - Effect: none; cells have one design of letters.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(pointSize: pointSize) { [makeFont] size in
      var font = makeFont(size)
      if traits.contains(.traitBold) { font = font.bold() }
      if traits.contains(.traitItalic) { font = font.italic() }
      return font
    }
  }

  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: size, font: makeFont)
  }
}
