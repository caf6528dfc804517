import CaffeineDomain
import CommandArguments

@MainActor
extension AdviseCommand {
  static func run(_ session: Session) throws(Failure) {
    let forecast = try session.forecast()
    let order = try order(after: forecast, in: session)
    let advice = Advice(for: order.amount, forecast: forecast)
    if session.wantsJSON { return session.print(json(order, advice)) }
    let limit = massText(forecast.profile.bedtimeLimit)
    let bedtime = try session.atMoment(forecast.bedtime)
    let drink = "\(Terminal.shown(order.name)), \(massText(order.amount))"
    if let latest = advice.latest {
      let end = latest == forecast.bedtime ? "bedtime" : try session.moment(latest)
      session.print(session.styled("\(drink): until \(end)", .bold))
      session.print("It leaves \(limit) or less in you \(bedtime) and after.")
    } else {
      session.print(session.styled("\(drink): too late for tonight", .bold))
      session.print(
        "Had now, it would leave \(massText(advice.bedtimeLevel)) \(bedtime); low is \(limit).")
    }
    session.print("Now, up to \(massText(advice.maximumNow)) would do.")
    session.print(session.styled(Guidance.disclaimer, .dim))
  }

  /// The drink that was typed, else the one had last, else a coffee.
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

  private static func json(_ order: Order, _ advice: Advice) -> JSONValue {
    .object([
      ("drink", .optional(order.drink) { .string($0) }), ("name", .string(order.name)),
      ("milligrams", .milligrams(order.amount.value)),
      ("latestAt", .optional(advice.latest) { .instant($0) }),
      // Rounded down: what is told must still do.
      ("maximumMilligramsNow", .number((advice.maximumNow.value * 1000).rounded(.down) / 1000)),
      ("bedtimeAt", .instant(advice.forecast.bedtime)),
      ("bedtimeMilligrams", .milligrams(advice.bedtimeLevel.value)),
      ("thresholdMilligrams", .milligrams(advice.forecast.profile.bedtimeLimit.value)),
    ])
  }
}
