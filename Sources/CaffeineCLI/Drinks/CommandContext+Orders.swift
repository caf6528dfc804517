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
    let text = try plainText(text, of: "DRINK", upTo: 1600)
    let known = try drinks.vocabulary().reading(text)
    let line = try line(text, known, options)
    // A name that was logged before may be one of drinks; no item of it has a count or a size. What
    // is a line of known drinks alone is looked for in the last weeks: it is typed every day.
    let found = line.items.count > 1 ? line.items.map { try? known.find($0.drink) } : []
    if !found.isEmpty, line.items[0].time == nil,
      found.allSatisfy({ $0.map { $0.isNameWithCount && $0.count == 1 } ?? true }),
      try journal.lastIntake(of: text, inAll: found.contains { $0 == nil }) != nil
    {
      return [TimedOrder(order: try drinks.order(text, in: known, options: options))]
    }
    guard line.items.count == 1 || !options.hasAmount else {
      throw Failure(
        .wrongUse,
        "Options about one drink do not say which of \(line.items.count) they are about.",
        advice: "Say it with each drink, such as: large latte 9:00, espresso 11:00")
    }
    guard options.start == nil || line.items.allSatisfy({ $0.time == nil }) else {
      throw Failure(
        .wrongUse, "The time is given twice, once in '\(text)'.",
        advice: "Leave one of them out.")
    }
    let clear = line.items.map { item in
      guard let typed = item.time?.typed else { return options.start }
      return clearMoment(typed, isPlan: options.isPlan, keeping: options.offset)
    }
    if let first = clear.compactMap(\.self).min() {
      let typed = "\(text) \(arguments[LogCommand.at] ?? "")"
      try checkAge(of: first, typed: typed, isSure: options.isSure)
    }
    // Words that were not understood come before a question about a time.
    var orders: [TimedOrder] = []
    for (item, time) in zip(line.items, clear) {
      var options = options
      if let time {
        options.moment = { () throws(Failure) in ", \(try moment(ofDrink: time))" }
      }
      let order = try drinks.order(item.drink, in: known, options: options)
      orders.append(TimedOrder(order: order, time: time))
    }
    for (index, item) in line.items.enumerated() {
      if orders[index].time == nil, let time = item.time {
        orders[index].time = try moment(
          time.typed, time.text, isPlan: options.isPlan, keeping: options.offset)
      }
      if options.isEntry, let start = orders[index].time {
        try checkStart(start, of: "The time of the drink")
      }
    }
    let times = orders.compactMap(\.time)
    guard !line.sharesDay || times == times.sorted() else {
      throw Failure(
        .wrongUse, "The times after the day do not go forward.", advice: Failure.daysOfTimes)
    }
    try checkAmounts(of: orders, options)
    return orders
  }

  private func line(
    _ text: String, _ known: DrinkCatalogue, _ options: OrderOptions
  ) throws(Failure) -> DrinkLine {
    guard options.milligrams != nil else {
      return try DrinkLine(text, isOne: false, names: known.names)
    }
    // A name may have commas, but not several times.
    let several = try? DrinkLine(text, isOne: false, names: known.names)
    if let several, several.items.allSatisfy({ $0.time != nil }) { return several }
    return try DrinkLine(text, isOne: true, names: known.names)
  }

  /// Asks about drinks that are more than people have at once, as by an extra zero, each or together.
  func checkAmounts(of orders: [TimedOrder], _ options: OrderOptions) throws(Failure) {
    guard options.isEntry, !options.isSure else { return }
    var much: [Message] = []
    var sums: [Date?: Milligrams] = [:]
    for timed in orders {
      sums[timed.time, default: .zero] += timed.order.fullAmount
      guard timed.order.isUnusual else { continue }
      much.append(timed.order.spoken)
      if let time = timed.time { much.append(try moment(ofDrink: time)) }
    }
    if much.isEmpty, let most = sums.values.max(), most.value > Order.mostAtOnce {
      much = ["Together \(massText(most))"]
    }
    guard !much.isEmpty else { return }
    let spoken = much.joined(separator: ", ")
    let alarm = options.ask == nil ? nil : options.alarm()
    let question: Message = "\(spoken): is that right? [y/N] "
    let answer = options.ask?(alarm.map { Message(key: $0) + "\n" + question } ?? question)
    if answer == true { return }
    throw Failure(
      .unconfirmed, "\(spoken): that is much at once.",
      advice: "Write the amount again, or add --yes if it is right.",
      preface: answer == nil ? nil : "")
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
    let hasYear = typed.split { !$0.isNumber }.contains { $0.count == 4 && $0 >= "1900" }
    let longest: Double = (hasYear ? 5 * 366 : 183) * 86_400
    guard !isSure, now.timeIntervalSince(start) > longest else { return }
    let moment = try moment(ofDrink: start)
    if ask?("That is \(moment): is that right? [y/N] ") == true { return }
    throw Failure(
      .unconfirmed, "\(moment) is long ago.",
      advice: "Write the day again with its year, or add --yes if it is right.")
  }
}
