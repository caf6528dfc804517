import CivilTime

/// Parses durations as people type them: `30m`, `1h30m`, `1h30`, `90 min`, `1,5 h`, `half an hour`.
enum Seconds {
  /// Parses a duration in seconds; `nil` for any other text.
  ///
  /// Units are seconds to weeks, short or long; a day is 24 hours. A number without a unit means
  /// minutes, but only after hours. At most 100 years.
  static func parse(_ text: String) -> Double? {
    var scanner = TextScanner(text)
    guard let seconds = scan(&scanner), scanner.isAtEnd else { return nil }
    return seconds
  }

  /// Consumes a duration.
  static func scan(_ scanner: inout TextScanner) -> Double? {
    var total = 0.0
    var smallest = Double.infinity
    repeat {
      guard let number = scanner.number() ?? (total == 0 ? wordedNumber(&scanner) : nil)
      else { return nil }
      scanner.skipSpaces()
      var ahead = scanner
      let known = unit(ahead.word())
      if known != nil { scanner = ahead }
      scanner.skipSpaces()
      guard let unit = known ?? (smallest == 3600 ? 60 : nil), unit < smallest else { return nil }
      total += number * unit
      smallest = unit
    } while scanner.isAtDigit
    return total <= 100 * 366 * 86_400 ? total : nil
  }

  /// Takes `a`, `an`, `half a` or `half an`.
  private static func wordedNumber(_ scanner: inout TextScanner) -> Double? {
    let half = scanner.take(word: "half") ? 0.5 : 1
    return ["an", "a"].contains { scanner.take(word: $0) } ? half : nil
  }

  private static func unit(_ word: String) -> Double? {
    switch word {
    case "s", "sec", "secs", "second", "seconds": 1
    case "m", "min", "mins", "minute", "minutes": 60
    case "h", "hr", "hrs", "hour", "hours": 3600
    case "d", "day", "days": 86_400
    case "w", "wk", "week", "weeks": 7 * 86_400
    default: nil
    }
  }

  /// A duration in hours, minutes and whole seconds without zeros: `1h30m`.
  static func text(_ seconds: Double) -> String {
    let total = Int(max(0, min(seconds, 1e12)).rounded())
    let parts = [(total / 3600, "h"), (total / 60 % 60, "m"), (total % 60, "s")]
    let text = parts.filter { $0.0 > 0 }.map { String($0.0) + $0.1 }.joined()
    return text.isEmpty ? "0m" : text
  }

  /// The accepted forms, for error messages.
  static let forms: Message = "30m, 1h30m, 90 min or 1.5 h"
}
