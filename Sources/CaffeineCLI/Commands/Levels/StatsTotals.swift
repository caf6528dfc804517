import CaffeineStore
import CaffeineDomain
import CivilTime

/// Caffeine and drinks added up by period, periods without a drink included.
struct StatsTotals {
  /// One period.
  struct Row {
    /// Its first day.
    let start: CivilDate
    /// The caffeine in mg of all drinks that began in it.
    var milligrams = 0.0
    /// How many drinks those were.
    var count = 0
  }

  /// What is added up.
  let period: StatsPeriod
  /// The periods in order.
  private(set) var rows: [Row] = []
  private let first: CivilDate
  private let last: CivilDate
  /// The day of the first drink, counted from `first`: 0 for any before; `nil` without a drink.
  var firstDrink: Int?
  /// The caffeine of the last day in mg.
  private var today = 0.0
  /// The row of each day from the first on.
  private var rowOfDay: [Int] = []
  /// The seconds from midnight to the start of a day.
  private let dayStart: Int

  /// Totals without drinks, from the period that begins on `first` to the one of `last`.
  init(
    from first: CivilDate, through last: CivilDate, by period: StatsPeriod, dayStart: ClockTime
  ) {
    self.dayStart = dayStart.hour * 3600 + dayStart.minute * 60
    self.period = period
    self.first = first
    self.last = last
    var start = first
    while start <= last {
      let next = period.next(after: start)
      let days = next.daysSince1970 - start.daysSince1970
      rowOfDay += Array(repeating: rows.count, count: days)
      rows.append(Row(start: start))
      start = next
    }
  }

  /// Counts a drink in the period it began in; those outside, or still to come, are left out.
  mutating func add(
    _ amount: Milligrams, at start: Date, on clock: WallClock, until now: Date
  ) {
    let second =
      Int(start.timeIntervalSince1970) + clock.secondsFromGMT(at: start) - dayStart
    let day = (second >= 0 ? second : second - 86_399) / 86_400 - first.daysSince1970
    guard start <= now, rowOfDay.indices.contains(day) else { return }
    firstDrink = min(firstDrink ?? day, day)
    if day == dayCount { today += amount.value }
    rows[rowOfDay[day]].milligrams += amount.value
    rows[rowOfDay[day]].count += 1
  }

  /// The days before the last.
  private var dayCount: Int { last.daysSince1970 - first.daysSince1970 }

  /// The days that the mean is of: from the first drink, or the first day shown, to yesterday.
  private var meanDays: Int { dayCount - (firstDrink ?? 0) }

  /// Whether the mean is that of today, since there is no day before it.
  var meanCountsToday: Bool { meanDays <= 0 }

  /// The mean of a day in mg.
  var mean: Double {
    let sum = rows.reduce(0) { $0 + $1.milligrams }
    return meanCountsToday ? sum : (sum - today) / Double(meanDays)
  }

  /// How many periods have more than `limit` mg.
  func count(above limit: Double) -> Int { rows.filter { $0.milligrams > limit }.count }

  /// How many periods before the last have no drink, from the first drink on.
  var countWithout: Int {
    let first = firstDrink.map { max($0, 0) } ?? rowOfDay.count
    return rows.dropLast().dropFirst(
      rowOfDay.indices.contains(first) ? rowOfDay[first] : rows.count
    )
    .filter { $0.count == 0 }.count
  }

  /// The moment at which a day begins.
  func start(of day: CivilDate, on clock: WallClock) -> Date {
    clock.date(of: CivilDateTime(secondsSince1970: day.daysSince1970 * 86_400 + dayStart))
  }

  /// The object that `stats --json` prints.
  func json(on clock: WallClock, isIncomplete: Bool) -> JSONValue {
    .object([
      ("incomplete", .bool(isIncomplete)), ("by", .string(period.rawValue)),
      ("meanMilligramsPerDay", .milligrams(mean)),
      (
        "periods",
        .array(
          rows.map {
            .object([
              ("start", .instant(start(of: $0.start, on: clock))),
              ("milligrams", .milligrams($0.milligrams)), ("drinks", .integer($0.count)),
            ])
          })
      ),
    ])
  }
}
