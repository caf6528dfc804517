import CaffeineStore
import CaffeineDomain
import CaffeineWidgets
import CivilTime
import DateStyles

extension CommandContext {
  /// The time of day of an instant, with its day where that is not today: `tomorrow 0:41`.
  func moment(_ date: Date) throws(Failure) -> String {
    let day = try day(of: date)
    let time = try dateText().string(for: date, style: .time, relativeTo: now)
    return day.isEmpty ? time : "\(day) \(time)"
  }

  /// The same in a sentence: `at 19:42`, `tomorrow at 0:41`.
  func atMoment(_ date: Date) throws(Failure) -> String {
    let day = try day(of: date)
    let time = try dateText().string(for: date, style: .time, relativeTo: now)
    return day.isEmpty ? "at \(time)" : "\(day) at \(time)"
  }

  /// The day of an instant as seen from now; empty for today.
  private func day(of date: Date) throws(Failure) -> String {
    let day = clock.dateTime(at: date).date.daysSince1970
    return switch day - clock.dateTime(at: now).date.daysSince1970 {
    case 0: ""
    case -1: "yesterday"
    case 1: "tomorrow"
    default: try dateText().string(for: date, style: .date, relativeTo: now)
    }
  }

  /// How long ago an instant was, in English like the sentence around it: `29 min`.
  func distance(to date: Date) -> String {
    let minutes = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60)
    let now = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 60).rounded(.down) * 60)
    guard minutes != now else { return "under a minute" }
    return DateText(clock: clock, localeIdentifier: "en_GB")
      .string(for: minutes, style: .relative, relativeTo: now)
  }

  /// A drink in a sentence: `Cappuccino, 75 mg, 08:30`, or `…, planned for tomorrow 08:30`.
  func sentence(_ intake: Intake) throws(Failure) -> String {
    let planned = intake.start > now ? "planned for " : ""
    return "\(printer.shown(intake.name)), \(massText(intake.amount)), \(planned)"
      + (try moment(intake.start))
  }

  /// A volume in the unit of the settings.
  func volume(_ volume: Milliliters) throws(Failure) -> String {
    switch try preferences().units {
    case .milliliters: Amount.text(volume.value.rounded()) + " ml"
    case .fluidOunces: Amount.text((volume.count(of: .fluidOunce) * 10).rounded() / 10) + " fl oz"
    }
  }
}

/// An amount for people, to the nearest milligram as widgets and bars have it: `132 mg`.
func massText(_ amount: Milligrams) -> String { "\(amount.wholeMilligrams) mg" }
