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
      ("caution", .optional(forecast.profile.caution) { .string($0.rawValue) }),
      ("incomplete", .bool(isIncomplete)),
    ]
  }

  /// What people read: a headline and a few labelled lines.
  @MainActor func lines(in context: CommandContext) throws(Failure) -> [String] {
    [try headline(in: context)] + labelled(try rows(in: context), in: context)
  }

  /// The same without styles, for menus.
  @MainActor func plainLines(in context: CommandContext) throws(Failure) -> [String] {
    try rows(in: context).map { "\($0.label): \($0.text)" }
  }

  /// When it will be low, and what will be left at bedtime.
  @MainActor func outlook(in context: CommandContext) throws(Failure) -> [String] {
    labelled(try outlookRows(in: context), in: context)
  }

  /// A line with its label, and whether it warns.
  private struct Row {
    let label: String
    let text: String
    var warns = false
  }

  /// The level now; in bed above the limit since when one should sleep.
  @MainActor private func headline(in context: CommandContext) throws(Failure) -> String {
    let level = "\(text(of: forecast.level)) in you"
    guard forecast.isInBed, forecast.isTooMuchForNight(from: forecast.now) else {
      return context.printer.styled(level, .bold)
    }
    let late = context.distance(to: forecast.bedtime)
    return context.printer.styled(
      "\(overMark(in: context)) \(level), \(late) past bedtime", .warning)
  }

  @MainActor private func overMark(in context: CommandContext) -> String {
    context.printer.isUnicode ? "▲" : "!"
  }

  @MainActor private func rows(in context: CommandContext) throws(Failure) -> [Row] {
    let limit = massText(forecast.profile.dailyLimit)
    let today = text(of: forecast.today)
    let caution = forecast.profile.caution
    var rows = [
      forecast.isOverDailyLimit
        ? Row(
          label: "Today", text: "\(overMark(in: context)) \(today), over your limit of \(limit)",
          warns: true)
        : Row(
          label: "Today", text: caution?.leavesNoLimit == true ? today : "\(today) of \(limit)")
    ]
    if let last = forecast.lastIntake {
      let ago = context.distance(to: last.start)
      rows.append(
        Row(
          label: "Last drink",
          text: "\(context.printer.shown(last.name)), \(massText(last.amount)), \(ago) ago"))
    } else if !isIncomplete {
      rows.append(Row(label: "Last drink", text: "nothing logged yet"))
    }
    if forecast.peak.amount.value > forecast.level.value + 0.5 {
      let time = try context.atMoment(forecast.peak.date)
      rows.append(Row(label: "Peak", text: "\(text(of: forecast.peak.amount)) \(time)"))
    }
    let outlook = try outlookRows(in: context)
    // Who logged nothing is not told that all is well.
    let isJudged = forecast.lastIntake != nil || isIncomplete || forecast.belowLimitAt != nil
    if isJudged { rows += outlook }
    if let caution { rows.append(Row(label: "Limits", text: caution.text)) }
    return rows
  }

  @MainActor private func outlookRows(in context: CommandContext) throws(Failure) -> [Row] {
    let bedtime = try context.atMoment(forecast.bedtime)
    return [
      Row(label: "Low", text: try low(in: context)),
      Row(label: "Bedtime", text: "\(text(of: forecast.bedtimeLevel)) \(bedtime)"),
    ]
  }

  @MainActor
  private func labelled(_ rows: [Row], in context: CommandContext) -> [String] {
    rows.map { row in
      let padding = String(repeating: " ", count: 12 - row.label.count)
      return context.printer.styled(row.label + padding, .dim)
        + (row.warns ? context.printer.styled(row.text, .warning) : row.text)
    }
  }

  /// When the level is at or below the limit for good.
  @MainActor private func low(in context: CommandContext) throws(Failure) -> String {
    let limit = massText(forecast.profile.bedtimeLimit)
    guard let date = forecast.belowLimitAt else {
      return isIncomplete ? "unknown, the journal is damaged" : "now (\(limit) or less)"
    }
    return "\(isIncomplete ? "not before " : "")\(try context.moment(date)) (\(limit) or less)"
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

extension CommandContext {
  /// What there is to know now, with further drinks if any, and whether all of the journal could
  /// be read.
  func report(adding further: [Intake] = []) throws(Failure) -> StatusReport {
    try report(of: try journal.recentIntakes() + further)
  }

  /// What there is to know now of drinks that were read before.
  func report(of intakes: [Intake]) throws(Failure) -> StatusReport {
    let forecast = Forecast(
      of: intakes, profile: try preferences().profile, at: now, on: clock)
    return StatusReport(forecast: forecast, isIncomplete: journal.isIncomplete)
  }
}
