import CaffeineDomain
import CaffeineStore
import CivilTime
import CommandArguments
import DateStyles

extension CommandContext {
  /// Parses an option as a moment or day; `nil` without the option.
  func when(_ option: CommandOption, forms: Message = When.formsWithDays) throws(Failure) -> When? {
    try value(of: option, forms: forms) { text throws(Failure) in try when(text) }
  }

  /// Parses an option as a moment or one of the person's days: after midnight, yesterday is the day
  /// before the current one.
  func when(_ option: CommandOption, in calendar: DrinkCalendar) throws(Failure) -> When? {
    guard let when = try when(option), case .day = when else { return try self.when(option) }
    let today = clock.start(of: calendar.day(at: now))
    return When(
      arguments[option] ?? "", hasTwelveHours: try dateText().hasTwelveHours, now: today,
      clock: clock)
      ?? when
  }

  /// Parses a moment or day in the words of any language; `nil` for anything else.
  func when(_ text: String, isPlan: Bool = false) throws(Failure) -> When? {
    let hasTwelveHours = try dateText().hasTwelveHours
    func when(_ text: String) -> When? {
      When(text, isPlan: isPlan, hasTwelveHours: hasTwelveHours, now: now, clock: clock)
    }
    return when(text) ?? TimeWords.english(text).flatMap(when)
  }

  /// Parses an option as a moment; throws for a day without a time.
  func instant(_ option: CommandOption) throws(Failure) -> Date? {
    guard let when = try when(option, forms: When.forms) else { return nil }
    let text = arguments[option] ?? ""
    guard let instant = try instant(when, typed: text) else {
      throw Failure(
        .wrongUse, "--\(option.name) needs a time: '\(text)' is a whole day.",
        advice: "Add a time, such as: \(text) 14:00")
    }
    return instant
  }

  /// The moment of a parsed text; `nil` for a day.
  ///
  /// Throws for a time that the clock skips.
  func instant(_ when: When?, typed text: String) throws(Failure) -> Date? {
    guard case .skipped(let time)? = when else { return when?.instant }
    let skip = clock.date(of: time)
    let last = clock.dateTime(at: skip.addingTimeInterval(-1))
    let gap = [
      CivilDateTime(secondsSince1970: last.secondsSince1970 + 1), clock.dateTime(at: skip),
    ]
    .compactMap { ClockTime(hour: $0.hour, minute: $0.minute)?.description }
    .joined(separator: " to ")
    throw Failure(
      .wrongUse, "'\(text)' does not exist: on \(time.date.iso8601) the clock goes from \(gap).",
      advice: "Write a time before or after that.")
  }

  /// Parses an option as the start of a drink.
  func start(_ option: CommandOption) throws(Failure) -> Date? {
    guard let start = try instant(option) else { return nil }
    try checkStart(start, of: "--" + option.name)
    return start
  }

  /// Throws for a start more than 48 hours from now; for a link also for one more than 48 hours
  /// ago.
  func checkStart(_ start: Date, of name: String) throws(Failure) {
    let distance = start.timeIntervalSince(now)
    guard distance <= Intake.longestPlan else {
      throw Failure(
        .wrongUse, "\(name) is more than 48 hours from now.", advice: "Log it closer to that time.")
    }
    guard !isLink || distance >= -48 * 3600 else {
      throw Failure(.wrongUse, "A link cannot log a drink of more than 48 hours ago.")
    }
  }

  /// Throws for values outside of a journal's limits.
  func checkValues(of intake: Intake) throws(Failure) {
    guard let objection = intake.objection else { return }
    throw Failure(.wrongUse, "Not saved: \(objection.sentence).")
  }

  /// Parses an option as a duration up to a limit.
  func seconds(_ option: CommandOption, upTo limit: Double) throws(Failure) -> Double? {
    try value(of: option, forms: "\(Seconds.forms), at most \(Seconds.text(limit))") {
      Seconds.parse($0).flatMap { $0 <= limit ? $0 : nil }
    }
  }

  /// Parses an option as milligrams, within an entry's limits.
  func milligrams(_ option: CommandOption) throws(Failure) -> Milligrams? {
    try value(
      of: option, forms: "\(Amount.milligramForms), such as 90 or 62.5"
    ) { Amount.milligrams($0) }
  }

  /// Parses an option as a volume, within an entry's limits.
  func milliliters(_ option: CommandOption) throws(Failure) -> Milliliters? {
    let most = Amount.text(IntakeLimits.milliliters.upperBound)
    return try value(
      of: option, forms: "millilitres up to \(most), such as 250, 0.2l or 12oz"
    ) { Amount.milliliters($0) }
  }

  func count(_ option: CommandOption, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    try value(
      of: option, forms: "a whole number from \(range.lowerBound) to \(range.upperBound)"
    ) { Int($0).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// Parses an option as a number, to a hundredth.
  func number(_ option: CommandOption, in range: ClosedRange<Double>) throws(Failure) -> Double? {
    let (least, most) = (Amount.text(range.lowerBound), Amount.text(range.upperBound))
    return try value(of: option, forms: "a number from \(least) to \(most)") {
      Amount.number($0, in: range).map { ($0 * 100).rounded() / 100 }
    }
  }

  /// Throws with the forms for an option whose text `parse` does not know.
  private func value<Value>(
    of option: CommandOption, forms: @autoclosure () -> Message,
    parse: (String) throws(Failure) -> Value?
  ) throws(Failure) -> Value? {
    guard let text = arguments[option] else { return nil }
    if let value = try parse(text) { return value }
    throw .value(text, of: "--" + option.name, forms: Amount.forms(ofUnclear: text) ?? forms())
  }

  /// Parses an option as a note; `nil` if it is missing or empty.
  func note(_ option: CommandOption) throws(Failure) -> String? {
    guard let text = arguments[option] else { return nil }
    let note = try plainText(text, of: "--" + option.name, upTo: 2000)
    return note.isEmpty ? nil : note
  }
}
