/// A drawing in character cells: the value every encoder turns into text.
///
/// What has been written to a grid is safe to show: control characters, bidirectional controls
/// and invisible scalars never get in, so no encoder can let them out. Memory is 16 bytes a cell.
public struct CellGrid: Sendable {
  /// The width in cells, 0 or more.
  public let columns: Int
  /// The height in cells, 0 or more.
  public let rows: Int

  /// Row after row.
  var cells: [PackedCell]
  /// The UTF-8 of clusters of more than one scalar, one after the other.
  var clusters: [UInt8] = []
  /// The links that cells refer to.
  var links: [String] = []
  /// The pictures that cells refer to.
  var pictures: [CellPicture] = []
  /// Where a click leads on cells that have no link of their own; encoders write it as theirs.
  public var link: String?
  /// The schemes, besides `http`, `https` and `mailto`, of links that encoders write.
  ///
  /// A link that runs code in the page that shows it, such as `javascript:`, is never written.
  public var linkSchemes: [String] = []
  /// The glyphs that pictures are drawn with.
  var glyphSet = GlyphSet.unicode
  /// Whether it is drawn for a light ground.
  package var isForLightGround = false

  /// The colours of the terminal that it is drawn for, which encoders assume unless told others.
  public var palette: TerminalPalette { isForLightGround ? .light : .dark }

  /// Creates a blank grid; lengths that no grid can have count as the nearest that one can.
  ///
  /// A grid has at most a million columns and, in all, 4,194,304 cells, which are 64 MB.
  /// O(columns × rows).
  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = Self.size(columns: columns, rows: rows)
    cells = [PackedCell](repeating: .blank, count: self.columns * self.rows)
  }

  /// The size of a grid that is asked to have so many columns and rows.
  package static func size(columns: Int, rows: Int) -> (columns: Int, rows: Int) {
    let columns = min(max(columns, 0), 1_000_000)
    return (columns, min(max(rows, 0), (1 << 22) / max(columns, 1)))
  }

  /// The whole grid.
  public var bounds: CellRect {
    CellRect(column: 0, row: 0, columns: columns, rows: rows)
  }

  /// The cell at a column and row, both counted from 0 and inside the grid: anything else is a
  /// programmer's mistake and stops the program.
  public subscript(column: Int, row: Int) -> Cell {
    precondition(
      (0..<columns).contains(column) && (0..<rows).contains(row),
      "no cell at column \(column), row \(row) of a grid of \(columns) × \(rows)")
    return resolved(shown(cells[row * columns + column], on: .full(glyphSet)))
  }

  /// The cell with its glyph, colours and link looked up.
  func resolved(_ cell: PackedCell) -> Cell {
    Cell(glyph: text(of: cell.glyph), width: Int(cell.width), style: style(of: cell))
  }

  private func text(of glyph: PackedGlyph) -> String {
    if glyph == .none { return "" }
    if glyph.isCluster { return String(decoding: clusters[glyph.clusterRange], as: UTF8.self) }
    return Unicode.Scalar(glyph.scalarValue).map(String.init) ?? ""
  }

  private func style(of cell: PackedCell) -> CellStyle {
    CellStyle(
      foreground: cell.flags.contains(.hasForeground) ? cell.foreground : nil,
      background: cell.flags.contains(.hasBackground) ? cell.background : nil,
      attributes: cell.attributes,
      isAccented: cell.flags.contains(.isAccented),
      link: cell.link == 0 ? nil : links[Int(cell.link) - 1])
  }
}
