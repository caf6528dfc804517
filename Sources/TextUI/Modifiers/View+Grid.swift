nonisolated extension View {
  /// Extends a cell of a ``GridRow`` over several columns, 1…1000.
  public consuming func gridCellColumns(_ count: Int) -> some View {
    gridCell(GridCellTraits(columns: min(max(1, count), 1000)))
  }

  /// Aligns a unit point of the cell's content with the same point of the cell.
  public consuming func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    gridCell(GridCellTraits(anchor: anchor))
  }

  /// Keeps the cell from enlarging its column or row on some axes.
  public consuming func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    gridCell(GridCellTraits(unsizedAxes: axes))
  }

  /// Sets the alignment of all cells in the column of this one.
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

  /// These traits, completed by those of an inner modifier.
  func joined(with inner: GridCellTraits) -> GridCellTraits {
    GridCellTraits(
      columns: columns > 1 ? columns : inner.columns, anchor: anchor ?? inner.anchor,
      unsizedAxes: unsizedAxes.union(inner.unsizedAxes),
      columnAlignment: columnAlignment ?? inner.columnAlignment)
  }
}
