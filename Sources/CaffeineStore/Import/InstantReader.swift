import CivilTime

/// Reads instants as other programs write them.
struct InstantReader {
  /// An instant, and the offset in s of its place, where that was written with it.
  struct Reading {
    var date: Date
    var offset: Int?
  }

  /// The clock of times without an offset.
  let clock: WallClock
  /// The order of all dates like `3/4/2026`.
  let order: DateOrder

  /// The instant of a number of seconds (or, from the year 5138 on, of milliseconds) since 1970.
  static func instant(ofNumber number: Double) -> Date {
    Date(timeIntervalSince1970: number.magnitude < 1e11 ? number : number / 1000)
  }

  /// The instant that `text` writes, `nil` when it is none.
  ///
  /// Besides ISO 8601 it reads `21.11.2026`, `21.11.26` and `11/21/2026`, then the time of day,
  /// `8:30`, `08:30:15.250` or `8:30:15 PM`, then an offset or nothing; without a time it is noon.
  func reading(of text: String) -> Reading? {
    if let written = ISO8601(text), let instant = written.instant(on: clock) {
      return Reading(date: instant, offset: Self.tellsOffset(text) ? written.offset : nil)
    }
    var scanner = TextScanner(text)
    guard let day = day(&scanner) else { return nil }
    scanner.skip { $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: ",") || $0 == 0x20 }
    // Noon stays on its date in nearly every zone that the entry is later shown in; midnight does not.
    guard let second = scanner.isAtEnd ? 12 * 3_600 : secondOfDay(&scanner) else { return nil }
    scanner.skipSpaces()
    let offset = ISO8601.offset(&scanner)
    guard scanner.isAtEnd else { return nil }
    let local = CivilDateTime(secondsSince1970: day.daysSince1970 * 86_400 + second)
    let seconds = offset.map { local.secondsSince1970 - $0 }
    return Reading(
      date: seconds.map { Date(wholeSecondsSince1970: $0) } ?? clock.date(of: local),
      offset: Self.tellsOffset(text) ? offset : nil)
  }

  /// The zone to note for an offset that was written without one: UTC for 0, which would be none noted;
  /// where nothing was written, that of the clock.
  func zone(ofOffset offset: Int?) -> String? {
    switch offset {
    case nil: clock.identifier
    case 0: WallClock.utc.identifier
    case _?: nil
    }
  }

  /// Whether the offset that a text ends with is that of a place: `Z` says that nobody knows it.
  ///
  /// Source: RFC 9557, section 2.
  private static func tellsOffset(_ text: String) -> Bool {
    text.utf8.last != UInt8(ascii: "Z") && text.utf8.last != UInt8(ascii: "z")
  }

  private func day(_ scanner: inout TextScanner) -> CivilDate? {
    guard let first = scanner.digits(1...9), let separator = scanner.take(anyOf: "-/."),
      let second = scanner.digits(1...9), scanner.take(anyOf: "-/.") != nil,
      let third = scanner.digits(1...9)
    else { return nil }
    if first > 31 { return CivilDate(year: first, month: second, day: third) }
    // Of this century: no program kept caffeine in the last one.
    let year = third < 100 ? 2000 + third : third
    // Whoever writes points begins with the day, so they are no evidence and need none.
    let order = separator == UInt8(ascii: ".") ? .dayMonth : order
    return switch order {
    case .dayMonth: CivilDate(year: year, month: second, day: first)
    case .monthDay: CivilDate(year: year, month: first, day: second)
    }
  }

  private func secondOfDay(_ scanner: inout TextScanner) -> Int? {
    guard var hour = scanner.digits(1...9) else { return nil }
    var rest: [Int] = []  // minutes and seconds
    while rest.count < 2, scanner.take(anyOf: ":.") != nil {
      guard let number = scanner.digits(1...9) else { return nil }
      rest.append(number)
    }
    if rest.count == 2, scanner.take(anyOf: ".,") != nil, scanner.digits(1...9) == nil {
      return nil
    }
    let minute = rest.first ?? 0
    let second = rest.count == 2 ? rest[1] : 0
    // Some locales put a narrow no-break space (U+202F, three bytes) before AM and PM.
    scanner.skip { $0 == 0x20 || $0 >= 0x80 }
    var ahead = scanner
    let half = ahead.word()
    if half == "am" || half == "pm" {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == "pm" ? 12 : 0)
      scanner = ahead
    }
    guard hour < 24, minute < 60, second < 61 else { return nil }
    // A leap second is written as 60, which no civil time has.
    return hour * 3_600 + minute * 60 + min(second, 59)
  }
}

/// What the dates of a file tell of the one order they are all written in.
///
/// Dates with points, such as `21.11.2026`, begin with the day wherever they are used and are no
/// evidence, nor are those that begin with the year.
struct DateOrderEvidence {
  /// The first date that only this order can read.
  private var proofs: [DateOrder: String] = [:]
  /// The first date that both orders can read.
  private var unclear: String?
  /// Whether such a date has a time with AM or PM, which Americans write, though not they alone.
  private var hasHalfDays = false

  /// Takes the date of an entry, and its time of day where that stands by itself.
  mutating func note(_ date: String, time: String?) {
    var scanner = TextScanner(date)
    guard let first = scanner.digits(1...2), scanner.take(anyOf: "/-") != nil,
      let second = scanner.digits(1...2), scanner.take(anyOf: "/-") != nil
    else { return }
    if first > 12 {
      proofs[.dayMonth] = proofs[.dayMonth] ?? date
    } else if second > 12 {
      proofs[.monthDay] = proofs[.monthDay] ?? date
    } else if first != second {
      // Not 5/5, which is the same day in both orders.
      unclear = unclear ?? date
    }
    let last = (time ?? date).utf8.last { $0 > 0x20 }
    hasHalfDays = hasHalfDays || last.map { $0 | 0x20 } == UInt8(ascii: "m")
  }

  /// The order of the file; `nil` if it has no date that needs one.
  ///
  /// Dates decide; where all are unclear, the locale does, unless it is one that begins with the
  /// day and the file has AM and PM; without a locale AM and PM mean that the month is first.
  /// Throws `StoreError.unclearDateOrder` where nothing decides or dates contradict each other.
  func order(for locale: DateOrder?) throws(StoreError) -> DateOrder? {
    if let day = proofs[.dayMonth], let month = proofs[.monthDay] {
      throw .unclearDateOrder(dates: [day, month])
    }
    if let proof = proofs.first { return proof.key }
    guard let unclear else { return nil }
    switch (locale, hasHalfDays) {
    case (.monthDay, _), (nil, true): return .monthDay
    case (.dayMonth, false): return .dayMonth
    // Halves of the day are written in Australia and India too, days first; a guess would be wrong
    // by months.
    case (.dayMonth, true), (nil, false): throw .unclearDateOrder(dates: [unclear])
    }
  }
}

/// Which of day and month comes first in dates like `3/4/2026`.
public enum DateOrder: String, Hashable, Sendable, CaseIterable {
  /// `31/12/2026`
  case dayMonth = "day-month"
  /// `12/31/2026`
  case monthDay = "month-day"
}
