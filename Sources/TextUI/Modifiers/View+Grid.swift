nonisolated extension View {
  /// Lets a cell of a ``GridRow`` cover several columns, 1…1000.
  public consuming func gridCellColumns(_ count: Int) -> some View {
    GridCellModifier(content: self, traits: GridCellTraits(columns: min(max(1, count), 1000)))
  }

  /// Puts a point of the cell's content onto the same point of the cell.
  public consuming func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    GridCellModifier(content: self, traits: GridCellTraits(anchor: anchor))
  }

  /// Keeps the cell from making its column wider or its row higher.
  public consuming func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    GridCellModifier(content: self, traits: GridCellTraits(unsizedAxes: axes))
  }

  /// Sets how all cells of the column stand that this cell is in.
  public consuming func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    GridCellModifier(content: self, traits: GridCellTraits(columnAlignment: guide))
  }
}

/// What a cell asks of its ``Grid``.
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

/// A view that asks something of its grid.
package struct GridCellModifier<Content> {
  let content: Content
  let traits: GridCellTraits
}

extension GridCellModifier: View where Content: View {
  /// It has no body.
  package typealias Body = Never

  /// Adds the nodes of the view with what the modifier does.
  package func resolve(into tree: inout ViewTree) {
    let mark = tree.mark
    content.resolve(into: &tree)
    tree.gridCells.append(traits)
    tree.wrap(from: mark, in: .trait(.gridCell(tree.gridCells.count - 1)))
  }
}
