import CaffeineDomain
import TextUI

/// An entry's level over 18 hours, for a chart with a number of columns.
///
/// The duration is constant, so slopes are comparable. From 11 hours before bedtime to 3 after it
/// shows the same: 13 hours before bedtime to 5 after. At other hours it moves, to keep bedtime and
/// the present, with two hours around it, visible.
struct LevelScale {
  /// The moment at the left edge.
  ///
  /// Bedtime falls on the start of a column, whose height is then the level at bedtime.
  let start: Date
  let end: Date
  /// The level from `start` to `end`, including the moments of drinks and the present.
  let points: [Forecast.Point]
  /// The index in `points` of the end of the present's column, which would otherwise have the
  /// colours of past and future; of the present itself without a future.
  let now: Int
  /// What 9 in 10 people do not exceed, from the present on; empty for an incomplete journal, or
  /// without a judgement.
  let band: [Forecast.Point]
  /// The drinks with the highest level in their column, at the hour of most absorption: their marks
  /// are above their peaks.
  let doses: [Forecast.Point]
  let highest: Milligrams
  /// The level at the upper edge in mg.
  ///
  /// The limit is always visible, and each drink has a row above for its mark.
  let top: Double

  private let columns: Int

  /// Needs at least one column; `rows` is the height of a chart with marks.
  init(entry: CaffeineEntry, columns: Int, rows: Int = 0) {
    self.columns = columns
    let forecast = entry.forecast
    let span = Self.hours * 3600 / Double(columns)
    let untilBed = forecast.bedtime.timeIntervalSince(entry.date) / 3600
    // Bedtime is 13 hours from the left, the present at least 2 hours from the edges, and bedtime
    // visible.
    let hours = max(min(max(13, untilBed + 2), untilBed + 16, Self.hours - 1), untilBed)
    // Whole columns, of which the last contains the present.
    let last = (Double(columns) + untilBed * 3600 / span).rounded(.up) - 1
    let bedtime = min((hours * 3600 / span).rounded(.up), last)
    let start = forecast.bedtime.addingTimeInterval(-bedtime * span)
    let end = start.addingTimeInterval(Self.hours * 3600)
    (self.start, self.end) = (start, end)

    // At the edges of columns, and every quarter of an hour after a drink: elsewhere a level bends
    // too little to draw.
    let steps = (span / 1800).rounded(.up)
    let drinks = entry.day.intakes.map(\.start).filter { start < $0 && $0 < end }
    let moments = (0...columns * Int(steps)).map { start + Double($0) * span / steps }
    let bends = (drinks + [entry.date]).flatMap { drink in
      stride(from: 0, to: 3600, by: 900).map { drink + $0 }
    }
    .filter { start <= $0 && $0 <= end }
    // Without a judgement there is nothing after the present.
    let peak = forecast.curve.peak(from: start, through: entry.isJudged ? end : entry.date)
    let instants = (moments + bends + [peak.date]).sorted()
    points = zip(instants, forecast.curve.levels(at: instants)).map(Forecast.Point.init)
    let column = (entry.date.timeIntervalSince(start) / span).rounded(.up)
    let present = entry.isJudged ? moments[min(Int(column), columns) * Int(steps)] : entry.date
    now = points.firstIndex { $0.date == present } ?? 0
    highest = peak.amount
    let points = points
    doses = drinks.map { drink in
      let column = (drink.timeIntervalSince(start) / span).rounded(.down)
      let first = start + column * span
      let last = max(first + span, drink + 3600)
      let levels = points.lazy.filter { first <= $0.date && $0.date <= last }.map(\.level)
      return Forecast.Point(date: drink, level: levels.max() ?? .zero)
    }
    // A little space above.
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

  /// The point of the bound below its name, half the name's length from the end, in a plot of so
  /// many rows: on the line of a limit, or right above it, it would name that.
  func bandEnd(in rows: Int, besides limit: Milligrams) -> Forecast.Point? {
    let span = end.timeIntervalSince(start) / Double(columns)
    func row(of level: Milligrams) -> Int { Int((1 - level.value / top) * Double(rows)) }
    return band.last {
      $0.date <= end - 4 * span && !(0...1 ~= row(of: $0.level) - row(of: limit))
    }
  }

  /// The columns of level labels: at least three digits.
  var labelColumns: Int { max(3, String(highest.nearestFive.wholeMilligrams).utf8.count) }

  /// Whether the level never reaches half a milligram.
  var isEmpty: Bool { highest.value < 0.5 }
}
