import CivilTime
import JSONValues

/// Reads instants in the formats of other programs.
struct InstantReader {
  /// An instant; with an offset in seconds if the text has one.
  struct Reading {
    var date: Date
    var offset: Int?
    /// Whether the text names no zone, so that the importer's applies.
    var isLocal = false
  }

  /// For times without an offset.
  let clock: WallClock
  /// The order of all dates like `3/4/2026`.
  let order: DateOrder

  /// Seconds since 1970; numbers that would be after the year 5138 are milliseconds.
  static func instant(ofNumber number: Double) -> Date {
    Date(timeIntervalSince1970: number.magnitude < 1e11 ? number : number / 1000)
  }

  /// Reads an instant; `nil` for any other text.
  ///
  /// Besides ISO 8601 it accepts `21.11.2026`, `21.11.26` and `11/21/2026`, then an optional time
  /// (`8:30`, `08:30:15.250`, `8:30:15 PM` or `8:30 p.m.`) and an optional offset or `UTC`. Without a
  /// time it is noon.
  func reading(of text: String) -> Reading? {
    if let written = ISO8601(text), let instant = written.instant(on: clock) {
      return Reading(
        date: instant, offset: Self.tellsOffset(text) ? written.offset : nil,
        isLocal: written.offset == nil)
    }
    var scanner = TextScanner(text)
    guard let day = day(&scanner) else { return nil }
    scanner.skip { $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: ",") || $0 == 0x20 }
    // In nearly every zone noon stays on its date; midnight does not.
    guard let second = scanner.isAtEnd ? 12 * 3_600 : secondOfDay(&scanner) else { return nil }
    scanner.skipSpaces()
    var offset = ISO8601.offset(&scanner)
    if offset == nil, !scanner.isAtEnd {
      guard ["utc", "gmt"].contains(scanner.word()) else { return nil }
      offset = 0
    }
    guard scanner.isAtEnd else { return nil }
    let local = CivilDateTime(secondsSince1970: day.daysSince1970 * 86_400 + second)
    let seconds = offset.map { local.secondsSince1970 - $0 }
    return Reading(
      date: seconds.map { Date(wholeSecondsSince1970: $0) } ?? clock.date(of: local),
      offset: Self.tellsOffset(text) ? offset : nil, isLocal: offset == nil)
  }

  /// The zone for an offset without a name: UTC for 0, which would otherwise mean unknown; without
  /// an offset the clock's zone.
  func zone(ofOffset offset: Int?) -> String? {
    switch offset {
    case nil: clock.identifier
    case 0: WallClock.utc.identifier
    case _?: nil
    }
  }

  /// Whether the offset in a text belongs to a place: `Z` means unknown, and so does `UTC`.
  ///
  /// Source: RFC 9557, section 2.
  private static func tellsOffset(_ text: String) -> Bool {
    text.utf8.last { $0 > 0x20 }.map { (0x30...0x39).contains($0) } ?? false
  }

  private func day(_ scanner: inout TextScanner) -> CivilDate? {
    guard let first = scanner.digits(1...9), let separator = scanner.take(anyOf: "-/."),
      let second = scanner.digits(1...9), scanner.take(anyOf: "-/.") != nil,
      let third = scanner.digits(1...9)
    else { return nil }
    if first > 31 { return CivilDate(year: first, month: second, day: third) }
    // In this century: no program recorded caffeine in the last one.
    let year = third < 100 ? 2000 + third : third
    // Dates with points always begin with the day.
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
    // Some locales have a narrow no-break space (U+202F, three bytes) before AM and PM.
    scanner.skip { $0 == 0x20 || $0 >= 0x80 }
    var ahead = scanner
    var half = ahead.word()
    if ahead.take(anyOf: ".") != nil {
      half += ahead.word()
      _ = ahead.take(anyOf: ".")
    }
    if half == "am" || half == "pm" {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == "pm" ? 12 : 0)
      scanner = ahead
    }
    guard hour < 24, minute < 60, second < 61 else { return nil }
    // A leap second is 60, which civil time lacks.
    return hour * 3_600 + minute * 60 + min(second, 59)
  }
}

/// Detects the common order of all dates in a file.
///
/// Ignores dates with points, such as `21.11.2026`, which always begin with the day, and dates that
/// begin with the year.
struct DateOrderEvidence {
  /// For each order the first date that excludes the other.
  private var proofs: [DateOrder: String] = [:]
  /// The first ambiguous date.
  private var unclear: String?
  /// Whether an ambiguous date has AM or PM, which suggests an American file but proves nothing.
  private var hasHalfDays = false

  /// Adds the date of an entry.
  mutating func note(_ entry: EntryFields) {
    switch entry.instant {
    case .string(let text): note(text, time: nil)
    case .number, .integer: break
    case nil, .null, .bool, .array, .object:
      if let date = entry.date { note(date, time: entry.time) }
    }
  }

  private mutating func note(_ date: String, time: String?) {
    var scanner = TextScanner(date)
    guard let first = scanner.digits(1...2), scanner.take(anyOf: "/-") != nil,
      let second = scanner.digits(1...2), scanner.take(anyOf: "/-") != nil
    else { return }
    if first > 12 {
      proofs[.dayMonth] = proofs[.dayMonth] ?? date
    } else if second > 12 {
      proofs[.monthDay] = proofs[.monthDay] ?? date
    } else if first != second {
      // 5/5 is the same day in both orders.
      unclear = unclear ?? date
    }
    let last = (time ?? date).utf8.last { $0 > 0x20 && $0 != UInt8(ascii: ".") }
    hasHalfDays = hasHalfDays || last.map { $0 | 0x20 } == UInt8(ascii: "m")
  }

  /// The order of the file; `nil` if no date needs one.
  ///
  /// Unambiguous dates decide first, then the locale, unless it begins with the day while the file
  /// has AM and PM. Without a locale AM and PM mean that the month comes first. Throws
  /// `StoreError.unclearDateOrder` if nothing decides or dates contradict each other.
  func order(for locale: DateOrder?) throws(StoreError) -> DateOrder? {
    if let day = proofs[.dayMonth], let month = proofs[.monthDay] {
      throw .unclearDateOrder(dates: [day, month])
    }
    if let proof = proofs.first { return proof.key }
    guard let unclear else { return nil }
    switch (locale, hasHalfDays) {
    case (.monthDay, _), (nil, true): return .monthDay
    case (.dayMonth, false): return .dayMonth
    // AM and PM also occur in Australia and India with the day first; a wrong guess would be off by
    // months.
    case (.dayMonth, true), (nil, false): throw .unclearDateOrder(dates: [unclear])
    }
  }
}

/// The order of day and month in dates like `3/4/2026`.
public enum DateOrder: String, Hashable, Sendable, CaseIterable {
  /// `31/12/2026`
  case dayMonth = "day-month"
  /// `12/31/2026`
  case monthDay = "month-day"
}
