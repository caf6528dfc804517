extension Painter {
  /// Undoes the painting since `before` in an item's cells outside of a shape.
  mutating func cut(by clip: ClipShape, to item: PlacedItem, before: CellGrid) {
    let cells = item.cells
    // Pictures are cut along the shape itself, backgrounds, which have whole cells, along one of
    // the cells' size; one or two rows leave no space for corners, which would look like dents.
    let hasCorners =
      context.glyphSet == .unicode && !context.grid.hasPictures && cells.rows > 2
      && cells.columns > 2
    var frame = item.frame
    if hasCorners {
      let size = CellMetrics.size(columns: cells.columns, rows: cells.rows)
      let corner = CellMetrics.size(columns: cells.column, rows: cells.row)
      frame = CGRect(origin: CGPoint(x: corner.width, y: corner.height), size: size)
    }
    let area = cells.intersection(context.clip)
    var raster = CoverageRaster(columns: area.columns, rows: area.rows)
    let corner = CellMetrics.size(columns: area.column, rows: area.row)
    let path = clip.path(frame)
    let outline = path.boundingRect.insetBy(dx: -0.5, dy: -0.5)
    let isBadge = cells.rows == 1 && outline.minX <= frame.minX && outline.maxX >= frame.maxX
    raster.cover(
      path.offsetBy(dx: -corner.width, dy: -corner.height), isEvenOddFilled: clip.isEvenOddFilled)
    var cuts: Set<Int> = []
    if context.grid.hasPictures {
      for row in area.row..<area.endRow {
        for column in area.column..<area.endColumn {
          let pattern = raster[column - area.column, row - area.row]
          if pattern != .full, !pattern.isEmpty,
            context.grid.cutPicture(column: column, row: row, to: pattern, earlier: before)
          {
            cuts.insert(row * before.columns + column)
          }
        }
      }
    }
    context.grid.restore(before, in: area) { column, row in
      isBadge || frame.isThin || raster[column - area.column, row - area.row].fraction >= 0.5
        || cuts.contains(row * before.columns + column)
    }
    if !hasCorners { return }
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn {
        let pattern = raster[column - area.column, row - area.row]
        if pattern == .full || pattern.fraction < 0.5 { continue }
        context.grid.cutGround(column: column, row: row, to: pattern, earlier: before)
      }
    }
  }
}
