extension DotRaster {
  /// Draws a line along a path's parts; points count from the upper left corner of the raster.
  ///
  /// A line up to a dot and a quarter (5 points) thick is one dot thick everywhere. A thicker one
  /// has every dot whose middle lies within half its width, and round corners.
  mutating func draw(_ polylines: [Polyline], style: StrokeStyle) {
    for polyline in polylines {
      polyline.forEachDash(of: style, least: CGFloat(Self.pitch)) { dash in
        if style.lineWidth.native <= Self.pitch * 1.25 {
          drawHairline(dash)
        } else {
          drawThick(dash, style: style)
        }
      }
    }
  }

  private mutating func drawHairline(_ polyline: Polyline) {
    var bends: [Bend] = []
    var last: Polyline.Segment?
    for segment in polyline.segments {
      let (x0, y0) = (segment.start.x.native / Self.pitch, segment.start.y.native / Self.pitch)
      let (x1, y1) = (segment.end.x.native / Self.pitch, segment.end.y.native / Self.pitch)
      if let last, let bend = Bend(from: last, to: segment) { bends.append(bend) }
      last = segment
      if abs(x1 - x0) >= abs(y1 - y0) {
        step(from: (x0, y0), to: (x1, y1), limit: columns * 2) { mark(x: $0, y: $1) }
      } else {
        step(from: (y0, x0), to: (y1, x1), limit: rows * 4) { mark(x: $1, y: $0) }
      }
    }
    for bend in bends where !(isMarked(bend.flat) && isMarked(bend.steep)) {
      mark(x: bend.dot.x, y: bend.dot.y)
    }
  }

  private func isMarked(_ dot: Bend.Dot) -> Bool {
    guard dot.x >= 0, dot.y >= 0, dot.x < columns * 2, dot.y < rows * 4 else { return true }
    return self[dot.x >> 1, dot.y >> 2].rawValue & DotPattern.bit(x: dot.x & 1, y: dot.y & 3) != 0
  }

  /// Calls `mark` once for each dot along the longer side whose middle the line passes.
  private func step(
    from start: (Double, Double), to end: (Double, Double), limit: Int,
    _ mark: (Int, Int) -> Void
  ) {
    let (low, high) = start.0 <= end.0 ? (start, end) : (end, start)
    guard low.0 < high.0 else { return }
    let first = max(0, (low.0 - 0.5).rounded(.up))
    let last = min(Double(limit), (high.0 - 0.5).rounded(.up))
    guard first < last else { return }
    let slope = (high.1 - low.1) / (high.0 - low.0)
    for position in Int(first)..<Int(last) {
      let across = low.1 + slope * (Double(position) + 0.5 - low.0)
      guard abs(across) < 1e6 else { continue }
      mark(position, Int(across.rounded(.down)))
    }
  }

  private mutating func drawThick(_ polyline: Polyline, style: StrokeStyle) {
    let segments = polyline.segments
    // Equally thick everywhere, and apart from a line beside it: 14 points are three dots, never
    // four.
    let width = style.lineWidth.native
    let reach =
      (width < 2 * Self.pitch ? width : (width / Self.pitch).rounded(.down) * Self.pitch) / 2
    for (index, segment) in segments.enumerated() {
      let isOpen = !polyline.isClosed && style.lineCap == .butt
      let band = Band(
        segment, reach: reach, startsSharp: isOpen && index == 0,
        endsSharp: isOpen && index == segments.count - 1)
      mark(band)
    }
  }

  private mutating func mark(_ band: Band) {
    let box = band.box
    let pitch = CGFloat(Self.pitch)
    let xs = dots(box.minX / pitch, box.maxX / pitch, limit: columns * 2)
    for y in dots(box.minY / pitch, box.maxY / pitch, limit: rows * 4) {
      for x in xs
      where band.contains((Double(x) + 0.5) * Self.pitch, (Double(y) + 0.5) * Self.pitch) {
        mark(x: x, y: y)
      }
    }
  }

  private func dots(_ low: CGFloat, _ high: CGFloat, limit: Int) -> Range<Int> {
    let first = min(max(0, low.native.rounded(.down)), Double(limit))
    let last = min(max(first, high.native.rounded(.up)), Double(limit))
    return Int(first)..<Int(last)
  }
}

/// The points within a distance of a straight line, or between its ends if those are sharp.
private struct Band {
  let box: CGRect
  private let x, y, dx, dy, reach: Double
  private let startsSharp, endsSharp: Bool

  init(_ segment: Polyline.Segment, reach: Double, startsSharp: Bool, endsSharp: Bool) {
    x = segment.start.x.native
    y = segment.start.y.native
    dx = segment.end.x.native - x
    dy = segment.end.y.native - y
    self.reach = reach
    self.startsSharp = startsSharp
    self.endsSharp = endsSharp
    box = CGRect(
      x: CGFloat(min(x, x + dx) - reach), y: CGFloat(min(y, y + dy) - reach),
      width: CGFloat(abs(dx) + 2 * reach), height: CGFloat(abs(dy) + 2 * reach))
  }

  func contains(_ px: Double, _ py: Double) -> Bool {
    let square = dx * dx + dy * dy
    let along = square == 0 ? 0 : ((px - x) * dx + (py - y) * dy) / square
    if (startsSharp && along < 0) || (endsSharp && along > 1) { return false }
    let nearest = min(max(along, 0), 1)
    let (ex, ey) = (px - x - nearest * dx, py - y - nearest * dy)
    return ex * ex + ey * ey <= reach * reach
  }
}

/// A dot in which a curve turns from flat to steep, or back, and which neither segment marks.
///
/// Corners of straight lines do not count: they stay sharp.
private struct Bend {
  typealias Dot = (x: Int, y: Int)

  let dot: Dot
  let flat: Dot
  let steep: Dot

  init?(from last: Polyline.Segment, to next: Polyline.Segment) {
    let (from, to) = (last.end - last.start, next.end - next.start)
    let wasFlat = abs(from.x) >= abs(from.y)
    let along = from.x * to.x + from.y * to.y
    let across = from.x * to.y - from.y * to.x
    if wasFlat == (abs(to.x) >= abs(to.y)) || abs(across) * 2 >= along { return nil }
    let (x, y) = (next.start.x.native / DotRaster.pitch, next.start.y.native / DotRaster.pitch)
    guard abs(x) < 1e6, abs(y) < 1e6 else { return nil }
    let (column, row) = (x.rounded(.down), y.rounded(.down))
    let right = (wasFlat ? -from.x : to.x) > 0
    let down = (wasFlat ? to.y : -from.y) > 0
    if (x - column > 0.5) != right || (y - row > 0.5) != down { return nil }
    dot = (Int(column), Int(row))
    flat = (dot.x + (right ? 1 : -1), dot.y)
    steep = (dot.x, dot.y + (down ? 1 : -1))
  }
}

private func - (end: CGPoint, start: CGPoint) -> CGPoint {
  CGPoint(x: end.x - start.x, y: end.y - start.y)
}
