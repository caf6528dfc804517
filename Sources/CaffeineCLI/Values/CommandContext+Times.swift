import CaffeineDomain
import CivilTime
import CommandArguments
import DateStyles

extension CommandContext {
  /// What says which moments typed times mean.
  ///
  /// - Parameters:
  ///   - isPlan: Whether a time to come is meant as such.
  ///   - offset: That of an entry, which it keeps in an hour that comes twice.
  private func reader(isPlan: Bool, keeping offset: Int? = nil) throws(Failure) -> When.Reader {
    let person = try preferences().person
    return When.Reader(
      now: now, clock: clock, calendar: DrinkCalendar(of: person, on: clock),
      dayStart: person.dayStart, hasTwelveHours: try dateText().hasTwelveHours, isPlan: isPlan,
      offset: offset)
  }

  /// Reads an option as a moment or one of the person's days; `nil` without the option.
  func when(_ option: CommandOption) throws(Failure) -> When? {
    guard let text = arguments[option] else { return nil }
    // Four digits may be a year.
    guard let typed = When.Typed(text, isAt: (Int(text) ?? 0) < 100) else {
      throw .value(text, of: "--" + option.name, forms: When.formsWithDays)
    }
    let reader = try reader(isPlan: true)
    do throws(When.Problem) {
      return try reader.when(typed)
    } catch {
      throw failure(error, text)
    }
  }

  /// Reads a text as one of the person's days; `nil` for anything else.
  func day(_ text: String) throws(Failure) -> CivilDate? {
    guard let typed = When.Typed(text), typed.isDay else { return nil }
    return try? reader(isPlan: false).when(typed).wholeDay
  }

  /// Reads a text that is a moment and nothing else.
  ///
  /// - Parameter name: What it is the value of: `--at`.
  func moment(
    _ text: String, of name: String, isPlan: Bool = false, keeping offset: Int? = nil
  ) throws(Failure) -> Date {
    guard let typed = When.Typed(text, isAt: true) else {
      throw .value(text, of: name, forms: When.forms)
    }
    guard !typed.isDay else {
      // A time without quotes has become another word.
      throw .wholeDay(text, example: name.hasPrefix("--") ? "\(name) \"\(text) 14:00\"" : nil)
    }
    return try moment(typed, text, isPlan: isPlan, keeping: offset)
  }

  /// The moment that typed words with a time mean.
  ///
  /// Asks whether a time to come is a plan, and throws with each spelling for words that mean
  /// several moments or none.
  func moment(
    _ typed: When.Typed, _ text: String, isPlan: Bool, keeping offset: Int? = nil
  ) throws(Failure) -> Date {
    let reader = try reader(isPlan: isPlan, keeping: offset)
    do throws(When.Problem) {
      return try reader.when(typed).start(on: clock)
    } catch {
      guard case .toCome(let past, let plan) = error, ask != nil else { throw failure(error, text) }
      let answer = surroundings.ask(
        "\(text) is still to come. Was it \(dayWritten(past)), or do you plan it? [y/p/N] ")
      switch answer?.lowercased() {
      case "y", "yes": return past
      case "p", "plan": return plan
      case _: throw failure(error, text)
      }
    }
  }

  /// The moment of typed words without a question or a failure; `nil` if it is not clear.
  func clearMoment(_ typed: When.Typed, isPlan: Bool = false, keeping offset: Int? = nil) -> Date? {
    try? reader(isPlan: isPlan, keeping: offset).when(typed).instant
  }

  private func failure(_ problem: When.Problem, _ text: String) -> Failure {
    switch problem {
    case .skipped(let time):
      return Failure(
        .wrongUse, "'\(text)' does not exist: the clock skips it on \(time.date.iso8601).",
        advice: "Write a time of the hour before or after.")
    case .twice(let first, let second):
      let both = [first, second].map {
        Self.written(clock.dateTime(at: $0)).split(separator: " ").joined(separator: "T")
          + ISO8601.text(ofOffset: clock.secondsFromGMT(at: $0))
      }
      return Failure(
        .wrongUse, "The clock shows '\(text)' twice.",
        advice: "Write '\(both[0])' or '\(both[1])'.")
    case .twoDays(let first, let second):
      return Failure(
        .wrongUse, "'\(text)' may be of two days.",
        advice: "Write '\(Self.written(first))' or '\(Self.written(second))'.")
    case .toCome(let past, let plan):
      return Failure(
        .wrongUse, "\(text) is still to come.",
        advice: "Write '\(written(past))' if it was then, or '\(written(plan))' to plan it.")
    }
  }

  /// A moment in words that are read again: `yesterday 18:00`.
  func written(_ date: Date) -> String {
    let time = clock.dateTime(at: date)
    return "\(dayWritten(date)) \(time.hour.inTwoDigits):\(time.minute.inTwoDigits)"
  }

  private func dayWritten(_ date: Date) -> String {
    let names = [0: "today", -1: "yesterday", 1: "tomorrow"]
    return namedDay(of: date).flatMap { names[$0] } ?? clock.dateTime(at: date).date.iso8601
  }

  /// How many days a moment is from today; `nil` if a name of its day would mean two, as between
  /// midnight and the start of the person's day.
  func namedDay(of date: Date) -> Int? {
    guard let person = try? preferences().person else { return nil }
    let calendar = DrinkCalendar(of: person, on: clock)
    let day = clock.dateTime(at: date).date
    guard calendar.day(at: now) == today, calendar.day(at: date) == day else { return nil }
    return day.daysSince1970 - today.daysSince1970
  }

  private static func written(_ time: CivilDateTime) -> String {
    "\(time.date.iso8601) \(time.hour.inTwoDigits):\(time.minute.inTwoDigits)"
  }

  /// Reads a text as the start of a drink; `nil` without one.
  ///
  /// - Parameters:
  ///   - name: What it is the value of.
  ///   - offset: That of an entry, which it keeps in an hour that comes twice.
  func start(
    _ text: String?, of name: String = "--at", keeping offset: Int? = nil
  ) throws(Failure) -> Date? {
    guard let text else { return nil }
    let start = try moment(text, of: name, keeping: offset)
    try checkStart(start, of: name)
    return start
  }

  /// The start of a drink by an option, without a question or a failure; `nil` if it is not clear.
  func clearStart(_ option: CommandOption) -> Date? {
    arguments[option].flatMap { When.Typed($0, isAt: true) }.flatMap { clearMoment($0) }
  }
}
