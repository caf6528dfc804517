import CaffeineDomain
import TextUI

/// The level of an entry over 18 hours, for a chart of so many columns.
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
  /// The level from `start` to `end`, with each drink and the present among the moments.
  let points: [Forecast.Point]
  /// The number of the present among them.
  let now: Int
  /// What 9 in 10 people do not exceed, at some moments from the present on; empty for a journal
  /// that was not wholly read, and where nobody knows.
  let band: [Forecast.Point]
  /// The drinks, each with the highest level in its column and the hour in which most of it is
  /// absorbed: its mark stands above the peak that it makes.
  let doses: [Forecast.Point]
  let highest: Milligrams
  /// The level at the upper edge in mg; the limit always shows, and above each drink there is a row for
  /// its mark.
  let top: Double

  /// The columns that it is made for.
  private let columns: Int

  /// The scale of a chart of at least one column, and of so many rows where it marks drinks.
  init(entry: CaffeineEntry, columns: Int, rows: Int = 0) {
    self.columns = columns
    let forecast = entry.forecast
    let span = Self.hours * 3600 / Double(columns)
    let untilBed = forecast.bedtime.timeIntervalSince(entry.date) / 3600
    // Bedtime is 13 hours from the left; with the present 2 hours from the edges; in sight.
    let hours = max(min(max(13, untilBed + 2), untilBed + 16, Self.hours - 1), untilBed)
    // Rounded to whole columns, of which the last still holds the present.
    let last = (Double(columns) + untilBed * 3600 / span).rounded(.up) - 1
    let bedtime = min((hours * 3600 / span).rounded(.up), last)
    let start = forecast.bedtime.addingTimeInterval(-bedtime * span)
    let end = start.addingTimeInterval(Self.hours * 3600)
    (self.start, self.end) = (start, end)

    // At the edges of columns, and every quarter of an hour in the hour after a drink: elsewhere a
    // level bends by less in a column than can be drawn.
    let steps = (span / 1800).rounded(.up)
    let drinks = entry.day.intakes.map(\.start).filter { start < $0 && $0 < end }
    let moments = (0...columns * Int(steps)).map { start + Double($0) * span / steps }
    let bends = (drinks + [entry.date]).flatMap { drink in
      stride(from: 0, to: 3600, by: 900).map { drink + $0 }
    }
    .filter { start <= $0 && $0 <= end }
    // Where nobody knows what is to come there is nothing after the present.
    let peak = forecast.curve.peak(from: start, through: entry.isJudged ? end : entry.date)
    let instants = (moments + bends + [peak.date]).sorted()
    points = zip(instants, forecast.curve.levels(at: instants)).map(Forecast.Point.init)
    now = points.firstIndex { $0.date == entry.date } ?? 0
    highest = peak.amount
    let points = points
    doses = drinks.map { drink in
      let column = (drink.timeIntervalSince(start) / span).rounded(.down)
      let first = start + column * span
      let last = max(first + span, drink + 3600)
      let levels = points.lazy.filter { first <= $0.date && $0.date <= last }.map(\.level)
      return Forecast.Point(date: drink, level: levels.max() ?? .zero)
    }
    // A little air above.
    let marked = rows > 1 ? doses.map(\.level.value).max() ?? 0 : 0
    top = max(
      1.1 * max(highest.value, forecast.profile.bedtimeLimit.value),
      marked * Double(rows) / Double(max(rows - 1, 1)), 1)
    let spread = entry.day.isIncomplete || !entry.isJudged ? nil : entry.day.band
    band =
      spread.map { band in
        let hours = stride(from: 1, through: Self.hours, by: 1).map { entry.date + $0 * 3600 }
        let instants = (hours + bends).sorted().filter { entry.date <= $0 && $0 <= end }
        let levels = band.levels(at: instants, for: Band.interval.upperBound)
        return zip(instants, levels).map(Forecast.Point.init)
      } ?? []
  }

  private static let hours = 18.0

  /// Where the name of the bound stands above it: as far from its end as half of that is long.
  var bandEnd: Forecast.Point? {
    let span = end.timeIntervalSince(start) / Double(columns)
    return band.last { $0.date <= end - 4 * span }
  }

  /// The columns of the labels of levels: three figures, or as many as the highest level has.
  var labelColumns: Int { max(3, String(highest.nearestFive.wholeMilligrams).utf8.count) }

  /// Whether the level is never as much as half a milligram.
  var isEmpty: Bool { highest.value < 0.5 }
}
