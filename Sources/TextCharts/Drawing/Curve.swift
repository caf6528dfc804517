/// Lines through points of a plot.
enum Curve {
  /// Approximates an interpolated line by straight segments.
  static func points(_ points: [CGPoint], _ method: InterpolationMethod) -> [CGPoint] {
    guard points.count > 1 else { return points }
    switch method.kind {
    case .linear: return points
    case .stepStart:
      return joined(points) { [CGPoint(x: $0.x, y: $1.y)] }
    case .stepEnd:
      return joined(points) { [CGPoint(x: $1.x, y: $0.y)] }
    case .stepCenter:
      return joined(points) { start, end in
        let middle = (start.x + end.x) / 2
        return [CGPoint(x: middle, y: start.y), CGPoint(x: middle, y: end.y)]
      }
    case .monotone: return smooth(points, monotoneSlopes(points))
    case .cardinal(let tension):
      return smooth(points, slopes(points, 1 - (tension > 0 ? min(tension, 1) : 0)))
    case .catmullRom: return smooth(points, slopes(points, 1))
    }
  }

  private static func joined(
    _ points: [CGPoint], _ between: (CGPoint, CGPoint) -> [CGPoint]
  ) -> [CGPoint] {
    var result = [points[0]]
    result.reserveCapacity(points.count * 3)
    for (start, end) in zip(points, points.dropFirst()) {
      result += between(start, end)
      result.append(end)
    }
    return result
  }

  /// Hermite curves with the given slopes, one point per half column.
  private static func smooth(_ points: [CGPoint], _ slopes: [CGFloat]) -> [CGPoint] {
    var result = [points[0]]
    for index in 0..<points.count - 1 {
      let (start, end) = (points[index], points[index + 1])
      let width = end.x - start.x
      // Half a column is a dot: more points would overlap.
      let steps = Int(min(max((abs(width) / 4).rounded(.up), 1), 64))
      for step in 1...steps where step < steps {
        let t = CGFloat(step) / CGFloat(steps)
        let (t2, t3) = (t * t, t * t * t)
        let y =
          (2 * t3 - 3 * t2 + 1) * start.y + (t3 - 2 * t2 + t) * width * slopes[index]
          + (3 * t2 - 2 * t3) * end.y + (t3 - t2) * width * slopes[index + 1]
        result.append(CGPoint(x: start.x + t * width, y: y))
      }
      result.append(end)
    }
    return result
  }

  private static func slopes(_ points: [CGPoint], _ factor: CGFloat) -> [CGFloat] {
    points.indices.map { index in
      let (start, end) = (points[max(index - 1, 0)], points[min(index + 1, points.count - 1)])
      // Two points at the same place, such as two drinks in a minute, would have an infinite slope.
      return end.x == start.x ? 0 : factor * (end.y - start.y) / (end.x - start.x)
    }
  }

  /// Slopes for a curve that rises and falls only where its points do.
  ///
  /// Source: Fritsch and Carlson, “Monotone Piecewise Cubic Interpolation”, 1980.
  private static func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
    let secants = zip(points, points.dropFirst()).map { start, end in
      end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
    }
    var slopes = points.indices.map { index -> CGFloat in
      if index == 0 { return secants[0] }
      if index == secants.count { return secants[index - 1] }
      let (before, after) = (secants[index - 1], secants[index])
      // Flat at a peak, or the curve would overshoot the highest value.
      return before * after <= 0 ? 0 : (before + after) / 2
    }
    for (index, secant) in secants.enumerated() {
      if secant == 0 {
        (slopes[index], slopes[index + 1]) = (0, 0)
        continue
      }
      let (a, b) = (slopes[index] / secant, slopes[index + 1] / secant)
      let length = a * a + b * b
      // Inside a circle of radius 3, their sufficient condition against overshooting.
      if length > 9 {
        let factor = 3 / length.squareRoot()
        slopes[index] = factor * a * secant
        slopes[index + 1] = factor * b * secant
      }
    }
    return slopes
  }
}

/// The lowest and highest point of a curve in each column.
///
/// A point between two columns counts for both, so that no peak is lost.
struct ColumnExtremes {
  private(set) var low: [CGFloat]
  private(set) var high: [CGFloat]
  private let width: CGFloat

  init(columns: Int, width: CGFloat) {
    low = Array(repeating: .infinity, count: columns)
    high = Array(repeating: -.infinity, count: columns)
    self.width = width
  }

  /// Whether a curve crosses the column.
  func isCovered(_ column: Int) -> Bool { low[column] <= high[column] }

  /// Each column reduced to the middle of its heights.
  var middles: ColumnExtremes {
    var result = self
    for column in low.indices where isCovered(column) {
      result.low[column] = (low[column] + high[column]) / 2
      result.high[column] = result.low[column]
    }
    return result
  }

  mutating func add(_ other: ColumnExtremes) {
    for column in low.indices {
      low[column] = min(low[column], other.low[column])
      high[column] = max(high[column], other.high[column])
    }
  }

  mutating func add(_ points: [CGPoint]) {
    if points.count == 1 { add(points[0], points[0]) }
    for (start, end) in zip(points, points.dropFirst()) { add(start, end) }
  }

  private mutating func add(_ first: CGPoint, _ second: CGPoint) {
    let (start, end) = first.x <= second.x ? (first, second) : (second, first)
    // A program may offset its marks by what is no number.
    guard start.x.isFinite, end.x.isFinite, start.y.isFinite, end.y.isFinite else { return }
    let limit = CGFloat(low.count) * width
    guard end.x >= 0, start.x <= limit else { return }
    let from = Int((max(start.x, 0) / width + 1e-6).rounded(.down))
    // A line that ends where a column begins does not belong to it.
    let to = Int((min(end.x, limit) / width - 1e-6).rounded(.up)) - 1
    for column in min(from, low.count - 1)...max(min(to, low.count - 1), min(from, low.count - 1)) {
      let left = height(max(start.x, CGFloat(column) * width), start, end)
      let right = height(min(end.x, CGFloat(column + 1) * width), start, end)
      low[column] = min(low[column], left, right)
      high[column] = max(high[column], left, right)
    }
    // A vertical step lies in one column.
    if start.x == end.x {
      let column = min(from, low.count - 1)
      low[column] = min(low[column], start.y, end.y)
      high[column] = max(high[column], start.y, end.y)
    }
  }

  private func height(_ x: CGFloat, _ start: CGPoint, _ end: CGPoint) -> CGFloat {
    let width = end.x - start.x
    if width <= 0 { return start.y }
    return start.y + (end.y - start.y) * min(max((x - start.x) / width, 0), 1)
  }
}
