extension CGRect {
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
