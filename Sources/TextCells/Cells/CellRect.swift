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
  static func clamped(_ position: Int) -> Int {
    min(max(position, -limit), limit)
  }

  /// A rectangle without cells.
  package static let empty = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  /// The column after the last.
  public var endColumn: Int { column + columns }

  /// The row after the last.
  public var endRow: Int { row + rows }

  /// The cells that are not at an edge.
  package var insetByOne: CellRect {
    CellRect(column: column + 1, row: row + 1, columns: columns - 2, rows: rows - 2)
  }

  /// Whether there are so many columns on either side of another rectangle.
  package func surrounds(_ other: CellRect, by columns: Int) -> Bool {
    other.column - column >= columns && endColumn - other.endColumn >= columns
  }

  /// Whether the rectangle holds no cell.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// Whether the rectangle holds a cell.
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
