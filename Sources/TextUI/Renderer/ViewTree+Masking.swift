import struct Foundation.CGFloat

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
    context.grid.restore(before) { column, row in
      column >= area.column && column < area.endColumn && row >= area.row && row < area.endRow
        && raster[column - area.column, row - area.row].fraction >= 0.5
    }
  }

  /// Draws the second child apart and keeps of the first only the cells where that drew something.
  @MainActor
  mutating func drawMasked(_ mark: Int, at origin: CGPoint, in context: inout DrawingContext) {
    let before = context.grid
    draw(placements[mark], from: origin, in: &context)
    let spoken = context.speech
    var stencil = context
    stencil.grid = CellGrid(columns: before.columns, rows: before.rows)
    stencil.effects.opacity = 1
    draw(placements[mark + 1], from: origin, in: &stencil)
    context.speech = spoken
    context.grid.restore(before) { column, row in
      !stencil.grid.isBlank(column: column, row: row)
    }
  }

  /// Draws a child where it stands in its box.
  @MainActor
  mutating func draw(
    _ placement: Placement, from origin: CGPoint, in context: inout DrawingContext
  ) {
    draw(
      placement.child,
      at: CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y),
      placement.proposal, in: &context)
  }
}
