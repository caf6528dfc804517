/// The size of a character cell in points, and the rule by which points become cells.
public enum CellMetrics {
  /// Half the height, as in most terminals' fonts: so a circle in points is round in cells.
  public static let width: CGFloat = 8
  /// The height of a cell: 16 points.
  public static let height: CGFloat = 16

  /// The size in points of so many cells.
  public static func size(columns: Int, rows: Int) -> CGSize {
    CGSize(width: CGFloat(columns) * width, height: CGFloat(rows) * height)
  }

  /// The column that a horizontal edge snaps to: the nearest, a half to the left.
  ///
  /// Each edge is snapped by itself and the rule never swaps two edges, so neighbours in points
  /// are neighbours in cells, widths add up, and what is a whole number of cells wide stays so.
  ///
  /// Widths must not be rounded instead: two views of 36 points in 72 are 4.5 columns each, which
  /// rounded are 5 and 5 in 9. Their edges at 0, 36 and 72 snap to 0, 4 and 9: 4 columns and 5.
  package static func column(at x: CGFloat) -> Int { snap(x / width) }

  /// The row that a vertical edge snaps to: the nearest, a half upwards.
  package static func row(at y: CGFloat) -> Int { snap(y / height) }

  /// The cells of a rectangle, each edge snapped by itself.
  package static func cells(of rect: CGRect) -> CellRect {
    let left = column(at: rect.minX)
    let top = row(at: rect.minY)
    return CellRect(
      column: left, row: top, columns: column(at: rect.maxX) - left,
      rows: row(at: rect.maxY) - top)
  }

  /// The cells that an area touches, if only with an edge of itself.
  static func cells(touching area: CGRect) -> CellRect {
    func bound(_ value: CGFloat) -> Int { Int(min(max(value.native, -1e6), 1e6)) }
    let left = bound((area.minX / width).rounded(.down))
    let top = bound((area.minY / height).rounded(.down))
    return CellRect(
      column: left, row: top,
      columns: bound((area.maxX / width).rounded(.up)) - left,
      rows: bound((area.maxY / height).rounded(.up)) - top)
  }

  /// The cells that a frame keeps of what it cuts off: of one that is thinner than a cell all that it
  /// touches inside a clip, where what is in it is drawn as thin as it is.
  static func cells(heldBy frame: CGRect, in clip: CellRect) -> CellRect {
    if !frame.isThin { return cells(of: frame) }
    return cells(touching: frame.insetBy(dx: 0.001, dy: 0.001)).intersection(clip)
  }

  /// The whole columns in a width; sums of fractions may fall short by a millionth.
  static func wholeColumns(in length: CGFloat) -> Int { floor(length / width + tolerance) }

  /// The whole rows in a height; sums of fractions may fall short by a millionth.
  static func wholeRows(in length: CGFloat) -> Int { floor(length / height + tolerance) }

  /// A length made up to whole cells.
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

  /// The nearest length of whole columns or rows, at least one; halves count as one more.
  static func nearestCells(_ length: CGFloat, along axis: Axis) -> CGFloat {
    let cell = axis == .horizontal ? width : height
    return max(1, (length / cell + 0.5).rounded(.down)) * cell
  }

  // Three thirds of 80 points end at 79.999…, which is column 10.
  private static let tolerance: CGFloat = 1e-6

  private static func snap(_ cells: CGFloat) -> Int { -floor(0.5 - cells + tolerance) }

  /// A million cells either way are as good as infinity, and sums of them never overflow.
  private static func floor(_ cells: CGFloat) -> Int {
    if cells.isNaN { return 0 }
    let limited: Double = min(max(cells, -1_000_000), 1_000_000)
    let whole = Int(limited)
    return Double(whole) > limited ? whole - 1 : whole
  }
}
