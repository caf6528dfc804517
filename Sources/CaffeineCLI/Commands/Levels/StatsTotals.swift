import CaffeineDomain
import CivilTime
import JSONValues

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
    /// The limit in mg that held on it, where it is a day that had one.
    var limit: Double?

    /// Whether it is over its limit.
    var isOver: Bool { milligrams > limit ?? .infinity }
  }

  /// What is added up.
  let period: StatsPeriod
  /// The periods in order.
  var rows: [Row] = []
  private let first: CivilDate
  private let last: CivilDate
  /// The day of the first drink, counted from `first`: 0 for any before; `nil` without a drink.
  var firstDrink: Int?
  /// The caffeine of the last day in mg, and of those ahead.
  private var today = 0.0
  /// The row of each day from the first on.
  private var rowOfDay: [Int] = []
  /// How far ahead of today there may be a day with drinks: one flies west across the date line.
  private static let daysAhead = 2
  /// How many periods before the first drink were left out.
  private var rowsDropped = 0

  /// Totals without drinks, from the period that begins on `first` to the one of `last`.
  init(from first: CivilDate, through last: CivilDate, by period: StatsPeriod) {
    self.period = period
    self.first = first
    self.last = last
    var start = first
    while start <= last.adding(days: Self.daysAhead) {
      let next = period.next(after: start)
      let days = next.daysSince1970 - start.daysSince1970
      rowOfDay += Array(repeating: rows.count, count: days)
      rows.append(Row(start: start))
      start = next
    }
  }

  /// Counts a drink of so many cups on a day in its period; those of other days are left out.
  mutating func add(_ amount: Milligrams, cups: Int, on day: CivilDate) {
    let index = day.daysSince1970 - first.daysSince1970
    guard rowOfDay.indices.contains(index) else { return }
    firstDrink = min(firstDrink ?? index, index)
    if index >= dayCount { today += amount.value }
    rows[rowOfDay[index]].milligrams += amount.value
    rows[rowOfDay[index]].count += cups
  }

  /// Leaves out the periods after the one of the last day as far as nobody has drunk in them.
  mutating func dropEmptyDaysAhead() {
    while let row = rows.last, row.start > last, row.count == 0 { rows.removeLast() }
  }

  /// Leaves out the periods before the first drink: there is nothing to tell of them.
  mutating func dropRowsBeforeFirstDrink() {
    guard let firstDrink, rowOfDay.indices.contains(firstDrink) else { return }
    rowsDropped = min(rowOfDay[firstDrink], rows.count)
    rows.removeFirst(rowsDropped)
  }

  /// Whether a period goes on.
  func isCurrent(_ row: Row) -> Bool { row.start <= last && last < period.next(after: row.start) }

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

  /// How many periods that are over have no drink, from the first drink on.
  var countWithout: Int {
    let first = firstDrink.map { max($0, 0) } ?? rowOfDay.count
    let firstRow = rowOfDay.indices.contains(first) ? rowOfDay[first] - rowsDropped : rows.count
    return rows.dropFirst(firstRow)
      .count { $0.count == 0 && $0.start <= last && !isCurrent($0) }
  }

  /// The object that `stats --json` prints.
  func json(in calendar: DrinkCalendar, isIncomplete: Bool, undated: [String]) -> JSONValue {
    .object([
      ("incomplete", .bool(isIncomplete)), ("by", .string(period.rawValue)),
      ("meanMilligramsPerDay", .milligrams(mean)),
      (
        "periods",
        .array(
          rows.map {
            .object([
              ("day", .string($0.start.iso8601)),
              ("start", .instant(calendar.start(of: $0.start))),
              ("milligrams", .milligrams($0.milligrams)), ("drinks", .integer($0.count)),
              ("limitMilligrams", .optional($0.limit) { .milligrams($0) }),
            ])
          })
      ),
      ("undatedSettings", .array(undated.map { .string($0) })),
    ])
  }
}
