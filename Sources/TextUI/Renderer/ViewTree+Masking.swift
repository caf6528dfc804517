extension ViewTree {
  /// Takes back what was drawn since `before` in a frame and outside of a shape.
  func clip(_ index: Int, to frame: CGRect, before: CellGrid, in context: inout DrawingContext) {
    let clip = clips[index]
    let area = CellMetrics.cells(of: frame).intersection(context.clip)
    var raster = CoverageRaster(columns: area.columns, rows: area.rows)
    let corner = CellMetrics.size(columns: area.column, rows: area.row)
    raster.cover(
      clip.path(frame).offsetBy(dx: -corner.width, dy: -corner.height),
      isEvenOddFilled: clip.isEvenOddFilled)
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
    context.grid.restore(before) { column, row in
      area.contains(column: column, row: row)
        && (raster[column - area.column, row - area.row].fraction >= 0.5
          || cuts.contains(row * before.columns + column))
    }
  }

  /// Draws the children that were placed since `mark` apart, and keeps of `primary` only the cells
  /// where they drew something.
  @MainActor
  mutating func drawMasked(
    _ primary: Placement, byThoseFrom mark: Int, at origin: CGPoint,
    in context: inout DrawingContext
  ) {
    let before = context.grid
    draw(primary, from: origin, in: &context)
    let spoken = context.speech
    var stencil = context
    stencil.grid = CellGrid(columns: before.columns, rows: before.rows)
    stencil.effects.opacity = 1
    drawPlacements(from: mark, at: origin, in: &stencil)
    context.speech = spoken
    context.grid.restore(before) { column, row in
      !stencil.grid.isBlank(column: column, row: row)
    }
  }
}
