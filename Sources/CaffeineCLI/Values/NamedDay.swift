import CivilTime

/// A day as people name it: `yesterday`, `last Monday`, `this Friday`, `Nov 17`, `17.11.`, `2026-11-17`.
struct NamedDay {
  let date: CivilDate
  /// The number of days until the name applies again, if it is ambiguous: 7 for a weekday.
  let daysBetween: Int?

  init(date: CivilDate, daysBetween: Int? = nil) {
    self.date = date
    self.daysBetween = daysBetween
  }

  /// Consumes a day and following spaces.
  init?(_ scanner: inout TextScanner, today: CivilDate) {
    let found =
      scanner.isAtDigit
      ? Self.numbered(&scanner, today: today) : Self.worded(&scanner, today: today)
    guard let found else { return nil }
    self = found
    scanner.skipSpaces()
  }

  private static func worded(_ scanner: inout TextScanner, today: CivilDate) -> NamedDay? {
    let isLast = scanner.take(word: "last")
    let isAhead = !isLast && scanner.take(word: "this")
    let word = scanner.word()
    if word.count >= 3, let weekday = Weekday.allCases.first(where: { "\($0)".hasPrefix(word) }) {
      let days = (today.weekday.rawValue - weekday.rawValue + 7) % 7
      if isAhead { return NamedDay(date: today.adding(days: (7 - days) % 7)) }
      return isLast
        ? NamedDay(date: today.adding(days: days == 0 ? -7 : -days))
        : NamedDay(date: today.adding(days: -days), daysBetween: 7)
    }
    switch word {
    case _ where isLast || isAhead: return nil
    case "today": return NamedDay(date: today)
    case "yesterday": return NamedDay(date: today.adding(days: -1))
    case "tomorrow": return NamedDay(date: today.adding(days: 1))
    default: break
    }
    guard let month = month(word) else { return nil }
    _ = scanner.take(".")
    scanner.skipSpaces()
    guard let day = scanner.digits(1...2) else { return nil }
    for ending in ["st", "nd", "rd", "th"] where scanner.take(word: ending) { break }
    _ = scanner.take(",")
    return Self.day(day, month, &scanner, today: today)
  }

  /// Parses `2026-11-17`, `17 Nov`, `17.
  ///
  /// Nov`, `17.11.` and `17.11.2026`; with a single point, as in `17.11`, it is a time.
  private static func numbered(_ scanner: inout TextScanner, today: CivilDate) -> NamedDay? {
    if let year = scanner.digits(4...4) {
      guard scanner.take("-"), let month = scanner.digits(2...2), scanner.take("-"),
        let day = scanner.digits(2...2)
      else { return nil }
      return CivilDate(year: year, month: month, day: day).map { NamedDay(date: $0) }
    }
    guard let day = scanner.digits(1...2) else { return nil }
    let hasPoint = scanner.take(".")
    if hasPoint, let month = scanner.digits(1...2) {
      return scanner.take(".") ? Self.day(day, month, &scanner, today: today) : nil
    }
    scanner.skipSpaces()
    guard let month = month(scanner.word()) else { return nil }
    return Self.day(day, month, &scanner, today: today)
  }

  /// The day in the following year, or without one its last occurrence up to today.
  private static func day(
    _ day: Int, _ month: Int, _ scanner: inout TextScanner, today: CivilDate
  ) -> NamedDay? {
    scanner.skipSpaces()
    if let year = scanner.digits(4...4) {
      return CivilDate(year: year, month: month, day: day).map { NamedDay(date: $0) }
    }
    // A leap day may be eight years ago.
    return (0...8).lazy.compactMap { CivilDate(year: today.year - $0, month: month, day: day) }
      .first { $0 <= today }.map { NamedDay(date: $0) }
  }

  private static func month(_ word: String) -> Int? {
    guard word.count >= 3 else { return nil }
    return months.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
}
