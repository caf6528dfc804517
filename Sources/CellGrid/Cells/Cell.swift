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
