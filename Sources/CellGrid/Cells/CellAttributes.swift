/// The ways a glyph can be set besides its colour.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// The set as bits; only the five named ones have a meaning.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier strokes.
  public static let bold = CellAttributes(rawValue: 1 << 0)
  /// Slanted.
  public static let italic = CellAttributes(rawValue: 1 << 1)
  /// A line below.
  public static let underline = CellAttributes(rawValue: 1 << 2)
  /// A line through.
  public static let strikethrough = CellAttributes(rawValue: 1 << 3)
  /// Fainter than the rest.
  public static let dim = CellAttributes(rawValue: 1 << 4)
}
