import CaffeineStore
import CaffeineDomain
import CaffeineWidgets
import CivilTime
import CommandArguments
import DateStyles

extension CommandContext {
  /// Reports that drinks may be missing, if damage was found.
  func printDoubt(_ advice: Message = "") {
    guard journal.isIncomplete else { return }
    printer.print("Some drinks may be missing here\(advice)." as Message, .bold)
  }

  /// A time with its day unless today: `tomorrow 0:41`.
  func moment(_ date: Date) throws(Failure) -> Message {
    let time = try dateText().string(for: date, style: .time, relativeTo: now)
    let day = try day(clock.dateTime(at: date).date)
    return day.isEmpty ? "\(time)" : "\(day) \(time)"
  }

  /// The time of a drink on the clock where it was logged, with an offset if it differs from here or
  /// the clock shows the time twice: `08:30`, `21:00-05`.
  func time(of intake: Intake, by calendar: DrinkCalendar) throws(Failure) -> String {
    var text = try dateText()
    let foreign = calendar.foreignOffset(of: intake)
    guard let offset = foreign ?? (clock.isRepeated(intake.start) ? intake.knownOffset : nil) else {
      return text.string(for: intake.start, style: .time, relativeTo: now)
    }
    text.clock = WallClock(secondsFromGMT: offset)
    return text.string(for: intake.start, style: .time, relativeTo: now)
      + ISO8601.text(ofOffset: offset)
  }

  /// A time of day in the locale: `22:00`, `10:00 PM`.
  func text(of time: ClockTime) throws(Failure) -> String {
    var text = try dateText()
    text.clock = WallClock(secondsFromGMT: 0)
    let date = Date(timeIntervalSince1970: Double(time.hour * 60 + time.minute) * 60)
    return text.string(for: date, style: .time, relativeTo: now)
  }

  /// The time of a drink with its day unless today, by a name that `log` would read as that day.
  func moment(ofDrink date: Date) throws(Failure) -> Message {
    let day = clock.dateTime(at: date).date
    guard day != today, namedDay(of: date) == nil else { return try moment(date) }
    let text = try dateText()
    return "\(text.date(day)) \(text.string(for: date, style: .time, relativeTo: now))"
  }

  private func moment(of intake: Intake) throws(Failure) -> Message {
    let calendar = DrinkCalendar(of: try preferences().person, on: clock)
    guard let offset = calendar.foreignOffset(of: intake) else {
      return try moment(ofDrink: intake.start)
    }
    let day = try day(WallClock(secondsFromGMT: offset).dateTime(at: intake.start).date)
    let time = try time(of: intake, by: calendar)
    return day.isEmpty ? "\(time)" : "\(day) \(time)"
  }

  /// A moment in a sentence: `at 19:42`, `tomorrow at 0:41`.
  func atMoment(_ date: Date) throws(Failure) -> Message {
    let day = try day(clock.dateTime(at: date).date)
    let time = try dateText().string(for: date, style: .time, relativeTo: now)
    return day.isEmpty ? "at \(time)" : "\(day) at \(time)"
  }

  /// A moment without a day where none is needed: today, and in the 24 hours to come, whose night
  /// begins on one day and ends on the next.
  func nearMoment(_ date: Date) throws(Failure) -> Message {
    now < date && date < now + 86_400
      ? "\(try dateText().string(for: date, style: .time, relativeTo: now))" : try moment(date)
  }

  /// The same in a sentence: `at 22:30`.
  func atNearMoment(_ date: Date) throws(Failure) -> Message {
    now < date && date < now + 86_400 ? "at \(try nearMoment(date))" : try atMoment(date)
  }

  /// The quarter of an hour at or after an estimated moment to come; `nil` more than two days ahead.
  func quarter(to date: Date) throws(Failure) -> Message? {
    date.isFar(after: now) ? nil : try nearMoment(date.quarterToCome(after: now))
  }

  /// Prints whom to call after a dangerous amount.
  func printEmergency(of forecast: Forecast) {
    if let text = forecast.emergency(at: now) { printer.print(Message(key: text), .warning) }
  }

  /// The day as seen from now; empty for today.
  private func day(_ day: CivilDate) throws(Failure) -> Message {
    switch day.daysSince1970 - today.daysSince1970 {
    case 0: ""
    case -1: "yesterday"
    case 1: "tomorrow"
    default: "\(try dateText().date(day))"
    }
  }

  /// The age of an instant in the language of the sentence: `29 min`.
  func distance(to date: Date) -> Message {
    let minutes = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60)
    let now = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 60).rounded(.down) * 60)
    guard minutes != now else { return "under a minute" }
    // Always British for English, whose countries would word hours differently.
    let text = DateText(clock: clock, localeIdentifier: printer.language.names.first ?? "en_GB")
      .string(for: minutes, style: .relative, relativeTo: now)
    return "\(text)"
  }

  /// A drink in a sentence: `Cappuccino, 80 mg, 08:30`, or `…, planned for tomorrow 08:30`; with a
  /// foreign clock `…, yesterday 21:00-05`.
  func sentence(_ intake: Intake) throws(Failure) -> Message { try sentence(intake, size: nil) }

  /// Includes the ordered size: `Latte, large (473 ml), 150 mg, 14:00`.
  func sentence(_ intake: Intake, size: String?) throws(Failure) -> Message {
    let name = printer.shownDrink(intake.name) + (size.map { ", \($0)" } ?? "")
    let (amount, moment) = (massText(intake.amount), try moment(of: intake))
    return intake.start > now
      ? "\(name), \(amount), planned for \(moment)" : "\(name), \(amount), \(moment)"
  }

  /// The ordered size, with its volume if known: `large (473 ml)`; `nil` without one.
  func sizeText(of order: Order) throws(Failure) -> String? {
    guard order.isSized else { return nil }
    let volume = try order.volume.map { volume throws(Failure) in try self.volume(volume) }
    guard let name = order.sizeName else { return volume }
    return volume.map { "\(name) (\($0))" } ?? name
  }

  /// A drink with everything that distinguishes it from `other`.
  func sentence(_ intake: Intake, besides other: Intake) throws(Failure) -> Message {
    var text = try sentence(intake)
    if intake.volume != other.volume {
      let volume = try intake.volume.map { volume throws(Failure) in try self.volume(volume) }
      text += volume.map { ", \($0)" } ?? ", no volume"
    }
    if intake.amount == other.amount, intake.isGiven != other.isGiven {
      text += intake.isGiven ? ", as you say" : ", as listed"
    }
    if intake.duration != other.duration {
      text += intake.duration == 0 ? ", at once" : ", over \(Seconds.text(intake.duration))"
    }
    if intake.note != other.note {
      text += intake.note.map { ", note '\(printer.shown($0))'" } ?? ", no note"
    }
    return text
  }

  /// A volume in the preferred unit.
  func volume(_ volume: Milliliters) throws(Failure) -> String {
    switch try preferences().units {
    case .milliliters: Amount.text(volume.value.rounded()) + " ml"
    case .fluidOunces: Amount.text((volume.count(of: .fluidOunce) * 10).rounded() / 10) + " fl oz"
    }
  }
}

/// A total or limit, to the nearest milligram: `132 mg`.
func massText(_ amount: Milligrams) -> String { "\(amount.wholeMilligrams) mg" }

/// An estimate to 5 mg, on its own side of a limit: `45 mg`, `under 5 mg`.
func estimateText(_ amount: Milligrams, beside limit: Milligrams) -> Message {
  amount.wholeMilligrams > 0 && amount < 5 && amount.isAtMost(limit)
    ? "under 5 mg" : "\(massText(amount.nearestFive(beside: limit)))"
}
