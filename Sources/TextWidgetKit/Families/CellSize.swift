/// The size of a widget in character cells.
public struct CellSize: Hashable, Sendable {
  /// Cells from left to right, 1 or more.
  public let columns: Int

  /// Cells from top to bottom, 1 or more.
  public let rows: Int

  /// A size of at least one cell either way.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// The size in points, at 8 × 16 a cell.
  public var points: CGSize { CellMetrics.size(columns: columns, rows: rows) }
}
