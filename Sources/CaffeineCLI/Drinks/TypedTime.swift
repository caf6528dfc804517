import CivilTime
import CommandArguments
import DateStyles

/// A time of a line of drinks.
struct TypedTime {
  /// The words.
  let text: String
  /// What they mean alone.
  var when: When
  /// The day, time and part of the day; `nil` for `20 min ago`.
  var named: NamedTime?

  /// Whether it says its day, or needs none.
  var hasDay: Bool { named.map { $0.day != nil } ?? true }

  /// The day that it says, of which other times may be; that of `last night` is not.
  var day: NamedDay? { named?.part?.daysAgo == nil ? named?.day : nil }

  /// Whether it only says parts of the day, and no time of the clock.
  var isWordOnly: Bool { !text.contains(where: \.isNumber) }

  /// The words behind a drink.
  var written: String { Int(text) == nil ? text : "at \(text)" }
}

extension CommandContext {
  /// Parses words of a line of drinks as a time or day.
  func typedTime(
    _ words: some Collection<String>, isPlan: Bool
  ) throws(Failure) -> TypedTime? {
    let text = words.joined(separator: " ")
    guard let when = try when(text, isPlan: isPlan) else { return nil }
    let today = clock.dateTime(at: now).date
    let named =
      NamedTime(text, today: today)
      ?? TimeWords.english(text).flatMap { NamedTime($0, today: today) }
    return TypedTime(text: text, when: when, named: named)
  }

  /// The same time with another day or half of the day.
  func typedTime(_ named: NamedTime, of text: String, isPlan: Bool) throws(Failure) -> TypedTime? {
    let hasTwelveHours = try dateText().hasTwelveHours
    return named.when(isPlan: isPlan, hasTwelveHours: hasTwelveHours, from: now, on: clock)
      .map { TypedTime(text: text, when: $0, named: named) }
  }

  /// A moment as people type it: `yesterday 09:00`.
  func written(_ date: Date) -> String {
    let time = clock.dateTime(at: date)
    let today = clock.dateTime(at: now).date
    let days = ["today": 0, "yesterday": -1, "tomorrow": 1]
    let day = days.first { today.adding(days: $0.value) == time.date }?.key ?? time.date.iso8601
    return "\(day) \(time.hour.padded(to: 2)):\(time.minute.padded(to: 2))"
  }

  /// A failure for a text with two readings, each written so that it has only one.
  static func ambiguous(_ text: String, _ first: String, _ second: String) -> Failure {
    Failure(
      .wrongUse, "'\(text)' can be read in two ways.", advice: "Write '\(first)' or '\(second)'.")
  }
}
