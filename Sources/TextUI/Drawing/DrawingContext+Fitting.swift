/// Moves areas onto positions that cells can show, before rasterizing.
extension DrawingContext {
  /// Stretches an ellipse of up to four rows onto whole rows.
  ///
  /// Otherwise its shape would change from place to place, and seldom be symmetric. An ellipse of
  /// up to 24 points gets one row, and so does one of up to two rows that would hide letters around
  /// it: behind a day's number it spares the days beside it, narrowing if need be.
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

  /// A box of whole rows in the middle of an area, at a whole number of half columns.
  private func cells(around area: CGRect, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    let half = CellMetrics.width / 2
    let left = ((area.midX - width / 2) / half - 0.5).rounded(.up) * half
    let top = CGFloat(CellMetrics.row(at: area.midY - height / 2)) * CellMetrics.height
    return CGRect(x: left, y: top, width: width, height: height)
  }

  private func hidesText(_ box: CGRect) -> Bool {
    grid.holdsText(absolute(cells(touching: box)).intersection(clip), in: glyphSet)
  }

  /// Makes a square of a heat map exactly half a row high.
  func halved(_ path: Path) -> Path {
    guard case .rectangle(var area, let radii) = path.form, !isChart, Self.isHalfSquare(area)
    else { return path }
    let half = CellMetrics.height / 2
    area.origin.y = (area.midY / half - 1).rounded(.up) * half
    area.size.height = half
    return Path(form: .rectangle(area, radii))
  }

  /// Moves a bar of up to two columns onto whole columns, like the bars of a chart.
  func standing(_ path: Path) -> Path {
    guard case .rectangle(let area, let radii) = path.form, (1...2).contains(rect.columns),
      area.width <= 2 * CellMetrics.width, area.height > area.width / 2
    else { return path }
    let width = CGFloat(rect.columns) * CellMetrics.width
    let bar = CGRect(x: 0, y: area.minY, width: width, height: area.height)
    return Path(form: .rectangle(bar, radii))
  }

  /// Moves a rectangle that ends between rows or begins between columns onto halves of cells.
  ///
  /// Blocks of eighths grow from a row's bottom and a column's left edge; the opposite edges have
  /// only halves to match.
  func even(_ path: Path) -> Path {
    guard case .rectangle(var area, var radii) = path.form else { return path }
    if area.height < CellMetrics.height { radii = RectangleCornerRadii() }
    // A line has no halves of a column, so gaps of equal length would differ.
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

  /// Whether a cell begins or ends at a position; sums of fractions miss it by a millionth.
  private static func isEdge(_ place: CGFloat, of cell: CGFloat) -> Bool {
    abs(place - (place / cell).rounded() * cell) < 1e-6
  }

  /// Whether an area is a heat map's square in rows that allow only half a row each.
  static func isHalfSquare(_ area: CGRect) -> Bool {
    let half = CellMetrics.height / 2
    return area.height > half && area.height <= 1.5 * half && abs(area.height - area.width) <= 1
  }

  /// Extends a length to at least one sample, so that a hairline shows.
  private static func sampled(_ start: CGFloat, _ length: CGFloat, _ sample: CGFloat)
    -> (start: CGFloat, length: CGFloat)
  {
    if length >= 1.5 * sample || length <= 0 { return (start, length) }
    return (((start + length / 2) / sample - 1e-6).rounded(.down) * sample, sample)
  }

  /// Moves both ends to the nearest halves of cells, unless the length is at most a cell.
  private static func halves(_ start: CGFloat, _ length: CGFloat, _ cell: CGFloat)
    -> (start: CGFloat, length: CGFloat)
  {
    if length <= cell { return (start, length) }
    let first = (start * 2 / cell - 0.5).rounded(.up) * cell / 2
    let last = ((start + length) * 2 / cell + 0.5).rounded(.down) * cell / 2
    return (first, last - first)
  }

  /// The shift that keeps a long bar thinner than a cell within one row or column.
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
