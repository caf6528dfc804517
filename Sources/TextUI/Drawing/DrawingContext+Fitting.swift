/// How areas are moved onto what cells can show, before they are rasterised.
extension DrawingContext {
  /// The path with an ellipse of up to four rows stretched onto whole rows.
  ///
  /// From one place to the next it would else have another shape, and seldom an even one. One of 24
  /// points has one row, and so has one of up to two that would hide letters around it: behind the number of
  /// a day it leaves the days beside it, and is no wider than they let it.
  func fitting(_ path: Path) -> Path {
    guard case .ellipse(let area) = path.form, area.height <= 4 * CellMetrics.height,
      area.height >= 0.75 * CellMetrics.height, effects.rotation == 0
    else { return path }
    var width = CellMetrics.nearestCells(area.width, along: .horizontal)
    let isOneRow = area.height <= 1.5 * CellMetrics.height
    let height =
      isOneRow ? CellMetrics.height : CellMetrics.nearestCells(area.height, along: .vertical)
    var box = cells(around: area, width, height)
    if height <= 2 * CellMetrics.height, hidesText(box) {
      box = cells(around: area, width, CellMetrics.height)
      while width > 2 * CellMetrics.width, hidesText(box) {
        width = max(width - 2 * CellMetrics.width, 2 * CellMetrics.width)
        box = cells(around: area, width, CellMetrics.height)
      }
    }
    return Path(form: .ellipse(box))
  }

  /// A box of whole rows in the middle of an area; quadrants are half a column wide.
  private func cells(around area: CGRect, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    let half = CellMetrics.width / 2
    let left = ((area.midX - width / 2) / half - 0.5).rounded(.up) * half
    let top = CGFloat(CellMetrics.row(at: area.midY - height / 2)) * CellMetrics.height
    return CGRect(x: left, y: top, width: width, height: height)
  }

  private func hidesText(_ box: CGRect) -> Bool {
    grid.holdsText(absolute(cells(touching: box)).intersection(clip), in: glyphSet)
  }

  /// The path with a square of a heat map that has half a row made as high as that.
  func halved(_ path: Path) -> Path {
    guard case .rectangle(var area, let radii) = path.form, !isChart, Self.isHalfSquare(area)
    else { return path }
    let half = CellMetrics.height / 2
    area.origin.y = (area.midY / half - 1).rounded(.up) * half
    area.size.height = half
    return Path(form: .rectangle(area, radii))
  }

  /// The path with a bar of up to two columns moved onto whole ones, as the bars of a chart are.
  func standing(_ path: Path) -> Path {
    guard case .rectangle(let area, let radii) = path.form, (1...2).contains(rect.columns),
      area.width <= 2 * CellMetrics.width, area.height > area.width / 2
    else { return path }
    let width = CGFloat(rect.columns) * CellMetrics.width
    let bar = CGRect(x: 0, y: area.minY, width: width, height: area.height)
    return Path(form: .rectangle(bar, radii))
  }

  /// The path with a rectangle that stands on no row or begins at no column moved onto halves.
  ///
  /// Eighths rise from a row's foot and grow from a column's left edge. At the opposite edges only
  /// halves could match them.
  func even(_ path: Path) -> Path {
    guard case .rectangle(var area, var radii) = path.form else { return path }
    if area.height < CellMetrics.height { radii = RectangleCornerRadii() }
    // There is no half of a line, so that gaps of one length would differ.
    if area.height <= CellMetrics.height / 2, area.width >= CellMetrics.width, !isChart {
      let left = CellMetrics.column(at: area.minX)
      let columns = max(1, CellMetrics.column(at: area.maxX) - left)
      area.origin.x = CGFloat(left) * CellMetrics.width
      area.size.width = CGFloat(columns) * CellMetrics.width
    }
    (area.origin.y, area.size.height) = Self.sampled(area.minY, area.height, 2)
    (area.origin.x, area.size.width) = Self.sampled(area.minX, area.width, 1)
    if !Self.isEdge(area.minX, of: CellMetrics.width) {
      (area.origin.x, area.size.width) = Self.halves(area.minX, area.width, CellMetrics.width)
    }
    if !Self.isEdge(area.maxY, of: CellMetrics.height) {
      (area.origin.y, area.size.height) = Self.halves(area.minY, area.height, CellMetrics.height)
    }
    return Path(form: .rectangle(area, radii))
  }

  /// Whether a cell begins or ends at a place; sums of fractions miss it by a millionth.
  private static func isEdge(_ place: CGFloat, of cell: CGFloat) -> Bool {
    abs(place - (place / cell).rounded() * cell) < 1e-6
  }

  /// Whether an area is a square of a heat map whose rows have no room for more than half a row each.
  static func isHalfSquare(_ area: CGRect) -> Bool {
    let half = CellMetrics.height / 2
    return area.height > half && area.height <= 1.5 * half && abs(area.height - area.width) <= 1
  }

  /// A stretch of at least one sample, so that a hairline shows.
  private static func sampled(_ start: CGFloat, _ length: CGFloat, _ sample: CGFloat)
    -> (start: CGFloat, length: CGFloat)
  {
    if length >= 1.5 * sample || length <= 0 { return (start, length) }
    return (((start + length / 2) / sample - 1e-6).rounded(.down) * sample, sample)
  }

  /// A stretch between the nearest halves of cells, unless it is no longer than a cell.
  private static func halves(_ start: CGFloat, _ length: CGFloat, _ cell: CGFloat)
    -> (start: CGFloat, length: CGFloat)
  {
    if length <= cell { return (start, length) }
    let first = (start * 2 / cell - 0.5).rounded(.up) * cell / 2
    let last = ((start + length) * 2 / cell + 0.5).rounded(.down) * cell / 2
    return (first, last - first)
  }

  /// The shift that keeps a long bar thinner than a cell from lying across the edge of two.
  func straightening(_ bounds: CGRect) -> CGSize {
    let isWide = bounds.width >= 2 * CellMetrics.width
    let isTall = bounds.height >= 2 * CellMetrics.height
    return CGSize(
      width: isTall ? Self.straightening(bounds.minX, bounds.maxX, CellMetrics.width) : 0,
      height: isWide ? Self.straightening(bounds.minY, bounds.maxY, CellMetrics.height) : 0)
  }

  private static func straightening(_ low: CGFloat, _ high: CGFloat, _ cell: CGFloat) -> CGFloat {
    if high - low > cell { return 0 }
    let start = ((low + high) / 2 / cell).rounded(.down) * cell
    return low < start ? start - low : high > start + cell ? start + cell - high : 0
  }
}
