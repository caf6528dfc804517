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
      for: order.fullAmount, varying: order.variation, forecast: forecast)
    if context.wantsJSON {
      return context.printer.print(json(order, advice, isIncomplete: report.isIncomplete))
    }
    let limit = massText(forecast.profile.bedtimeLimit)
    let bedtime = try context.atMoment(forecast.bedtime)
    let drink = "\(context.printer.shown(order.fullName)), \(massText(order.fullAmount))"
    if let latest = advice.latest {
      let end =
        latest == forecast.bedtime ? "bedtime" : "about \(try context.moment(latest.quarterBefore))"
      let answer = forecast.isInBed ? "under your limit" : "not after \(end)"
      context.printer.printWrapped("\(drink): \(answer)", .bold)
      let time = forecast.isInBed ? "tonight" : "\(bedtime) and later"
      context.printer.printWrapped("Then about \(limit) or less is in you \(time).")
    } else {
      context.printer.printWrapped("\(drink): too late for tonight", .bold)
      context.printer.printWrapped(
        "If you drink it now, \(aboutText(advice.bedtimeLevel)) will be "
          + (forecast.isInBed ? "in you in bed" : "left \(bedtime)")
          + " (your limit: \(limit)).")
    }
    if !report.isIncomplete || advice.verdict == .unlikely {
      let mark = advice.verdict.mark(in: context.printer.glyphSet)
      let place = forecast.isInBed ? "in bed" : "at bedtime"
      context.printer.printWrapped("If you drink it now: \(mark) \(advice.verdict.words) \(place).")
    }
    context.printer.printWrapped(maximumText(advice))
    if report.isIncomplete {
      context.printer.printWrapped("Some drinks may be missing here: stop earlier and drink less.")
    }
    context.printer.printTable(try cutoffs(advice, in: context))
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

  /// How much would do now, by the night and by the limits at once and in a day.
  private static func maximumText(_ advice: Advice) -> String {
    let most = advice.maximumNowWithinLimits
    if most < 0.5 { return "Your limits leave no room for more now." }
    // Rounded down: what is told must still do.
    let five = Int(min(most.value, 999_999) / 5) * 5
    let limits = most < advice.maximumNow ? "single and daily limits leave" : "limit leaves"
    return "Your \(limits) room for \(five == 0 ? "under 5" : "about \(five)") mg now."
  }

  /// The last moments by what the literature says, for those who would rather go by that.
  private static func cutoffs(
    _ advice: Advice, in context: CommandContext
  ) throws(Failure) -> [[String]] {
    var rows: [[String]] = []
    for cutoff in [SleepCutoff.drake, .gardinerCoffee, .baur] {
      let title = cutoff.source.title
      let author = title[..<(title.lastIndex(of: ",") ?? title.endIndex)]
      let latest = try advice.latest(by: cutoff).map { date throws(Failure) in
        "until \(try context.moment(date))"
      }
      rows.append(["By \(author)", cutoff.rule.text, latest ?? "too late"])
    }
    return rows
  }

  private static func json(
    _ order: Order, _ advice: Advice, isIncomplete: Bool
  ) -> JSONValue {
    .object([
      ("drink", .optional(order.drink) { .string($0) }), ("name", .string(order.fullName)),
      ("milligrams", .milligrams(order.fullAmount.value)),
      ("latestAt", .optional(advice.latest) { .instant($0) }),
      // Rounded down: what is told must still do.
      ("maximumMilligramsNow", .number((advice.maximumNow.value * 1000).rounded(.down) / 1000)),
      ("bedtimeAt", .instant(advice.forecast.bedtime)),
      ("bedtimeMilligrams", .milligrams(advice.bedtimeLevel.value)),
      ("bedtimeChance", .chance(advice.nightChance)),
      ("thresholdMilligrams", .milligrams(advice.forecast.profile.bedtimeLimit.value)),
      ("incomplete", .bool(isIncomplete)), ("disclaimer", .string(Guidance.disclaimer)),
    ])
  }
}

extension SleepCutoff.Rule {
  /// The rule in a few words.
  fileprivate var text: String {
    switch self {
    case .hoursBeforeBed(let hours): "none for \(Amount.text(hours)) h before bed"
    case .concentration(let most): "at most \(Amount.text(most.value)) mg/L in bed"
    }
  }
}
