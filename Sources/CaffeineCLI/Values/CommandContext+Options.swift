import CaffeineDomain
import CaffeineStore
import CivilTime
import CommandArguments
import DateStyles

extension CommandContext {
  /// A moment or day typed for an option; `nil` if the option was not.
  func when(_ option: CommandOption, forms: Message = When.formsWithDays) throws(Failure) -> When? {
    guard let text = arguments[option] else { return nil }
    guard let when = try when(text) else {
      throw .value(text, of: "--" + option.name, forms: forms)
    }
    return when
  }

  /// A moment typed for an option, or a day of drinks: after midnight yesterday is the day before the
  /// one that goes on.
  func when(_ option: CommandOption, in calendar: DrinkCalendar) throws(Failure) -> When? {
    guard let when = try when(option), case .day = when else { return try self.when(option) }
    let today = clock.start(of: calendar.day(at: now))
    return When(
      arguments[option] ?? "", hasTwelveHours: try dateText().hasTwelveHours, now: today,
      clock: clock)
      ?? when
  }

  /// A moment or day typed anywhere, in the words of any language; `nil` if it is neither.
  func when(_ text: String, isPlan: Bool = false) throws(Failure) -> When? {
    let hasTwelveHours = try dateText().hasTwelveHours
    func when(_ text: String) -> When? {
      When(text, isPlan: isPlan, hasTwelveHours: hasTwelveHours, now: now, clock: clock)
    }
    return when(text) ?? TimeWords.english(text).flatMap(when)
  }

  /// A moment typed for an option; a day without a time is refused.
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

  /// The moment of what was typed as `text`; `nil` for a day.
  ///
  /// A time that the clock skips is refused.
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

  /// The start of a drink typed for an option.
  func start(_ option: CommandOption) throws(Failure) -> Date? {
    guard let start = try instant(option) else { return nil }
    try checkStart(start, of: "--" + option.name)
    return start
  }

  /// Refuses the start of a drink more than 48 hours from now; that of a link also more than 48
  /// hours ago.
  func checkStart(_ start: Date, of name: String) throws(Failure) {
    let distance = start.timeIntervalSince(now)
    guard distance <= Intake.longestPlan else {
      throw Failure(
        .wrongUse, "\(name) is more than 48 hours from now.",
        advice: "Log it closer to that time.")
    }
    guard !isLink || distance >= -48 * 3600 else {
      throw Failure(.wrongUse, "A link cannot log a drink of more than 48 hours ago.")
    }
  }

  /// Refuses what was typed and no journal keeps.
  func checkValues(of intake: Intake) throws(Failure) {
    guard let objection = intake.objection else { return }
    throw Failure(.wrongUse, "Not saved: \(objection.sentence).")
  }

  /// Seconds typed for an option, up to a limit.
  func seconds(_ option: CommandOption, upTo limit: Double) throws(Failure) -> Double? {
    guard let text = arguments[option] else { return nil }
    guard let seconds = Seconds.parse(text), seconds <= limit else {
      throw .value(
        text, of: "--" + option.name,
        forms: "\(Seconds.forms), at most \(Seconds.text(limit))")
    }
    return seconds
  }

  /// Milligrams typed for an option, up to what a drink can have.
  func milligrams(_ option: CommandOption) throws(Failure) -> Milligrams? {
    guard let text = arguments[option] else { return nil }
    guard let amount = Amount.milligrams(text) else {
      throw .value(
        text, of: "--" + option.name, forms: "\(Amount.milligramForms), such as 90 or 62.5")
    }
    return amount
  }

  /// Millilitres typed for an option, up to what a drink can have.
  func milliliters(_ option: CommandOption) throws(Failure) -> Milliliters? {
    guard let text = arguments[option] else { return nil }
    guard let volume = Amount.milliliters(text) else {
      let most = Amount.text(IntakeLimits.milliliters.upperBound)
      throw .value(
        text, of: "--" + option.name, forms: "millilitres up to \(most), such as 250, 0.2l or 12oz")
    }
    return volume
  }

  /// A whole number typed for an option.
  func count(_ option: CommandOption, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = arguments[option] else { return nil }
    guard let count = Int(text), range.contains(count) else {
      throw .value(
        text, of: "--" + option.name,
        forms: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return count
  }

  /// A number typed for an option, to a hundredth.
  func number(_ option: CommandOption, in range: ClosedRange<Double>) throws(Failure) -> Double? {
    guard let text = arguments[option] else { return nil }
    guard let number = Amount.number(text), range.contains(number) else {
      let (least, most) = (Amount.text(range.lowerBound), Amount.text(range.upperBound))
      throw .value(text, of: "--" + option.name, forms: "a number from \(least) to \(most)")
    }
    return (number * 100).rounded() / 100
  }

  /// A note typed for an option; `nil` if there is none or it is empty.
  func note(_ option: CommandOption) throws(Failure) -> String? {
    guard let text = arguments[option] else { return nil }
    let note = try plainText(text, of: "--" + option.name, upTo: 2000)
    return note.isEmpty ? nil : note
  }
}
