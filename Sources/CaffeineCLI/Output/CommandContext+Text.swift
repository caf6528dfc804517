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
    let (time, day) = try timeAndDay(of: date)
    return day.isEmpty ? "\(time)" : "\(day) \(time)"
  }

  /// A time and its day; the day is empty for today.
  func timeAndDay(of date: Date) throws(Failure) -> (time: String, day: Message) {
    (try dateText().string(for: date, style: .time, relativeTo: now), try day(of: date))
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
    let day = try day(of: date)
    let time = try dateText().string(for: date, style: .time, relativeTo: now)
    return day.isEmpty ? "at \(time)" : "\(day) at \(time)"
  }

  /// A latest moment in a sentence: `by 22:00`, `by tomorrow 0:30`.
  func byMoment(_ date: Date) throws(Failure) -> Message { "by \(try moment(date))" }

  /// An estimated future moment in a sentence: `~19:45`, `~0:45 tomorrow`, `in more than two days`.
  func aboutMoment(_ date: Date) throws(Failure) -> Message {
    guard !date.isFar(after: now) else { return "in more than two days" }
    return try toldMoment(date.quarterToCome(after: now))
  }

  /// An estimated moment, already rounded and perhaps past: `~19:45`, `~0:45 tomorrow`.
  func toldMoment(_ quarter: Date) throws(Failure) -> Message {
    let time = try dateText().string(for: quarter, style: .time, relativeTo: now)
    let day = try day(of: quarter)
    return day.isEmpty ? "~\(time)" : "~\(time) \(day)"
  }

  /// Estimated moments for the required share of people and for half: `~1:15 tomorrow for 8 in 10
  /// people, for half ~21:15`.
  func aboutMoment(_ date: Date, typical: Date?, for confidence: Confidence) throws(Failure)
    -> Message
  {
    let careful: Message = "\(try aboutMoment(date)) for \(confidence.people)"
    guard confidence > .typical else { return careful }
    guard let typical else { return "\(careful), for half now" }
    return "\(careful), for half \(try aboutMoment(typical))"
  }

  /// Prints whom to call after a dangerous amount.
  func printEmergency(of forecast: Forecast) {
    if let text = forecast.emergency(at: now) { printer.print(Message(key: text), .warning) }
  }

  /// The day as seen from now; empty for today.
  private func day(of date: Date) throws(Failure) -> Message {
    try day(clock.dateTime(at: date).date)
  }

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
    let name = [printer.shownDrink(intake.name), size].compactMap(\.self).joined(separator: ", ")
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

/// An estimate, to the nearest 5 mg: `45 mg`, `under 5 mg`; a lower bound down to 5 mg: `≥40 mg`.
func estimateText(_ amount: Milligrams, isLowerBound: Bool = false) -> Message {
  if isLowerBound { return "≥\(massText(amount.fiveBelow))" }
  return amount.wholeMilligrams > 0 && amount < 5 ? "under 5 mg" : "\(massText(amount.nearestFive))"
}

/// An estimate in a sentence: `about 45 mg`.
func aboutText(_ amount: Milligrams) -> Message {
  amount < 5 ? estimateText(amount) : "about \(massText(amount.nearestFive))"
}

extension Confidence {
  /// The share in words: `8 in 10 people`, `85 in 100 people`, `half of people`.
  var people: Message {
    let hundredths = Int((value * 100).rounded())
    if hundredths == 50 { return "half of people" }
    return hundredths.isMultiple(of: 10)
      ? "\(hundredths / 10) in 10 people" : "\(hundredths) in 100 people"
  }
}
