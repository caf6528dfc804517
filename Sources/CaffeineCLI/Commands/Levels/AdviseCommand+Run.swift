import CaffeineStore
import CaffeineDomain
import CommandArguments

@MainActor
extension AdviseCommand {
  static func run(_ session: Session) throws(Failure) {
    if session.arguments.has(limits) { return try showLimits(session) }
    let report = try session.report()
    let forecast = report.forecast
    let order = try order(after: forecast, in: session)
    let advice = Advice(for: order.amount, forecast: forecast)
    if session.wantsJSON {
      return session.print(json(order, advice, isIncomplete: report.isIncomplete))
    }
    let limit = massText(forecast.profile.bedtimeLimit)
    let bedtime = try session.atMoment(forecast.bedtime)
    let drink = "\(session.shown(order.name)), \(massText(order.amount))"
    if let latest = advice.latest {
      let end = latest == forecast.bedtime ? "bedtime" : try session.moment(latest)
      let answer = forecast.isInBed ? "fits now" : "until \(end)"
      session.print(session.styled("\(drink): \(answer)", .bold))
      let time = forecast.isInBed ? "tonight" : "\(bedtime) and later"
      session.print("That leaves \(limit) or less in you \(time).")
    } else {
      session.print(session.styled("\(drink): too late for tonight", .bold))
      session.print(
        "If you drink it now, \(massText(advice.bedtimeLevel)) will be "
          + (forecast.isInBed ? "in you in bed" : "left \(bedtime)")
          + " (your limit: \(limit)).")
    }
    session.print(maximumText(advice))
    if report.isIncomplete {
      session.print("Some drinks may be missing here: stop earlier and drink less.")
    }
    session.printTable(try cutoffs(advice, in: session), flexible: 0)
    session.print(session.styled(Guidance.disclaimer, .dim))
  }

  /// The drink that was typed, else the most recent one, else a coffee.
  private static func order(
    after forecast: Forecast, in session: Session
  ) throws(Failure) -> Order {
    let words = session.arguments.words
    if words.isEmpty, let last = forecast.lastIntake {
      var order = Order(name: last.name, amount: last.amount, volume: last.volume)
      order.drink = last.drink
      return order
    }
    return try session.order(words.isEmpty ? "coffee" : session.arguments.phrase)
  }

  /// How much would do now, by the night and by the limits at once and in a day.
  private static func maximumText(_ advice: Advice) -> String {
    let most = advice.maximumNowWithinLimits
    if most < 0.5 { return "Nothing more fits now." }
    let limits = most < advice.maximumNow ? ", within your single and daily limits" : ""
    return "Up to \(massText(most)) fits now\(limits)."
  }

  /// The last moments by what the literature says, for those who would rather go by that.
  private static func cutoffs(
    _ advice: Advice, in session: Session
  ) throws(Failure) -> [[String]] {
    var rows: [[String]] = []
    for cutoff in [SleepCutoff.drake, .gardinerCoffee, .baur] {
      let title = cutoff.source.title
      let author = title[..<(title.lastIndex(of: ",") ?? title.endIndex)]
      let latest = try advice.latest(by: cutoff).map { date throws(Failure) in
        "until \(try session.moment(date))"
      }
      rows.append(["By \(author)", cutoff.rule.text, latest ?? "too late"])
    }
    return rows
  }

  private static func json(
    _ order: Order, _ advice: Advice, isIncomplete: Bool
  ) -> JSONValue {
    .object([
      ("drink", .optional(order.drink) { .string($0) }), ("name", .string(order.name)),
      ("milligrams", .milligrams(order.amount.value)),
      ("latestAt", .optional(advice.latest) { .instant($0) }),
      // Rounded down: what is told must still do.
      ("maximumMilligramsNow", .number((advice.maximumNow.value * 1000).rounded(.down) / 1000)),
      ("bedtimeAt", .instant(advice.forecast.bedtime)),
      ("bedtimeMilligrams", .milligrams(advice.bedtimeLevel.value)),
      ("thresholdMilligrams", .milligrams(advice.forecast.profile.bedtimeLimit.value)),
      ("incomplete", .bool(isIncomplete)),
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
