/// The size of a cell in points, and the conversion of points to cells.
public enum CellMetrics {
  /// The width of a cell, 8 points: half its height, as in most terminals, so circles are round.
  public static let width: CGFloat = 8
  /// The height of a cell, 16 points.
  public static let height: CGFloat = 16

  /// Returns the size, in points, of that many cells.
  public static func size(columns: Int, rows: Int) -> CGSize {
    CGSize(width: CGFloat(columns) * width, height: CGFloat(rows) * height)
  }

  /// The column of a horizontal position: the nearest, a half to the left.
  ///
  /// Each edge snaps by itself and the rule never swaps two edges, so neighbours in points are
  /// neighbours in cells, widths add up, and a width of whole cells stays the same.
  ///
  /// Rounding widths instead would not fit: two views of 36 points in 72 are 4.5 columns each,
  /// which round to 5 and 5 in 9. Their edges at 0, 36 and 72 snap to 0, 4 and 9: 4 columns and 5.
  package static func column(at x: CGFloat) -> Int { snap(x / width) }

  /// The row of a vertical position: the nearest, a half upwards.
  package static func row(at y: CGFloat) -> Int { snap(y / height) }

  /// The cells of a rectangle whose edges each snap by themselves.
  package static func cells(of rect: CGRect) -> CellRect {
    let left = column(at: rect.minX)
    let top = row(at: rect.minY)
    return CellRect(
      column: left, row: top, columns: column(at: rect.maxX) - left,
      rows: row(at: rect.maxY) - top)
  }

  /// The cells that an area touches, even partly.
  static func cells(touching area: CGRect) -> CellRect {
    func bound(_ value: CGFloat) -> Int { Int(min(max(value.native, -1e6), 1e6)) }
    let left = bound((area.minX / width).rounded(.down))
    let top = bound((area.minY / height).rounded(.down))
    return CellRect(
      column: left, row: top,
      columns: bound((area.maxX / width).rounded(.up)) - left,
      rows: bound((area.maxY / height).rounded(.up)) - top)
  }

  /// The cells that a clipping frame keeps: for a frame thinner than a cell, all cells it touches
  /// inside the clip, since its content is drawn equally thin.
  static func cells(heldBy frame: CGRect, in clip: CellRect) -> CellRect {
    if !frame.isThin { return cells(of: frame) }
    return cells(touching: frame.insetBy(dx: 0.001, dy: 0.001)).intersection(clip)
  }

  /// The whole columns in a width, with a tolerance of a millionth for sums of fractions.
  static func wholeColumns(in length: CGFloat) -> Int { floor(length / width + tolerance) }

  /// The whole rows in a height, with a tolerance of a millionth for sums of fractions.
  static func wholeRows(in length: CGFloat) -> Int { floor(length / height + tolerance) }

  /// A length rounded up to whole cells.
  static func wholeCells(over length: CGFloat, along axis: Axis) -> CGFloat {
    let cell = axis == .horizontal ? width : height
    return (length / cell - tolerance).rounded(.up) * cell
  }

  static func wholeCells(in length: CGFloat, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: CGFloat(wholeColumns(in: length)) * width
    case .vertical: CGFloat(wholeRows(in: length)) * height
    }
  }

  static func isWhole(_ length: CGFloat, along axis: Axis) -> Bool {
    let cells = length / (axis == .horizontal ? width : height)
    return (cells - cells.rounded()).magnitude < tolerance
  }

  /// The nearest length of whole columns or rows, at least one; halves round up.
  static func nearestCells(_ length: CGFloat, along axis: Axis) -> CGFloat {
    let cell = axis == .horizontal ? width : height
    return max(1, (length / cell + 0.5).rounded(.down)) * cell
  }

  // Three thirds of 80 points end at 79.999…, which is column 10.
  private static let tolerance: CGFloat = 1e-6

  private static func snap(_ cells: CGFloat) -> Int { -floor(0.5 - cells + tolerance) }

  /// Treats a million cells either way as infinity, so that sums never overflow.
  private static func floor(_ cells: CGFloat) -> Int {
    if cells.isNaN { return 0 }
    let limited: Double = min(max(cells, -1_000_000), 1_000_000)
    let whole = Int(limited)
    return Double(whole) > limited ? whole - 1 : whole
  }
}
