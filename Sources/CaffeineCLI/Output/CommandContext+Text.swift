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

  /// An estimated moment to come in a sentence: `about 19:45`, `about 0:45 tomorrow`, `in more than two
  /// days`.
  func aboutMoment(_ date: Date) throws(Failure) -> String {
    guard !date.isFar(after: now) else { return "in more than two days" }
    let quarter = date.nearestQuarter(after: now)
    let time = try dateText().string(for: quarter, style: .time, relativeTo: now)
    let day = try day(of: quarter)
    return day.isEmpty ? "about \(time)" : "about \(time) \(day)"
  }

  /// Between when it is low in 8 of 10 people, to follow the time itself; empty where that is told
  /// with it.
  func spread(_ range: (earliest: Date?, latest: Date?)) throws(Failure) -> String {
    guard let latest = range.latest, !latest.isFar(after: now) else {
      return range.latest == nil ? "" : ", in more than two days for some"
    }
    // Times within a day need no day.
    let isWithinDay = latest.timeIntervalSince(now) < 86_400
    let text = try dateText()
    func time(_ date: Date) throws(Failure) -> String {
      let quarter = date.nearestQuarter(after: now)
      guard isWithinDay else { return try moment(quarter) }
      return text.string(for: quarter, style: .time, relativeTo: now)
    }
    guard let earliest = range.earliest else {
      return ", by \(try time(latest)) for 9 in 10 people"
    }
    return ", for 8 in 10 people between \(try time(earliest)) and \(try time(latest))"
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

  /// An entry in a sentence: a drink as below, or `Good night, yesterday 22:30`.
  func sentence(_ entry: JournalEntry) throws(Failure) -> String {
    switch entry {
    case .intake(let intake): try sentence(intake)
    case .night(let night): "\(night.rating.name), \(try moment(night.bedtime))"
    }
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

/// An estimate for people, to the nearest 5 mg: `about 45 mg`.
func aboutText(_ amount: Milligrams) -> String {
  amount < 5 ? "under 5 mg" : "about \(amount.nearestFive) mg"
}
