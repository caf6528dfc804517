extension Polyline {
  /// The points at which the line turns: all but its two ends, or all if it is closed.
  var inner: [CGPoint] { isClosed ? points : Array(points.dropFirst().dropLast()) }

  /// The part between two distances from the start, in points; empty outside the line.
  func part(from start: CGFloat, to end: CGFloat) -> Polyline {
    var part = Polyline(points: [])
    var position: CGFloat = 0
    for segment in segments {
      part.add(segment, at: position, from: start, to: end)
      position += segment.length
    }
    return part
  }

  private mutating func add(
    _ segment: Segment, at position: CGFloat, from start: CGFloat, to end: CGFloat
  ) {
    let length = segment.length
    let low = max(start, position)
    let high = min(end, position + length)
    guard low < high else { return }
    if points.isEmpty { points.append(segment.point(at: (low - position) / length)) }
    points.append(segment.point(at: (high - position) / length))
  }

  /// Calls `body` with each stroke of a dashed line, or with the whole line if it is not dashed.
  ///
  /// O(points + strokes). A pattern of no length leaves the line whole. A stroke shorter than `least`
  /// gets that length from its gap; a gap no shorter than its stroke keeps `least` too: between the
  /// middles of two dots nothing would show.
  func forEachDash(of style: StrokeStyle, least: CGFloat = 0, _ body: (Polyline) -> Void) {
    // An odd pattern applies twice: strokes and gaps swap the second time.
    var lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    var period = lengths.reduce(0, +)
    // More dashes than this are indistinguishable.
    guard period > 0, lengths.allSatisfy({ $0 >= 0 }), length / period <= 4096 else {
      return body(self)
    }
    for index in stride(from: 0, to: lengths.count, by: 2) where lengths[index] < least {
      let (stroke, gap) = (lengths[index], lengths[index + 1])
      lengths[index + 1] = max(stroke + gap - least, gap < stroke ? gap : least)
      lengths[index] = least
    }
    period = lengths.reduce(0, +)
    var stroke = Polyline(points: [])
    // The current stroke or gap: its index in the pattern, and its start on the line.
    var (index, start) = (0, -style.dashPhase.truncatingRemainder(dividingBy: period))
    if start > 0 { start -= period }
    var position: CGFloat = 0
    for segment in segments {
      let next = position + segment.length
      while start < next {
        let end = start + lengths[index]
        if index.isMultiple(of: 2) { stroke.add(segment, at: position, from: start, to: end) }
        if end > next { break }
        if !stroke.points.isEmpty { body(stroke) }
        stroke.points.removeAll(keepingCapacity: true)
        (index, start) = ((index + 1) % lengths.count, end)
      }
      position = next
    }
    if !stroke.points.isEmpty { body(stroke) }
  }
}
