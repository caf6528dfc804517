import struct Foundation.CGFloat

/// The stretches of horizontal lines that lie inside closed outlines.
///
/// Each part of a path counts as closed. A stretch is inside by the non-zero rule (the outlines
/// around it turn one way more often than the other) or the even-odd rule (their number is odd).
struct Scanlines {
  private struct Crossing {
    var x: Double
    var turn: Int
  }

  private var crossings: [[Crossing]]
  private let isEvenOddFilled: Bool
  private let lines: Range<Int>

  /// Cuts outlines with horizontal lines.
  ///
  /// Line `n` of `lines` lies at `firstLine` + `n` × `pitch` points. O(outline height / pitch).
  init(
    _ polylines: [Polyline], lines: Range<Int>, pitch: Double, firstLine: Double,
    isEvenOddFilled: Bool
  ) {
    crossings = Array(repeating: [], count: lines.count)
    self.isEvenOddFilled = isEvenOddFilled
    self.lines = lines
    for polyline in polylines {
      guard var start = polyline.points.last else { continue }
      for end in polyline.points {
        cut(start, end, pitch: pitch, firstLine: firstLine)
        start = end
      }
    }
  }

  private mutating func cut(_ start: CGPoint, _ end: CGPoint, pitch: Double, firstLine: Double) {
    if start.y == end.y { return }
    let isDownwards = start.y < end.y
    let (upper, lower) = isDownwards ? (start, end) : (end, start)
    // Half open, so that a corner shared by two sides is cut once.
    let first = max(Double(lines.lowerBound), ((upper.y.native - firstLine) / pitch).rounded(.up))
    let last = min(Double(lines.upperBound), ((lower.y.native - firstLine) / pitch).rounded(.up))
    guard first < last else { return }
    let slope = (lower.x.native - upper.x.native) / (lower.y.native - upper.y.native)
    for line in Int(first)..<Int(last) {
      let x = upper.x.native + slope * (firstLine + Double(line) * pitch - upper.y.native)
      crossings[line - lines.lowerBound].append(Crossing(x: x, turn: isDownwards ? 1 : -1))
    }
  }

  /// Hands on each stretch inside, line by line and from left to right.
  func forEach(_ body: (_ line: Int, _ xs: Range<Double>) -> Void) {
    for (index, unsorted) in crossings.enumerated() where unsorted.count > 1 {
      let sorted = unsorted.sorted { $0.x < $1.x }
      var winding = 0
      for (crossing, next) in zip(sorted, sorted.dropFirst()) {
        winding += crossing.turn
        let isInside = isEvenOddFilled ? winding % 2 != 0 : winding != 0
        if isInside && crossing.x < next.x {
          body(lines.lowerBound + index, crossing.x..<next.x)
        }
      }
    }
  }
}
