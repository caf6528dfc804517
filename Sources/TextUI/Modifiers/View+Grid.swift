nonisolated extension View {
  /// A cell extends over 1…1000 columns.
  public consuming func gridCellColumns(_ count: Int) -> some View {
    gridCell(GridCellTraits(columns: min(max(1, count), 1000)))
  }

  public consuming func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    gridCell(GridCellTraits(anchor: anchor))
  }

  public consuming func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    gridCell(GridCellTraits(unsizedAxes: axes))
  }

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
