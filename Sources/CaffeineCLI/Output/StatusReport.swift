import CaffeineStore
import CaffeineDomain

/// What `status` tells, for people and for programs.
struct StatusReport {
  let forecast: Forecast
  /// Whether drinks may be missing in it, so that no amount is less than what is told.
  let isIncomplete: Bool

  /// What an amount of the forecast is, marked when it is a lower bound.
  func text(of amount: Milligrams) -> String {
    (isIncomplete ? "≥" : "") + massText(amount)
  }

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
      ("incomplete", .bool(isIncomplete)),
    ]
  }

  /// What people read: a headline and a few labelled lines.
  @MainActor func lines(in session: Session) throws(Failure) -> [String] {
    [session.styled("\(text(of: forecast.level)) in you", .bold)]
      + labelled(try rows(in: session), in: session)
  }

  /// The same without styles, for menus.
  @MainActor func plainLines(in session: Session) throws(Failure) -> [String] {
    try rows(in: session).map { "\($0): \($1)" }
  }

  /// When it will be low, and what will be left at bedtime.
  @MainActor func outlook(in session: Session) throws(Failure) -> [String] {
    labelled(try outlookRows(in: session), in: session)
  }

  @MainActor private func rows(in session: Session) throws(Failure) -> [(String, String)] {
    let limit = massText(forecast.profile.dailyLimit)
    var rows = [("Today", "\(text(of: forecast.today)) of \(limit)")]
    if let last = forecast.lastIntake {
      let ago = try session.distance(to: last.start)
      rows.append(
        ("Last drink", "\(session.shown(last.name)), \(massText(last.amount)), \(ago) ago"))
    }
    if forecast.peak.amount.value > forecast.level.value + 0.5 {
      let time = try session.atMoment(forecast.peak.date)
      rows.append(("Peak", "\(text(of: forecast.peak.amount)) \(time)"))
    }
    return rows + (try outlookRows(in: session))
  }

  @MainActor private func outlookRows(in session: Session) throws(Failure) -> [(String, String)] {
    let bedtime = try session.atMoment(forecast.bedtime)
    return [
      ("Low", try low(in: session)),
      ("Bedtime", "\(text(of: forecast.bedtimeLevel)) \(bedtime)"),
    ]
  }

  @MainActor
  private func labelled(_ rows: [(String, String)], in session: Session) -> [String] {
    rows.map { label, text in
      session.styled(label + String(repeating: " ", count: 12 - label.count), .dim) + text
    }
  }

  /// When the level is at or below the limit for good.
  @MainActor private func low(in session: Session) throws(Failure) -> String {
    let limit = massText(forecast.profile.bedtimeLimit)
    guard let date = forecast.belowLimitAt else {
      return isIncomplete ? "unknown, the journal is damaged" : "now (\(limit) or less)"
    }
    return "\(isIncomplete ? "not before " : "")\(try session.moment(date)) (\(limit) or less)"
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
