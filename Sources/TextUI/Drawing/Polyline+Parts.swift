import struct Foundation.CGFloat

extension Polyline {
  /// The points at which the line turns: all but its two ends, or all where it is closed.
  var inner: [CGPoint] {
    isClosed ? points : Array(points.dropFirst().dropLast())
  }

  /// The part between two distances from the start, in points; empty where it lies outside.
  func part(from start: CGFloat, to end: CGFloat) -> Polyline {
    var part = Polyline(points: [])
    var position: CGFloat = 0
    for segment in segments {
      let length = segment.start.distance(to: segment.end)
      let low = max(start, position)
      let high = min(end, position + length)
      if low < high {
        if part.points.isEmpty {
          part.points.append(
            segment.start.interpolated(to: segment.end, by: (low - position) / length))
        }
        part.points.append(
          segment.start.interpolated(to: segment.end, by: (high - position) / length))
      }
      position += length
    }
    return part
  }

  /// The strokes of a dashed line, or the line itself where it is whole.
  ///
  /// O(points × strokes). Dashes of no length at all mean a whole line.
  func dashed(by style: StrokeStyle) -> [Polyline] {
    let period = style.dash.reduce(0, +)
    guard period > 0, style.dash.allSatisfy({ $0 >= 0 }) else { return [self] }
    // An odd number of lengths means the pattern once as strokes and once as gaps.
    let lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    let whole = lengths.reduce(0, +)
    let total = length
    // So many dashes are no longer told apart.
    if total / whole > 4096 { return [self] }
    var strokes: [Polyline] = []
    var position = -style.dashPhase.truncatingRemainder(dividingBy: whole)
    if position > 0 { position -= whole }
    while position < total {
      for (index, length) in lengths.enumerated() {
        if index.isMultiple(of: 2) {
          let stroke = part(from: position, to: position + length)
          if !stroke.points.isEmpty { strokes.append(stroke) }
        }
        position += length
      }
    }
    return strokes
  }
}
