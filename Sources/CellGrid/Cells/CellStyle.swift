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
