import CaffeineDomain

/// What `status` tells, for people and for programs.
struct StatusReport {
  let forecast: Forecast

  /// The members of the object that `status --json` prints.
  var members: [(String, JSONValue)] {
    [
      ("now", .instant(forecast.now)),
      ("levelMilligrams", .milligrams(forecast.level.value)),
      ("todayMilligrams", .milligrams(forecast.today.value)),
      ("peakMilligrams", .milligrams(forecast.peak.amount.value)),
      ("peakAt", .instant(forecast.peak.date)),
      ("thresholdMilligrams", .milligrams(forecast.profile.bedtimeLimit.value)),
      ("belowThresholdAt", .optional(forecast.belowLimitAt) { .instant($0) }),
      ("bedtimeAt", .instant(forecast.bedtime)),
      ("bedtimeMilligrams", .milligrams(forecast.bedtimeLevel.value)),
      ("milligramsPerLiter", .optional(forecast.concentration) { .milligrams($0.value) }),
      ("lastDrink", .optional(forecast.lastIntake) { .object($0.members) }),
    ]
  }

  /// What people read: a headline and a few labelled lines.
  func lines(in session: Session) throws(Failure) -> [String] {
    let profile = forecast.profile
    var rows = [("Today", "\(massText(forecast.today)) of \(massText(profile.dailyLimit))")]
    if let last = forecast.lastIntake {
      let ago = try session.distance(to: last.start)
      rows.append(
        ("Last drink", "\(Terminal.shown(last.name)), \(massText(last.amount)), \(ago) ago"))
    }
    if forecast.peak.amount.value > forecast.level.value + 0.5 {
      let time = try session.atMoment(forecast.peak.date)
      rows.append(("Peak", "\(massText(forecast.peak.amount)) \(time)"))
    }
    return [session.styled("\(massText(forecast.level)) in you", .bold)]
      + labelled(rows, in: session) + (try outlook(in: session))
  }

  /// When it will be low, and what will be left at bedtime.
  func outlook(in session: Session) throws(Failure) -> [String] {
    let bedtime = try session.atMoment(forecast.bedtime)
    return labelled(
      [
        ("Low", try low(in: session)),
        ("Bedtime", "\(massText(forecast.bedtimeLevel)) \(bedtime)"),
      ], in: session)
  }

  private func labelled(_ rows: [(String, String)], in session: Session) -> [String] {
    rows.map { label, text in
      session.styled(label + String(repeating: " ", count: 12 - label.count), .dim) + text
    }
  }

  /// When the level is at or below the limit for good.
  private func low(in session: Session) throws(Failure) -> String {
    let limit = massText(forecast.profile.bedtimeLimit)
    guard let date = forecast.belowLimitAt else { return "now (\(limit) or less)" }
    return "\(try session.atMoment(date)) (\(limit) or less)"
  }
}

extension Intake {
  /// The members of the object that JSON output has for a drink.
  var members: [(String, JSONValue)] {
    [
      ("id", .string(id.description)), ("drink", .optional(drink) { .string($0) }),
      ("name", .string(name)), ("milligrams", .milligrams(amount.value)),
      ("at", .instant(start)),
    ]
  }
}
