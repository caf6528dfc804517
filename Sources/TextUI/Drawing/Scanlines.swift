/// The parts of horizontal lines inside closed outlines.
///
/// Each part of a path counts as closed. The non-zero rule counts a part as inside if the outlines
/// around it turn one way more often than the other, the even-odd rule if their number is odd.
struct Scanlines {
  private struct Crossing {
    var x: Double
    var turn: Int
  }

  /// The crossings line by line, from left to right.
  private var crossings: [Crossing]
  /// The index of each line's first crossing, then the end of the last line's.
  private var starts: [Int]
  private let isEvenOddFilled: Bool
  private let lines: Range<Int>

  /// Intersects outlines with horizontal lines.
  ///
  /// Line `n` of `lines` lies at `firstLine` + `n` × `pitch` points. O(outline height / pitch).
  init(
    _ polylines: [Polyline], lines: Range<Int>, pitch: Double, firstLine: Double,
    isEvenOddFilled: Bool
  ) {
    self.isEvenOddFilled = isEvenOddFilled
    self.lines = lines
    let ruling = Ruling(lines: lines, pitch: pitch, firstLine: firstLine)
    var starts = [Int](repeating: 0, count: lines.count + 1)
    for polyline in polylines {
      polyline.forEachSide { start, end in
        for line in ruling.lines(between: start.y, and: end.y) { starts[line + 1] += 1 }
      }
    }
    for line in 0..<lines.count { starts[line + 1] += starts[line] }
    var ends = starts
    var crossings = [Crossing](repeating: Crossing(x: 0, turn: 0), count: ends[lines.count])
    for polyline in polylines {
      polyline.forEachSide { start, end in
        let turn = start.y < end.y ? 1 : -1
        let (upper, lower) = turn > 0 ? (start, end) : (end, start)
        let slope = (lower.x.native - upper.x.native) / (lower.y.native - upper.y.native)
        for line in ruling.lines(between: start.y, and: end.y) {
          let x = upper.x.native + slope * (ruling.height(of: line) - upper.y.native)
          crossings[ends[line]] = Crossing(x: x, turn: turn)
          ends[line] += 1
        }
      }
    }
    self.crossings = crossings
    self.starts = starts
    sort()
  }

  private mutating func sort() {
    crossings.withUnsafeMutableBufferPointer { crossings in
      for line in 0..<lines.count {
        var part = crossings[starts[line]..<starts[line + 1]]
        part.sort { $0.x < $1.x }
      }
    }
  }

  /// Calls `body` for each part inside, line by line and from left to right.
  func forEach(_ body: (_ line: Int, _ xs: Range<Double>) -> Void) {
    for line in 0..<lines.count {
      var winding = 0
      for index in starts[line]..<max(starts[line], starts[line + 1] - 1) {
        let (x, next) = (crossings[index].x, crossings[index + 1].x)
        winding += crossings[index].turn
        let isInside = isEvenOddFilled ? winding % 2 != 0 : winding != 0
        if isInside && x < next { body(lines.lowerBound + line, x..<next) }
      }
    }
  }
}

private struct Ruling {
  let lines: Range<Int>
  let pitch: Double
  let firstLine: Double

  /// The lines between two heights, counted from the first of ``lines``.
  ///
  /// The range is half open, so that a corner shared by two sides counts once.
  func lines(between start: CGFloat, and end: CGFloat) -> Range<Int> {
    let (upper, lower) = (min(start, end).native, max(start, end).native)
    let first = max(Double(lines.lowerBound), ((upper - firstLine) / pitch).rounded(.up))
    let last = min(Double(lines.upperBound), ((lower - firstLine) / pitch).rounded(.up))
    guard first < last else { return 0..<0 }
    return Int(first) - lines.lowerBound..<Int(last) - lines.lowerBound
  }

  /// The height of a line, in points, counted as in ``lines(between:and:)``.
  func height(of line: Int) -> Double { firstLine + Double(lines.lowerBound + line) * pitch }
}

extension Polyline {
  /// Calls `body` with each side of the enclosed area: the segments and the closing one.
  func forEachSide(_ body: (_ start: CGPoint, _ end: CGPoint) -> Void) {
    guard var start = points.last else { return }
    for end in points {
      body(start, end)
      start = end
    }
  }
}

extension [Polyline] {
  func contains(_ point: CGPoint, isEvenOddFilled: Bool) -> Bool {
    var isInside = false
    Scanlines(
      self, lines: 0..<1, pitch: 1, firstLine: point.y.native, isEvenOddFilled: isEvenOddFilled
    ).forEach { _, xs in
      isInside = isInside || xs.contains(point.x.native)
    }
    return isInside
  }
}
