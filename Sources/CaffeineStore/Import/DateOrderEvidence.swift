import CivilTime

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
