nonisolated extension View {
  /// Lets a cell of a ``GridRow`` cover several columns, 1…1000.
  public consuming func gridCellColumns(_ count: Int) -> some View {
    gridCell(GridCellTraits(columns: min(max(1, count), 1000)))
  }

  /// Puts a point of the cell's content onto the same point of the cell.
  public consuming func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    gridCell(GridCellTraits(anchor: anchor))
  }

  /// Keeps the cell from making its column wider or its row higher.
  public consuming func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    gridCell(GridCellTraits(unsizedAxes: axes))
  }

  /// Sets how all cells of the column stand that this cell is in.
  public consuming func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    gridCell(GridCellTraits(columnAlignment: guide))
  }

  private consuming func gridCell(_ traits: GridCellTraits) -> TableModifier<Self> {
    wrapped { .trait(.gridCell($0.tree.gridCells.add(traits))) }
  }
}

struct GridCellTraits {
  var columns = 1
  var anchor: UnitPoint?
  var unsizedAxes: Axis.Set = []
  var columnAlignment: HorizontalAlignment?

  /// These wishes, and for what they leave open those of a modifier inside.
  func joined(with inner: GridCellTraits) -> GridCellTraits {
    GridCellTraits(
      columns: columns > 1 ? columns : inner.columns, anchor: anchor ?? inner.anchor,
      unsizedAxes: unsizedAxes.union(inner.unsizedAxes),
      columnAlignment: columnAlignment ?? inner.columnAlignment)
  }
}
