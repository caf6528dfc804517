import CaffeineDomain
import CivilTime
import CommandArguments

/// The common grammar of drinks for `log`, `edit --drink`, `forecast --if` and `advise`.
extension CommandContext {
  /// Reads drinks such as `espresso 16:00`, `8:30 latte` or `espresso 9:00, latte 11:00`, as
  /// ``DrinkLine`` parts them.
  func orders(
    _ text: String, options: OrderOptions = OrderOptions()
  ) throws(Failure) -> [TimedOrder] {
    let items = try timedItems(of: text, options)
    if let first = items.compactMap(\.time).min() {
      try checkAge(of: first, typed: text, isSure: options.isSure)
    }
    var orders: [TimedOrder] = []
    for (drink, time) in items {
      var options = options
      if let time { options.moment = ", \(try moment(time))" }
      orders.append(TimedOrder(order: try drinks.order(drink, options: options), time: time))
    }
    try checkSum(of: orders, options)
    return orders
  }

  private func timedItems(
    of text: String, _ options: OrderOptions
  ) throws(Failure) -> [(drink: String, time: Date?)] {
    let catalogue = try drinks.catalogue()
    var line: DrinkLine
    do throws(DrinkLine.Problem) {
      line = try DrinkLine(text, isOne: options.milligrams != nil, name: catalogue.longestName)
    } catch {
      throw Failure(error)
    }
    // A name may have commas, but not several times.
    if options.milligrams != nil,
      let several = try? DrinkLine(text, isOne: false, name: catalogue.longestName),
      several.items.allSatisfy({ $0.time != nil })
    {
      line = several
    }
    // What was logged before is a name as it stands.
    if line.items.count > 1, line.items[0].time == nil, try drinks.lastIntake(text) != nil {
      return [(text, nil)]
    }
    guard line.items.count == 1 || options.isEmpty else {
      throw Failure(
        .wrongUse,
        "Options about one drink do not say which of \(line.items.count) they are about.",
        advice: "Say it with each drink, such as: large latte 9:00, espresso 11:00")
    }
    var items: [(drink: String, time: Date?)] = []
    for item in line.items {
      let time = try item.time.map { time throws(Failure) in
        try moment(time.typed, time.text, isPlan: options.isPlan, keeping: options.offset)
      }
      if line.sharesDay, let time, let before = items.last?.time, time < before {
        throw Failure(
          .wrongUse, "The times after the day do not go forward.",
          advice: Failure.daysOfTimes)
      }
      items.append((item.drink, time))
    }
    return items
  }

  /// Asks about drinks that are much together, at one time.
  private func checkSum(of orders: [TimedOrder], _ options: OrderOptions) throws(Failure) {
    guard orders.count > 1, options.isEntry, !options.isSure else { return }
    var sums: [Date?: Milligrams] = [:]
    for order in orders { sums[order.time, default: .zero] += order.order.fullAmount }
    guard let most = sums.values.max(), most.value > Order.mostAtOnce else { return }
    let question: Message = "Together \(massText(most)) at once: is that right? [y/N] "
    if options.ask?(question) == true { return }
    throw Failure(
      .unconfirmed, "Together these are \(massText(most)) at once.",
      advice: "Write the amounts again, or add --yes if they are right.")
  }

  /// Reads a single drink, where several make no sense.
  func order(
    _ text: String, options: OrderOptions = OrderOptions()
  ) throws(Failure) -> TimedOrder {
    let orders = try orders(text, options: options)
    guard orders.count == 1 else {
      throw Failure(
        .wrongUse, "'\(text)' is \(orders.count) drinks.", advice: "Write one drink here.")
    }
    return orders[0]
  }

  /// Asks about a drink from years ago, or typed without a year from half a year ago: probably a
  /// typing error, or a day to come.
  func checkAge(of start: Date, typed: String, isSure: Bool) throws(Failure) {
    // Written for another zone, it may be of the year before or after.
    let hasYear = [-86_400, 0, 86_400].contains {
      typed.contains("\(clock.dateTime(at: start.addingTimeInterval($0)).year)")
    }
    let longest: Double = (hasYear ? 5 * 366 : 183) * 86_400
    guard !isSure, now.timeIntervalSince(start) > longest else { return }
    let moment = try moment(start)
    if ask?("That is \(moment): is that right? [y/N] ") == true { return }
    throw Failure(
      .unconfirmed, "\(moment) is long ago.",
      advice: "Write the day again with its year, or add --yes if it is right.")
  }
}
