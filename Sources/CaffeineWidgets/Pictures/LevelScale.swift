import CaffeineDomain
import CivilTime
import TextUI

/// The level over 15 to 19 hours, column by column, for a picture.
///
/// Columns are whole minutes that divide an hour where possible, and begin on them, so hours stand
/// at the starts of columns. From two hours before bedtime on the picture begins four hours before
/// now; else it has the last drinks and both moments at which it is low, as far as both fit.
struct LevelScale: Sendable {
  let start: Date
  /// Seconds in a column.
  let step: Double
  /// The highest typical level of each column in mg; zero after now without a judgement.
  var levels: [Double]
  /// The same without what is asked about.
  var base: [Double]?
  /// The careful level at two moments in each column, from now until it is low.
  var careful: [Double?] = []
  /// Columns of now, bedtime, and the end of the night; may lie outside of the picture.
  var now, bedtime, morning: Int
  /// Columns at which both curves are low for good; `nil` for now, or unknown.
  var low, lowCareful: Int?
  /// The columns of drinks up to now.
  var drinks: [Int] = []
  /// The highest amount that the picture shows.
  var highest: Double
  /// The colour of each whole column by ``Inks/past``; `nil` by the level of each row.
  var wholeLevels: [Int]?

  var columns: Int { levels.count }
}

extension LevelScale {
  /// Needs at least one column; `base` is a forecast without a drink that `forecast` has.
  init(
    of forecast: Forecast, lowCareful lowCarefulAt: Date?, isBound: Bool = false,
    isJudged: Bool,
    over other: Forecast? = nil, columns: Int, beginsNow: Bool = false
  ) {
    let (start, step) = Self.window(
      of: forecast, until: lowCarefulAt, columns: columns, beginsNow: beginsNow)
    let end = start + Double(columns) * step
    func column(_ date: Date) -> Int {
      Int((date.timeIntervalSince(start) / step + 1e-6).rounded(.down))
    }
    let low = isJudged ? forecast.belowLimitAt.map(column) : nil
    let hasCareful = isJudged && !isBound
    let begun = forecast.intakes.filter { start < $0.start && $0.start < end }.map(\.start)

    // The edges of columns, and quarters of the hour after a drink, between which a level bends
    // too little to be seen.
    let bends = begun.flatMap { drink in [0, 0.125, 0.25, 0.5, 0.75, 1].map { drink + $0 * 3600 } }
    let instants = ((0...columns).map { start + Double($0) * step } + bends.filter { $0 < end })
      .sorted()
    let last = isJudged ? end : forecast.now
    func highestLevels(of forecast: Forecast) -> [Double] {
      var levels = [Double](repeating: 0, count: columns)
      for (date, level) in zip(instants, forecast.curve.levels(at: instants)) where date <= last {
        let index = column(date)
        if index < columns { levels[index] = max(levels[index], level.value) }
        if index > 0, date == start + Double(index) * step {
          levels[index - 1] = max(levels[index - 1], level.value)
        }
      }
      return levels
    }
    let levels = highestLevels(of: forecast)
    let careful =
      hasCareful ? Self.careful(of: forecast, until: lowCarefulAt, start, step, columns, bends) : []
    self.init(
      start: start, step: step, levels: levels, base: other.map(highestLevels), careful: careful,
      now: column(forecast.now), bedtime: column(forecast.bedtime),
      morning: column(forecast.night.end), low: low,
      lowCareful: hasCareful ? lowCarefulAt.map(column) : nil,
      drinks: begun.filter { $0 <= forecast.now }.map(column),
      highest: max(levels.max() ?? 0, careful.lazy.compactMap { $0 }.max() ?? 0))
  }

  /// Minutes in a column that divide an hour, or hours.
  private static let steps: [Double] = [5, 6, 10, 12, 15, 20, 30, 60, 120]

  /// The left edge, on a whole step of the clock, and the seconds in a column.
  private static func window(
    of forecast: Forecast, until low: Date?, columns: Int, beginsNow: Bool
  ) -> (start: Date, step: Double) {
    let (now, bedtime) = (forecast.now, forecast.bedtime)
    let end = max(bedtime + 2 * 3600, (low ?? now) + 3600)
    let isEvening = forecast.isInBed || bedtime - 2 * 3600 <= now
    let first =
      forecast.intakes.lazy.map(\.start)
      .filter { $0 > max(forecast.dayStart, now - 15 * 3600) }.min() ?? now
    var start = isEvening ? now - 4 * 3600 : min(first - 1800, now - 2 * 3600)
    if beginsNow { start = now }
    // Between 15 and 19 hours; steps of the clock where they are not too long.
    let minutes = min(max(end.timeIntervalSince(start) / 60, 15 * 60), 19 * 60) / Double(columns)
    let most = 19 * 60 / Double(columns)
    let round = steps.first { minutes <= $0 && $0 <= most }
    // Many columns need parts of a minute not to lose an hour.
    let parts = (Double(columns) / 60).rounded(.up)
    let step = 60 * (round ?? min(minutes.rounded(.up), (most * parts).rounded(.down) / parts))
    let length = step * Double(columns)
    // Bedtime in any case, and two hours before now where that fits.
    if start + length < bedtime + 2 * 3600 {
      start = max(min(bedtime + 2 * 3600 - length, now - 2 * 3600), bedtime + step - length)
      start = min(start, now)
    }
    let offset = Double(forecast.calendar.clock.secondsFromGMT(at: start))
    let place = ((start.timeIntervalSince1970 + offset) / step).rounded(.down) * step
    return (Date(timeIntervalSince1970: place - offset), step)
  }

  /// The careful curve at two moments in each column, found at hours and where drinks bend it.
  private static func careful(
    of forecast: Forecast, until low: Date?, _ start: Date, _ step: Double, _ columns: Int,
    _ bends: [Date]
  ) -> [Double?] {
    guard let low, forecast.profile.confidence > .typical else { return [] }
    let end = min(low, start + Double(columns) * step)
    let hours = stride(from: 0, to: end.timeIntervalSince(forecast.now), by: 3600)
      .map { forecast.now + $0 }
    let known = (hours + bends.filter { forecast.now < $0 && $0 < end } + [end]).sorted()
    let amounts = forecast.band.levels(at: known, for: forecast.profile.confidence.value)
    var place = 0
    return (0..<2 * columns).map { half in
      let date = start + (Double(half) + 0.5) * step / 2
      guard date > forecast.now + step / 2, date <= end else { return nil }
      while place + 2 < known.count, known[place + 1] < date { place += 1 }
      let share =
        date.timeIntervalSince(known[place]) / known[place + 1].timeIntervalSince(known[place])
      return amounts[place].value + (amounts[place + 1].value - amounts[place].value) * share
    }
  }
}
