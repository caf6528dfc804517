/// What a font is made from: a size, how thick its strokes are and whether they lean.
public final class UIFontDescriptor: Sendable {
  /// The forms of letters; cells have one.
  public enum SystemDesign: Hashable, Sendable {
    case `default`, rounded, serif, monospaced
  }

  /// What letters are told apart by.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// From 28 on a number is drawn three rows tall; letters fill one cell in every size.
  public let pointSize: CGFloat
  let makeFont: @Sendable (CGFloat) -> Font

  init(pointSize: CGFloat, font: @escaping @Sendable (CGFloat) -> Font) {
    self.pointSize = pointSize
    makeFont = font
  }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The same font: cells have one form of letters.
  /// - Effect: none
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
