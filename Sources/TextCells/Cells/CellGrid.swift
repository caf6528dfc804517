/// A drawing in character cells: the value every encoder turns into text.
///
/// What has been written to a grid is safe to show: control characters, bidirectional controls
/// and invisible scalars never get in, so no encoder can let them out. Memory is 16 bytes a cell.
public struct CellGrid: Sendable {
  /// The width in cells, 0 or more.
  public let columns: Int
  /// The height in cells, 0 or more.
  public let rows: Int

  /// The cells, row after row.
  var cells: [PackedCell]
  /// The UTF-8 of clusters of more than one scalar, one after the other.
  var clusters: [UInt8] = []
  /// The links of cells, which refer to them by index plus 1.
  var links: [String] = []
  var pictures: [CellPicture] = []
  /// The link of the cells without one of their own; encoders write it on each of them.
  public var link: String?
  /// The schemes, besides `http`, `https` and `mailto`, of links that encoders write.
  ///
  /// A link that runs code in the page that shows it, such as `javascript:`, is never written.
  public var linkSchemes: [String] = []
  /// The glyphs that pictures are drawn with.
  var glyphSet = GlyphSet.unicode
  package var isForLightGround = false

  /// The terminal's colours that encoders assume unless given others.
  public var palette: TerminalPalette { isForLightGround ? .light : .dark }

  /// Creates a blank grid; clamps lengths that no grid can have.
  ///
  /// A grid has at most a million columns and 4,194,304 cells, which are 64 MB. O(columns × rows).
  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = Self.size(columns: columns, rows: rows)
    cells = [PackedCell](repeating: .blank, count: self.columns * self.rows)
  }

  /// The size of a grid for `columns` and `rows`, clamped as by `init(columns:rows:)`.
  package static func size(columns: Int, rows: Int) -> (columns: Int, rows: Int) {
    let columns = min(max(columns, 0), 1_000_000)
    return (columns, min(max(rows, 0), (1 << 22) / max(columns, 1)))
  }

  /// The whole grid.
  public var bounds: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// The cell at a column and row, both counted from 0; traps outside the grid.
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
      foreground: cell.ink, background: cell.ground, attributes: cell.attributes,
      isAccented: cell.flags.contains(.isAccented),
      link: cell.link == 0 ? nil : links[Int(cell.link) - 1])
  }

  /// Whether lines may replace the glyphs of all cells of a rectangle, keeping their backgrounds.
  package func takesLines(_ rect: CellRect) -> Bool {
    let visible = rect.intersection(bounds)
    if visible.isEmpty { return true }
    for row in visible.row..<visible.endRow {
      for index in row * columns + visible.column..<row * columns + visible.endColumn
      where !cells[index].takesLines { return false }
    }
    return true
  }

  /// The colour behind a cell; `nil` if it has none or lies outside the grid.
  package func background(column: Int, row: Int) -> RGBA? {
    guard column >= 0, column < columns, row >= 0, row < rows else { return nil }
    return cells[row * columns + column].ground
  }

  /// Restores a rectangle's cells of an earlier state of this grid, except for those to keep.
  ///
  /// The earlier state's clusters and links are a prefix of this one's, so its cells stay valid.
  package mutating func restore(
    _ earlier: CellGrid, in rect: CellRect, keeping keeps: (_ column: Int, _ row: Int) -> Bool
  ) {
    let area = rect.intersection(bounds)
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn {
        let index = row * columns + column
        if cells[index] != earlier.cells[index], !keeps(column, row) {
          cells[index] = earlier.cells[index]
        }
      }
      mendHalves(in: row, around: area)
    }
  }

  /// Blanks the halves of wide glyphs that have lost their other half, in the columns of an area
  /// and beside them.
  mutating func mendHalves(in row: Int, around area: CellRect) {
    if area.columns == 0 { return }
    for column in max(area.column - 1, 0)..<min(area.endColumn + 1, columns) {
      let index = row * columns + column
      let hasRight = column + 1 < columns && cells[index + 1].width == 0
      let hasLeft = column > 0 && cells[index - 1].width == 2
      if (cells[index].width == 2 && !hasRight) || (cells[index].width == 0 && !hasLeft) {
        cells[index].glyph = .space
        cells[index].width = 1
      }
    }
  }
}

/// Two grids are equal when they look the same, however they were drawn.
extension CellGrid: Hashable {
  /// Compares cell by cell; O(columns × rows).
  public static func == (left: CellGrid, right: CellGrid) -> Bool {
    guard left.columns == right.columns, left.rows == right.rows, left.link == right.link else {
      return false
    }
    if left.clusters == right.clusters && left.links == right.links
      && left.pictures == right.pictures
    {
      return left.cells == right.cells
    }
    if !left.pictures.isEmpty || !right.pictures.isEmpty {
      return left.showingPictures(on: .full(left.glyphSet))
        == right.showingPictures(on: .full(right.glyphSet))
    }
    return zip(left.cells, right.cells).allSatisfy { left.resolved($0) == right.resolved($1) }
  }

  /// Feeds the size and every cell to the hasher; O(columns × rows).
  public func hash(into hasher: inout Hasher) {
    if !pictures.isEmpty { return showingPictures(on: .full(glyphSet)).hash(into: &hasher) }
    hasher.combine(columns)
    for cell in cells { hasher.combine(resolved(cell)) }
  }
}
