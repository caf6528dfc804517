import CaffeineStore
import CaffeineDomain
import CaffeineWidgets
import CommandArguments
import TextUI

@MainActor
extension AdviseCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    if context.arguments.contains(limits) {
      guard context.arguments.operands.isEmpty else {
        throw Failure(
          .wrongUse, "--limits is about no drink.", advice: "Leave out the drink or --limits.")
      }
      return try showLimits(context)
    }
    let report = try context.report()
    let forecast = report.forecast
    let order = try order(after: forecast, in: context)
    let advice = Advice(
      for: order.fullAmount, of: order.category, varying: order.variation, forecast: forecast)
    if context.wantsJSON {
      return context.printer.print(json(order, advice, isIncomplete: report.isIncomplete))
    }
    let limit = massText(forecast.profile.bedtimeLimit)
    let bedtime = try context.atMoment(forecast.bedtime)
    let drink = "\(context.printer.shown(order.fullName)), \(massText(order.fullAmount))"
    if let caution = forecast.profile.caution {
      context.printer.printWrapped(drink, .bold)
      context.printer.printWrapped(afterwards(advice, bedtime: bedtime, limit: limit))
      context.printer.printWrapped(caution.text)
      return context.printer.printWrapped(Guidance.disclaimer, .dim)
    }
    if let latest = advice.latest {
      let quarter = latest.quarterBefore
      let answer =
        forecast.isInBed
        ? "under your limit"
        : latest == forecast.bedtime
          ? "not after bedtime"
          : quarter > forecast.now
            ? "not after about \(try context.moment(quarter))" : "now, not later"
      context.printer.printWrapped("\(drink): \(answer)", .bold)
      let time = forecast.isInBed ? "tonight" : "\(bedtime) and later"
      context.printer.printWrapped("Then about \(limit) or less is in you \(time).")
    } else {
      context.printer.printWrapped("\(drink): too late for tonight", .bold)
      context.printer.printWrapped(afterwards(advice, bedtime: bedtime, limit: limit))
    }
    let verdict = advice.verdict
    if !report.isIncomplete || verdict == .unlikely {
      let mark = verdict.mark(in: context.printer.glyphSet)
      let place = forecast.isInBed ? "in bed" : "at bedtime"
      context.printer.printWrapped("If you drink it now: \(mark) \(verdict.words) \(place).")
    }
    context.printer.printWrapped(maximumText(advice))
    if report.isIncomplete {
      context.printer.printWrapped("Some drinks may be missing here: stop earlier and drink less.")
    }
    try showStudies(of: order, advice, in: context)
    context.printer.printWrapped(Guidance.disclaimer, .dim)
  }

  /// The drink that was typed, else the most recent one, else a coffee.
  private static func order(
    after forecast: Forecast, in context: CommandContext
  ) throws(Failure) -> Order {
    let words = context.arguments.operands
    if words.isEmpty, let last = forecast.lastIntake {
      return Order(of: last)
    }
    return try context.drinks.order(words.isEmpty ? "coffee" : context.arguments.joinedOperands)
  }

  /// What the drink would leave, if it were had now.
  private static func afterwards(_ advice: Advice, bedtime: String, limit: String) -> String {
    let profile = advice.forecast.profile
    // What is drunk shortly before bedtime arrives in bed.
    let rises =
      advice.latest == nil && profile.confidence == .typical
      && advice.bedtimeLevel <= profile.bedtimeLimit
    return "If you drink it now, \(aboutText(advice.bedtimeLevel)) will be "
      + (advice.forecast.isInBed ? "in you in bed" : "left \(bedtime)")
      + (rises ? ", and more later" : "") + " (your limit: \(limit))."
  }

  /// How much would do now, by the night and by the limits at once and in a day.
  private static func maximumText(_ advice: Advice) -> String {
    let most = advice.maximumNowWithinLimits
    if most < 0.5 { return "Your limits leave no room for more now." }
    // Rounded down: what is told must still do.
    let five = Int(min(most.value, 999_999) / 5) * 5
    let limits = most < advice.maximumNow ? "single and daily limits leave" : "limit leaves"
    return "Your \(limits) room for \(five == 0 ? "under 5" : "about \(five)") mg now."
  }

  /// What studies of doses near this one found, for those who would rather go by that.
  private static func showStudies(
    of order: Order, _ advice: Advice, in context: CommandContext
  ) throws(Failure) {
    // Decaf has too little for any study, and for a word about that.
    guard order.category != .decaf else { return }
    let studies = SleepCutoff.near(advice.dose)
    guard !studies.isEmpty else {
      return context.printer.printWrapped("No study of sleep is near this dose.")
    }
    var rows: [[String]] = []
    for study in studies {
      let title = study.source.title
      let author = title[..<(title.lastIndex(of: ",") ?? title.endIndex)]
      rows.append([
        "By \(author)", study.text(weight: advice.forecast.profile.weight),
        try latest(by: study, advice, in: context),
      ])
    }
    context.printer.printTable(rows)
  }

  /// The time that a study leads to; nothing where it found that one to be too late.
  private static func latest(
    by study: SleepCutoff, _ advice: Advice, in context: CommandContext
  ) throws(Failure) -> String {
    guard study.finding != .harm else { return "" }
    guard let latest = advice.latest(by: study) else { return "too late" }
    return "not after \(try context.moment(latest))"
  }

  private static func json(
    _ order: Order, _ advice: Advice, isIncomplete: Bool
  ) -> JSONValue {
    let caution = advice.forecast.profile.caution
    // Whoever has a caution is not told how much would do, nor until when.
    let latest = caution == nil ? advice.latest : nil
    let maximum = caution == nil ? advice.maximumNow : nil
    return .object([
      ("drink", .optional(order.drink) { .string($0) }), ("name", .string(order.fullName)),
      ("milligrams", .milligrams(order.fullAmount.value)),
      ("latestAt", .optional(latest) { .instant($0) }),
      // Rounded down: what is told must still do.
      (
        "maximumMilligramsNow",
        .optional(maximum) { .number(($0.value * 1000).rounded(.down) / 1000) }
      ),
      ("caution", .optional(caution) { .string($0.rawValue) }),
      (
        "studies",
        .array(
          caution == nil
            ? SleepCutoff.near(advice.dose).map { .object($0.members(advice)) } : [])
      ),
      ("bedtimeAt", .instant(advice.forecast.bedtime)),
      ("bedtimeMilligrams", .milligrams(advice.bedtimeLevel.value)),
      ("bedtimeChance", .chance(advice.nightChance)),
      ("thresholdMilligrams", .milligrams(advice.forecast.profile.bedtimeLimit.value)),
      ("incomplete", .bool(isIncomplete)), ("disclaimer", .string(Guidance.disclaimer)),
    ])
  }
}

extension SleepCutoff {
  /// What was given and what was found, in a few words.
  fileprivate func text(weight: Kilograms?) -> String {
    let given = Amount.text(dose.value) + " mg"
    switch (rule, finding) {
    case (.hoursBeforeBed(let hours), .limit):
      return "\(given): at least \(Amount.text(hours)) h before bed"
    case (.hoursBeforeBed(let hours), .noEffect):
      return "\(given) \(Amount.text(hours)) h before bed: no effect found"
    case (.hoursBeforeBed(let hours), .harm):
      return "\(given) \(Amount.text(hours)) h before bed: not enough"
    case (.concentration(let most), _):
      let body = weight == nil ? ", for 70 kg" : ""
      return "\(given): at most \(Amount.text(most.value)) mg/L in bed\(body)"
    }
  }

  /// The members of the object that JSON output has for a study.
  fileprivate func members(_ advice: Advice) -> [(String, JSONValue)] {
    let line: (String, JSONValue) =
      switch rule {
      case .hoursBeforeBed(let hours): ("hoursBeforeBed", .number(hours))
      case .concentration(let most): ("milligramsPerLiter", .number(most.value))
      }
    let latest = finding == .harm ? nil : advice.latest(by: self)
    return [
      ("source", .string("\(source.title), \(source.locator)")),
      ("milligrams", .number(dose.value)), line, ("finding", .string(finding.rawValue)),
      ("notAfter", .optional(latest) { .instant($0) }),
    ]
  }
}
