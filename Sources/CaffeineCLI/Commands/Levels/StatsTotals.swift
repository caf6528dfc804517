import CaffeineDomain
import CaffeineJSON
import CivilTime

/// Totals of caffeine and drinks per period, including empty periods.
struct StatsTotals {
  struct Row {
    /// The first day.
    let start: CivilDate
    /// The caffeine in mg of all drinks that started in it.
    var milligrams = 0.0
    /// The number of these drinks.
    var count = 0
    /// The limit in mg at the time; only for a day with one.
    var limit: Double?
    /// The mark of the night; only of a day.
    var night: Mark?

    var isOver: Bool { milligrams > limit ?? .infinity }
  }

  let period: StatsPeriod
  var rows: [Row] = []
  private let first: CivilDate
  private let last: CivilDate
  /// The day of the first drink, from `first`: 0 for any earlier one; `nil` without a drink.
  var firstDrink: Int?
  /// The caffeine in mg of the last day and later.
  private var today = 0.0
  /// The number of days after today that may have drinks: a flight west crosses the date line.
  private static let daysAhead = 2

  init(from first: CivilDate, through last: CivilDate, by period: StatsPeriod) {
    self.period = period
    self.first = first
    self.last = last
    var start = first
    while start <= last.adding(days: Self.daysAhead) {
      rows.append(Row(start: start))
      start = period.next(after: start)
    }
  }

  /// Adds a drink; ignores days outside of the range.
  mutating func add(_ amount: Milligrams, cups: Int, on day: CivilDate) {
    let index = day.daysSince1970 - first.daysSince1970
    guard index >= 0, let row = rows.lastIndex(where: { $0.start <= day }) else { return }
    firstDrink = min(firstDrink ?? index, index)
    if index >= dayCount { today += amount.value }
    rows[row].milligrams += amount.value
    rows[row].count += cups
  }

  /// Drops periods after the last day without drinks.
  mutating func dropEmptyDaysAhead() {
    while let row = rows.last, row.start > last, row.count == 0 { rows.removeLast() }
  }

  /// Drops periods before the first drink, about which nothing is known.
  mutating func dropRowsBeforeFirstDrink() {
    guard let firstDrink else { return }
    rows.removeAll {
      period.next(after: $0.start).daysSince1970 - first.daysSince1970 <= firstDrink
    }
  }

  func isCurrent(_ row: Row) -> Bool { row.start <= last && last < period.next(after: row.start) }

  private var dayCount: Int { last.daysSince1970 - first.daysSince1970 }

  /// The days for the mean: from the first drink, or the first day shown, to yesterday.
  private var meanDays: Int { dayCount - (firstDrink ?? 0) }

  /// Whether the mean is today's total, for lack of an earlier day.
  var meanCountsToday: Bool { meanDays <= 0 }

  /// The mean per day in mg.
  var mean: Double {
    let sum = rows.reduce(0) { $0 + $1.milligrams }
    return meanCountsToday ? sum : (sum - today) / Double(meanDays)
  }

  func json(in calendar: DrinkCalendar, isIncomplete: Bool) -> JSONValue {
    let periods = rows.map {
      JSONValue.object([
        ("day", .string($0.start.iso8601)), ("start", .instant(calendar.start(of: $0.start))),
        ("milligrams", .milligrams($0.milligrams)), ("drinks", .integer($0.count)),
        ("limitMilligrams", .optional($0.limit) { .milligrams($0) }),
        ("night", .optional(isIncomplete ? nil : $0.night) { .string($0.rawValue) }),
      ])
    }
    return .object([
      ("incomplete", .bool(isIncomplete)), ("by", .string(period.rawValue)),
      ("meanMilligramsPerDay", .milligrams(mean)), ("periods", .array(periods)),
    ])
  }
}
