/// One cell of a grid, as read back from it.
public struct Cell: Hashable, Sendable {
  /// One grapheme cluster; a space where nothing is drawn, and empty in the right half of a wide
  /// glyph.
  public let glyph: String
  /// The columns the glyph takes: 1, 2, or 0 in the right half of a wide glyph.
  public let width: Int
  /// How the cell looks.
  public let style: CellStyle
}

/// How the glyph of one cell looks.
public struct CellStyle: Hashable, Sendable {
  /// The colour of the glyph; `nil` is the terminal's own.
  public var foreground: RGBA?
  /// The colour behind the glyph; `nil` is the terminal's own.
  ///
  /// Written text without a background keeps the one that is already there.
  public var background: RGBA?
  /// Bold, italic and the like.
  public var attributes: CellAttributes
  /// Whether the cell belongs to the accented group of a widget.
  public var isAccented: Bool
  /// Where a click on the cell leads.
  public var link: String?

  /// Creates a style; without arguments it is that of plain text.
  public init(
    foreground: RGBA? = nil, background: RGBA? = nil, attributes: CellAttributes = [],
    isAccented: Bool = false, link: String? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.isAccented = isAccented
    self.link = link
  }

  /// The style of plain text.
  public static let plain = CellStyle()
}

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

/// The glyphs an output can show.
public enum GlyphSet: Hashable, Sendable, CaseIterable {
  /// Every Unicode glyph: boxes, blocks, braille, emoji.
  case unicode
  /// The 95 printable ASCII characters only.
  case ascii
}
