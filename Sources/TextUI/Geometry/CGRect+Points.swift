extension CGRect {
  /// Whether it is thinner than a cell: what fills it is a shape, since a ground has whole cells.
  var isThin: Bool {
    // Sums of fractions may fall short by a little.
    !isEmpty && (height < CellMetrics.height - 0.001 || width < CellMetrics.width - 0.001)
  }

  /// The smallest rectangle around points; empty at the origin where there are none.
  init(around points: some Sequence<CGPoint>) {
    var (low, high): (CGPoint?, CGPoint?)
    for point in points {
      low = CGPoint(x: min(low?.x ?? point.x, point.x), y: min(low?.y ?? point.y, point.y))
      high = CGPoint(x: max(high?.x ?? point.x, point.x), y: max(high?.y ?? point.y, point.y))
    }
    let (start, end) = (low ?? .zero, high ?? .zero)
    self.init(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}
