import CaffeineDomain
import TextUI

/// The level and the limit of an entry in the unit square, y upwards.
struct LevelScale {
  /// The moments at the left and the right edge.
  let start, end: Date
  /// Where the entry's own moment lies, 0…1.
  let now: Double
  let past, future: [CGPoint]
  let limit: Milligrams
  /// Where the limit lies, 0…1.
  let limitHeight: CGFloat
  /// Whether the level is never as much as half a milligram.
  let isEmpty: Bool

  /// The scale of a chart so many points wide, with a moment for every four points: as fine as
  /// the dots of a line.
  init(entry: CaffeineEntry, width: CGFloat) {
    let forecast = entry.forecast
    let start = entry.date.addingTimeInterval(-6 * 3600)
    let end = max(
      forecast.isInBed ? forecast.night.end : forecast.bedtime, entry.date
    ).addingTimeInterval(2 * 3600)
    let length = end.timeIntervalSince(start)
    func points(from: Date, through: Date) -> [Forecast.Point] {
      let span = through.timeIntervalSince(from)
      let count = max((span / length * width / 4).rounded(.up), 1)
      // Rounded down, so that the last step is not one too far.
      return forecast.points(from: from, through: through, every: (span / count).nextDown)
    }
    let before = points(from: start, through: entry.date)
    let after = points(from: entry.date, through: end)
    let highest = (before + after).reduce(0) { max($0, $1.level.value) }
    limit = forecast.profile.bedtimeLimit
    // A little air above the highest point; the limit always shows.
    let top = max(1.1 * max(highest, limit.value), 1)
    func place(_ point: Forecast.Point) -> CGPoint {
      CGPoint(x: point.date.timeIntervalSince(start) / length, y: point.level.value / top)
    }
    past = before.map(place)
    future = after.map(place)
    limitHeight = CGFloat(limit.value / top)
    now = entry.date.timeIntervalSince(start) / length
    isEmpty = highest < 0.5
    (self.start, self.end) = (start, end)
  }

  /// The limit, from edge to edge.
  var limitLine: [CGPoint] { [0, 1].map { CGPoint(x: $0, y: limitHeight) } }
}

extension LevelScale {
  /// The row of a chart, of a size in points, for the limit's label at the right edge: it hangs
  /// from the line or stands on it, where it covers less of the curve.
  func labelRow(in size: CGSize) -> Int {
    let line = row(of: limitHeight, in: size.height)
    let left = 1 - 6 * CellMetrics.width / max(size.width, 1)
    var covered = (above: 0, below: 0)
    for point in future.reversed() {
      if point.x < left { break }
      let row = row(of: point.y, in: size.height)
      if row == line - 1 { covered.above += 1 }
      if row == line + 1 { covered.below += 1 }
    }
    let rows = 0..<Int(size.height / CellMetrics.height)
    let isAbove = covered.above < covered.below ? rows.contains(line - 1) : !rows.contains(line + 1)
    let best = isAbove ? line - 1 : line + 1
    return rows.contains(best) ? best : line
  }

  private func row(of height: CGFloat, in room: CGFloat) -> Int {
    Int(LevelCurve.y(of: height, in: room) / CellMetrics.height)
  }
}
