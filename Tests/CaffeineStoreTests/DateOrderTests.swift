import CaffeineDomain
import CaffeineStore
import CivilTime
import Foundation
import TestSupport
import Testing

/// The order of day and month is one for each file, and never guessed for a single date.
@Suite struct DateOrderTests {
  private let folder: TemporaryFolder
  private let journal: Journal

  init() throws {
    folder = try TemporaryFolder()
    journal = Journal(in: folder.container)
  }

  private func plan(
    _ dates: [String], named order: DateOrder? = nil, locale: DateOrder? = nil
  ) throws -> ImportPlan {
    let text = "Date,mg\n" + dates.map { "\($0),95\n" }.joined()
    return try journal.plan(
      importing: .bytes(Array(text.utf8)), dateOrder: order, localeOrder: locale, clock: .utc,
      at: morning)
  }

  private func days(_ plan: ImportPlan) -> [String] {
    plan.intakes.map { String($0.start.ISO8601Format().prefix(10)) }
  }

  /// It was 10 December beside 13 October.
  @Test func aDateAboveTwelveDecidesForAll() throws {
    let american = try plan(["10/12/2025 8:30 AM", "10/13/2025 8:30 AM"], locale: .dayMonth)
    #expect(days(american) == ["2025-10-12", "2025-10-13"])
    #expect(american.dateOrder == .monthDay)
    let european = try plan(["10/12/2025 8:30 PM", "13/12/2025 8:30 PM"], locale: .monthDay)
    #expect(days(european) == ["2025-12-10", "2025-12-13"])
    #expect(european.dateOrder == .dayMonth)
  }

  @Test(
    arguments: [
      ("3/4/2025 8:30", nil, nil), ("3/4/2025 8:30", .dayMonth, .dayMonth),
      ("3/4/2025 8:30", .monthDay, .monthDay), ("3-4-25 08:30", .monthDay, .monthDay),
      ("3/4/2025 8:30 AM", nil, .monthDay), ("3/4/2025 8:30 pm", nil, .monthDay),
      ("3/4/2025 8:30 PM", .monthDay, .monthDay), ("3/4/2025 8:30 PM", .dayMonth, nil),
    ] as [(String, DateOrder?, DateOrder?)])
  func unclearDatesGoByTheLocale(date: String, locale: DateOrder?, order: DateOrder?) throws {
    guard let order else {
      #expect(throws: StoreError.unclearDateOrder(dates: [date])) {
        try plan(["2025-01-02", date], locale: locale)
      }
      return
    }
    let result = try plan(["2025-01-02", date], locale: locale)
    #expect(result.dateOrder == order)
    #expect(days(result).last == (order == .dayMonth ? "2025-04-03" : "2025-03-04"))
  }

  @Test func datesThatContradictEachOtherAreRefused() throws {
    let dates = ["3/4/2025 8:30", "13/10/2025 8:30", "10/14/2025 8:30"]
    #expect(throws: StoreError.unclearDateOrder(dates: Array(dates.dropFirst()))) {
      try plan(dates, locale: .dayMonth)
    }
    let named = try plan(dates, named: .monthDay)
    #expect(days(named) == ["2025-03-04", "2025-10-14"])
    #expect(named.problems.first == [ImportProblem(place: .entry(2), reason: .noDate)])
  }

  /// Dates that begin with the year or have points, and a day that is its month, need no order.
  @Test func datesThatAreClearNeedNone() throws {
    let result = try plan(["2025-10-12", "2025/10/11", "03.04.2025", "5/5/2025"])
    #expect(days(result) == ["2025-04-03", "2025-05-05", "2025-10-11", "2025-10-12"])
    #expect(result.dateOrder == nil)
  }

  /// It was read day first where the column of the moment was empty, and in a file of ours that a
  /// spreadsheet had written.
  @Test(
    arguments: [
      ("at,date,mg\n,3/4/2025,9\n,4/13/2025,9\n", ["2025-03-04", "2025-04-13"]),
      ("at,date,mg\n,3/4/2025,9\n13/4/2025,,9\n", ["2025-04-03", "2025-04-13"]),
      (
        "id,at,milligrams,timeZone,utcOffset\na,3/4/2025 8:30,9,,0\nb,4/13/2025 8:30,9,,0\n",
        ["2025-03-04", "2025-04-13"]
      ),
    ])
  func everyDateOfATableCounts(text: String, expected: [String]) throws {
    for locale in [nil] + DateOrder.allCases {
      let plan = try journal.plan(
        importing: .bytes(Array(text.utf8)), localeOrder: locale, clock: .utc, at: morning)
      #expect(days(plan) == expected)
    }
  }

  @Test func jsonHasOneOrderToo() throws {
    let text = """
      {"doses":[{"date":"10/12/2025","time":"8:30","mg":9},{"date":"10/13/2025","mg":9}]}
      """
    let plan = try journal.plan(importing: .bytes(Array(text.utf8)), clock: .utc, at: morning)
    #expect(days(plan) == ["2025-10-12", "2025-10-13"])
  }

  /// Files of random days, one of them after the twelfth, read back as they were written.
  @Test(arguments: DateOrder.allCases) func randomFilesReadBack(order: DateOrder) throws {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<50 {
      var written = (0..<8).map { _ in
        (Int.random(in: 1...12, using: &generator), Int.random(in: 1...28, using: &generator))
      }
      written.append((6, Int.random(in: 13...28, using: &generator)))
      written.shuffle(using: &generator)
      let result = try plan(
        written.map { month, day in
          order == .dayMonth ? "\(day)/\(month)/2024 8:30" : "\(month)/\(day)/2024 8:30"
        }, locale: order == .dayMonth ? .monthDay : .dayMonth)
      let expected = written.map { month, day in
        "2024-\(month.padded(to: 2))-\(day.padded(to: 2))"
      }
      #expect(days(result) == expected.sorted())
    }
  }
}
