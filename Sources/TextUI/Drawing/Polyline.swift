import struct Foundation.CGFloat

/// One part of a path as straight lines from point to point.
struct Polyline: Hashable, Sendable {
  /// At least one point.
  var points: [CGPoint]
  /// Whether a line leads from the last point back to the first.
  var isClosed = false

  /// The length in points, the closing line included.
  ///
  /// O(points).
  var length: CGFloat {
    segments.reduce(0) { $0 + $1.start.distance(to: $1.end) }
  }

  /// The lines in turn.
  var segments: [Segment] {
    var segments = zip(points, points.dropFirst()).map { Segment(start: $0, end: $1) }
    if isClosed, let first = points.first, let last = points.last, first != last {
      segments.append(Segment(start: last, end: first))
    }
    return segments
  }

  /// A straight line.
  struct Segment: Hashable, Sendable {
    var start: CGPoint
    var end: CGPoint
  }
}

extension Path {
  /// The parts of the path with curves replaced by lines that stay within half a point of them.
  var polylines: [Polyline] {
    var lines: [Polyline] = []
    func add(_ count: Int, _ point: (CGFloat) -> CGPoint) {
      for step in 1...count {
        lines[lines.count - 1].points.append(point(CGFloat(step) / CGFloat(count)))
      }
    }
    for element in elements {
      if case .move(let start) = element {
        lines.append(Polyline(points: [start]))
        continue
      }
      guard let part = lines.last, let first = part.points.first, let start = part.points.last
      else { continue }
      if part.isClosed { lines.append(Polyline(points: [first])) }
      let begin = part.isClosed ? first : start
      switch element {
      case .move: break
      case .line(let end): lines[lines.count - 1].points.append(end)
      case .closeSubpath: lines[lines.count - 1].isClosed = true
      case .quadCurve(let end, let control):
        add(steps(begin, control, end)) { fraction in
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
    return lines
  }

  /// Lines enough for a curve inside a polygon of control points: the error falls with the square
  /// of their number, and one a 6 points of polygon keeps a circle of any size within 0.5 points.
  private func steps(_ points: CGPoint...) -> Int {
    let reach = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    return reach >= 0 ? Int(min(max(reach / 6, 2), 64)) : 1
  }
}
