extension CGRect {
  /// Whether it is a lying line: so long, and at most a quarter of a row thick.
  var isHairline: Bool {
    height > 0 && height <= CellMetrics.height / 4 && width >= 2 * CellMetrics.width
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
