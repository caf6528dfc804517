/// One part of a path as straight lines from point to point.
struct Polyline: Hashable, Sendable {
  /// At least two points, or none.
  var points: [CGPoint]
  var isClosed = false

  /// The length in points, the closing line included.
  ///
  /// O(points).
  var length: CGFloat { segments.reduce(0) { $0 + $1.length } }

  var segments: Segments { Segments(polyline: self) }

  struct Segment: Hashable, Sendable {
    var start: CGPoint
    var end: CGPoint

    var length: CGFloat { start.distance(to: end) }

    func point(at fraction: CGFloat) -> CGPoint { start.interpolated(to: end, by: fraction) }
  }

  struct Segments: RandomAccessCollection, Sendable {
    fileprivate let polyline: Polyline

    var startIndex: Int { 0 }

    var endIndex: Int {
      let isOpen = !polyline.isClosed || polyline.points.first == polyline.points.last
      return isOpen ? Swift.max(0, polyline.points.count - 1) : polyline.points.count
    }

    subscript(index: Int) -> Segment {
      let next = index + 1 == polyline.points.count ? 0 : index + 1
      return Segment(start: polyline.points[index], end: polyline.points[next])
    }
  }
}

extension Path {
  /// The parts of the path as straight lines, within half a point of its curves.
  var polylines: [Polyline] {
    let elements = elements
    var flattening = Flattening()
    flattening.reserve(elements.count)
    for element in elements { flattening.add(element) }
    return flattening.finished()
  }
}

private struct Flattening {
  private var polylines: [Polyline] = []
  private var points: [CGPoint] = []

  mutating func reserve(_ count: Int) { points.reserveCapacity(count) }

  mutating func add(_ element: Path.Element) {
    if case .move(let start) = element { return begin(at: start) }
    guard let begin = points.last, let first = points.first else { return }
    switch element {
    case .move: break
    case .line(let end): points.append(end)
    case .closeSubpath:
      endPart(isClosed: true)
      points.append(first)
    case .quadCurve(let end, let control):
      add(steps(begin, control, control, end)) { fraction in
        begin.interpolated(to: control, by: fraction)
          .interpolated(to: control.interpolated(to: end, by: fraction), by: fraction)
      }
    case .curve(let end, let control1, let control2):
      add(steps(begin, control1, control2, end)) { fraction in
        let middle = control1.interpolated(to: control2, by: fraction)
        let left = begin.interpolated(to: control1, by: fraction)
          .interpolated(to: middle, by: fraction)
        let right = middle.interpolated(
          to: control2.interpolated(to: end, by: fraction), by: fraction)
        return left.interpolated(to: right, by: fraction)
      }
    }
  }

  mutating func finished() -> [Polyline] {
    endPart(isClosed: false)
    return polylines
  }

  private mutating func begin(at start: CGPoint) {
    endPart(isClosed: false)
    points.append(start)
  }

  /// Drops a part of one point, which is no line.
  private mutating func endPart(isClosed: Bool) {
    if points.isEmpty { return }
    if points.count > 1 { polylines.append(Polyline(points: points, isClosed: isClosed)) }
    points = []
  }

  private mutating func add(_ count: Int, _ point: (CGFloat) -> CGPoint) {
    for step in 1...count { points.append(point(CGFloat(step) / CGFloat(count))) }
  }

  /// The number of lines for a curve inside a polygon of control points: the error falls with its
  /// square, and one line for 6 points of polygon keeps a circle of any size within 0.5 points.
  private func steps(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> Int {
    let reach = a.distance(to: b) + b.distance(to: c) + c.distance(to: d)
    return reach >= 0 ? Int(min(max(reach / 6, 2), 64)) : 1
  }
}
