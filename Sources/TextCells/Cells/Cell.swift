/// One cell of a grid, as read back from it.
public struct Cell: Hashable, Sendable {
  /// One grapheme cluster: a space for nothing, empty in the right half of a wide glyph.
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
  /// The URL that a click on the cell opens.
  public var link: String?

  /// Creates a style; without arguments, the style of plain text.
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
  public init(rawValue: UInt8) { self.rawValue = rawValue }

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

/// A rectangle of cells; it may lie partly or wholly outside a grid.
public struct CellRect: Hashable, Sendable {
  /// The leftmost column, counted from 0.
  public var column: Int
  /// The topmost row, counted from 0.
  public var row: Int
  /// The width in cells, 0 or more.
  public var columns: Int
  /// The height in cells, 0 or more.
  public var rows: Int

  /// Creates a rectangle; negative lengths count as 0.
  ///
  /// Numbers beyond a billion count as a billion, so that sums of them cannot overflow.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = Self.clamped(column)
    self.row = Self.clamped(row)
    self.columns = min(max(columns, 0), Self.limit)
    self.rows = min(max(rows, 0), Self.limit)
  }

  private static let limit = 1_000_000_000

  /// A column or row within a billion.
  static func clamped(_ position: Int) -> Int { min(max(position, -limit), limit) }

  package static let empty = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  /// The column after the last.
  public var endColumn: Int { column + columns }

  /// The row after the last.
  public var endRow: Int { row + rows }

  /// The rectangle without the cells at its edges.
  package var insetByOne: CellRect {
    CellRect(column: column + 1, row: row + 1, columns: columns - 2, rows: rows - 2)
  }

  /// Whether at least `columns` columns lie on either side of another rectangle.
  package func surrounds(_ other: CellRect, by columns: Int) -> Bool {
    other.column - column >= columns && endColumn - other.endColumn >= columns
  }

  /// Whether the rectangle holds no cell.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  package func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }

  /// The cells that both rectangles hold.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRect(
      column: left, row: top, columns: min(endColumn, other.endColumn) - left,
      rows: min(endRow, other.endRow) - top)
  }
}
