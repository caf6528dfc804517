import struct Foundation.CGFloat

extension DrawingContext {
  /// Where the exact frame begins, in points from the upper left corner of ``rect``.
  var origin: CGPoint {
    CGPoint(
      x: frame.minX - CGFloat(rect.column) * CellMetrics.width,
      y: frame.minY - CGFloat(rect.row) * CellMetrics.height)
  }

  /// Draws a path that counts from the upper left corner of the exact frame.
  package mutating func draw(_ path: Path, paint: Paint, style: FillStyle = FillStyle()) {
    let placed = path.offsetBy(dx: origin.x, dy: origin.y)
    if case .stroke(let line, let style) = placed.form {
      stroke(line, paint: paint, style: style)
    } else {
      fillArea(of: placed, paint: paint, style: style)
    }
  }

  /// The cells, counted from ``rect``, that touch an area in points and lie in the clip.
  func cells(touching area: CGRect) -> CellRect {
    func bound(_ value: CGFloat) -> Int { Int(min(max(value.native, -1e6), 1e6)) }
    let left = bound((area.minX / CellMetrics.width).rounded(.down))
    let top = bound((area.minY / CellMetrics.height).rounded(.down))
    let touched = CellRect(
      column: left, row: top,
      columns: bound((area.maxX / CellMetrics.width).rounded(.up)) - left,
      rows: bound((area.maxY / CellMetrics.height).rounded(.up)) - top)
    return touched.intersection(
      CellRect(
        column: clip.column - rect.column, row: clip.row - rect.row, columns: clip.columns,
        rows: clip.rows))
  }

  private mutating func fillArea(of path: Path, paint: Paint, style: FillStyle) {
    let bounds = path.boundingRect
    guard bounds.isFinite else { return }
    let isAlone = isMark(path)
    let shift = isAlone ? centering(bounds) : straightening(bounds)
    let placed = path.offsetBy(dx: shift.width, dy: shift.height)
    let area = cells(touching: bounds.offsetBy(dx: shift.width, dy: shift.height))
    if area.isEmpty { return }
    var raster = CoverageRaster(columns: area.columns, rows: area.rows)
    raster.cover(
      placed.offsetBy(
        dx: -CGFloat(area.column) * CellMetrics.width, dy: -CGFloat(area.row) * CellMetrics.height),
      isEvenOddFilled: style.isEOFilled)
    for row in 0..<area.rows {
      for column in 0..<area.columns {
        let (x, y) = (area.column + column, area.row + row)
        ink(
          raster[column, row], column: x, row: y, color: color(of: paint, column: x, row: y),
          alone: isAlone)
      }
    }
    rememberInk(of: area)
  }

  /// Whether an area is small enough to be drawn as a mark: one cell, or two for a dot.
  private func isMark(_ path: Path) -> Bool {
    if case .ellipse(let rect) = path.form, rect.width <= CellMetrics.height {
      return self.rect.columns <= 2 && self.rect.rows <= 1
    }
    return rect.columns <= 1 && rect.rows <= 1
  }

  /// The shift that centres a picture of one cell in it.
  private func centering(_ bounds: CGRect) -> CGSize {
    CGSize(
      width: CellMetrics.width / 2 - bounds.midX, height: CellMetrics.height / 2 - bounds.midY)
  }

  /// The shift that keeps a bar thinner than a cell from lying across the edge of two.
  private func straightening(_ bounds: CGRect) -> CGSize {
    CGSize(
      width: Self.straightening(bounds.minX, bounds.maxX, CellMetrics.width),
      height: Self.straightening(bounds.minY, bounds.maxY, CellMetrics.height))
  }

  private static func straightening(_ low: CGFloat, _ high: CGFloat, _ cell: CGFloat) -> CGFloat {
    if high - low > cell { return 0 }
    let start = ((low + high) / 2 / cell).rounded(.down) * cell
    return low < start ? start - low : high > start + cell ? start + cell - high : 0
  }
}

extension CGRect {
  /// Whether every edge is a number that can be drawn to.
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
