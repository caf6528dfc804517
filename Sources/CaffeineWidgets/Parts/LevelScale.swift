import CaffeineDomain
import TextUI

/// The level of an entry over 18 hours, column by column of a chart.
///
/// The stretch is as long at every moment, so that slopes can be compared, and while you are awake
/// and past the morning it is the same one: from 13 hours before bedtime to 5 after. It moves only
/// as far as it must to show the present with two hours around it, and bedtime.
struct LevelScale {
  /// The moment at the left edge; bedtime is where a column begins, so that the height of that
  /// column is the level at bedtime.
  let start: Date
  /// The moment at the right edge.
  let end: Date
  /// The highest level within each column in mg: a narrow peak is never cut.
  let levels: [Double]
  /// What 9 in 10 people do not exceed, for each column after the present one; empty for a journal
  /// that was not wholly read.
  let band: [Double]
  /// The column of the entry's own moment.
  let now: Int
  /// The column that begins at bedtime, which may be the one after the last.
  let bedtime: Int
  /// The most that should be in the body from bedtime on.
  let limit: Milligrams
  /// The most that should be in the body at once.
  let singleLimit: Milligrams
  /// The highest level of all.
  let highest: Milligrams
  /// The level at the upper edge in mg; the limit always shows.
  let top: Double

  /// The scale of a chart of at least one column.
  init(entry: CaffeineEntry, columns: Int) {
    let forecast = entry.forecast
    let span = Self.hours * 3600 / Double(columns)
    let untilBed = forecast.bedtime.timeIntervalSince(entry.date) / 3600
    // Bedtime is 13 hours from the left; with the present 2 hours from the edges; in sight.
    let hours = max(min(max(13, untilBed + 2), untilBed + 16, Self.hours - 1), untilBed)
    // Rounded to whole columns, of which the last still holds the present.
    let last = (Double(columns) + untilBed * 3600 / span).rounded(.up) - 1
    bedtime = Int(min((hours * 3600 / span).rounded(.up), last))
    start = forecast.bedtime.addingTimeInterval(-Double(bedtime) * span)
    end = start.addingTimeInterval(Self.hours * 3600)
    now = min(Int(entry.date.timeIntervalSince(start) / span), columns - 1)

    // At least every five minutes; the first and the last moment are the neighbours' too.
    let steps = Int((span / 300).rounded(.up))
    let points = forecast.points(
      from: start, through: end.addingTimeInterval(1), every: span / Double(steps))
    levels = (0..<columns).map { column in
      points[min(column * steps, points.count)..<min((column + 1) * steps + 1, points.count)]
        .reduce(0) { max($0, $1.level.value) }
    }
    var band: [Double] = []
    if !entry.day.isIncomplete {
      let spread = forecast.band
      for column in now + 1..<max(columns, now + 1) {
        let middle = start.addingTimeInterval((Double(column) + 0.5) * span)
        band.append(spread.levels(at: middle).upperBound.value)
      }
    }
    self.band = band
    limit = forecast.profile.bedtimeLimit
    singleLimit = max(forecast.profile.singleLimit, limit)
    highest = Milligrams(clamping: levels.max() ?? 0)
    // A little air above.
    top = max(1.1 * max(highest.value, limit.value), 1)
  }

  private static let hours = 18.0

  /// Whether the level is never as much as half a milligram.
  var isEmpty: Bool { highest.value < 0.5 }

  /// The column of a moment, which may lie outside.
  func column(of moment: Date) -> Int {
    Int((moment.timeIntervalSince(start) / Self.hours / 3600 * Double(levels.count)).rounded(.down))
  }

  /// The distance of a level in mg from the upper edge of a chart so many points high.
  func y(of level: Double, in height: CGFloat) -> CGFloat {
    (1 - CGFloat(level / top)) * height
  }
}
