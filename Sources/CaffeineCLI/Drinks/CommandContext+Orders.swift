import CaffeineDomain
import CivilTime
import CommandArguments

/// The common grammar of drinks for `log`, `edit --drink`, `forecast --if` and `advise`.
extension CommandContext {
  /// Parses drinks such as `espresso at 16:00`, `8:30 latte` or `espresso at 9, latte at 11`.
  ///
  /// `2 coffees at 9 and 11` is one at each time; accompaniments such as a croissant are ignored.
  ///
  /// - Parameter isPlan: Whether a time of day means today, even in the future.
  func orders(
    _ text: String, options: OrderOptions = OrderOptions(), isPlan: Bool = false
  ) throws(Failure) -> [TimedOrder] {
    // A longer text is no drink, and each of its parts would be parsed.
    guard text.utf8.count <= 1600 else {
      return [TimedOrder(order: try drinks.order(text, options: options))]
    }
    let text = TimeWords.parted(try expanded(text))
    let catalogue = try drinks.catalogue()
    let (drink, time) = try drinkAndTime(text, isPlan: isPlan)
    // A name outside of the catalogue may begin with a time too: `morning roast`.
    let isName =
      drink == text.split(separator: " ").dropFirst().joined(separator: " ")
      && !text.contains(where: \.isNumber) && (try? catalogue.find(drink)) == nil
      && (options.milligrams != nil || (try? drinks.lastIntake(text)) != nil)
    if isName || catalogue.drink(named: text) != nil {
      return [TimedOrder(order: try drinks.order(text, options: options))]
    }
    var options = options
    if let time {
      try checkAge(of: time, typed: text, isSure: options.isSure)
      options.moment = ", \(try moment(time))"
    }
    // After `and` it is one of several times.
    let end = "0 \(drink.split(separator: " ").last ?? "") 0"
    let isList = [drink, end].contains { PhraseText.parts(of: $0).count > 1 }
    let parts = PhraseText.parts(of: text)
    // With explicit milligrams the text is a name as it stands, unless it has several times.
    if isList, catalogue.drink(named: drink) == nil,
      options.milligrams == nil
        || parts.dropLast().contains(where: {
          (try? drinkAndTime($0, isPlan: isPlan))?.time != nil
        })
    {
      return try orders(parts, options: options, isPlan: isPlan)
    }
    return [TimedOrder(order: try drinks.order(drink, options: options), time: time)]
  }

  /// Parses a single drink, where several make no sense.
  func order(
    _ text: String, options: OrderOptions = OrderOptions(), isPlan: Bool = false
  ) throws(Failure) -> TimedOrder {
    let orders = try orders(text, options: options, isPlan: isPlan)
    guard orders.count == 1 else {
      throw Failure(
        .wrongUse, "'\(text)' is \(orders.count) drinks.", advice: "Write one drink here.")
    }
    return orders[0]
  }

  /// Expands `usual` and aliases: `usual at 9, m` becomes `large flat white at 9, matcha latte`.
  ///
  /// A drink's name stands for the drink unless it is an alias.
  private func expanded(_ text: String) throws(Failure) -> String {
    let preferences = try preferences()
    var aliases = preferences.aliases
    guard !aliases.phrases.isEmpty || text.lowercased().contains("usual") else { return text }
    let catalogue = try drinks.catalogue()
    if let usual = preferences.usual {
      aliases.phrases = ["the usual", "my usual", "usual"].map { ($0, usual) } + aliases.phrases
    }
    func expanded(_ part: String) throws(Failure) -> String {
      let isDrink = catalogue.drink(named: part) != nil
      let lower = part.lowercased()
      guard isDrink || preferences.usual != nil || !lower.split(separator: " ").contains("usual")
      else {
        throw Failure(
          .noInput, "You have not said what your usual is.",
          advice: "Say it, such as: caffeine config set usual \"large flat white\"")
      }
      var known = aliases
      known.phrases.removeAll { name, phrase in
        // An own drink wins; `coffee this morning` has a time, whatever a morning means.
        catalogue.drink(named: name).map(catalogue.own.contains) == true
          || lower.hasPrefix(phrase.lowercased())
          || (isDrink ? name != lower : !lower.hasPrefix(name) && (try? when(name)) != nil)
      }
      return known.expanded(part)
    }
    let parts = PhraseText.parts(of: text)
    guard parts.count > 1, catalogue.drink(named: text) == nil else { return try expanded(text) }
    let found = try parts.map(expanded)
    return found == parts ? try expanded(text) : found.joined(separator: ", ")
  }

  private func orders(
    _ parts: [String], options: OrderOptions, isPlan: Bool
  ) throws(Failure) -> [TimedOrder] {
    var orders: [TimedOrder] = []
    var times: [[Date]] = []
    for part in parts {
      if let last = times.last, !last.isEmpty || isNamed(part),
        let time = try time(part, isPlan: isPlan)
      {
        times[times.count - 1].append(
          try self.time(time, of: part, after: last.last, isPlan: isPlan))
        continue
      }
      let (drink, time) = try drinkAndTime(part, isPlan: isPlan)
      if Phrase.isAddition(drink) {
        // The time after food is that of the drink before it.
        if let time, times.last?.isEmpty == true { times[times.count - 1] = [time] }
        continue
      }
      var options = options
      options.moment = try time.map { time throws(Failure) in ", \(try moment(time))" } ?? ""
      orders.append(TimedOrder(order: try drinks.order(drink, options: options)))
      times.append(time.map { [$0] } ?? [])
    }
    // `2 espressos and 3 lattes at 9` are all at nine.
    if let time = times.last, time.count == 1, times.dropLast().allSatisfy(\.isEmpty) {
      times = times.map { _ in time }
    }
    guard !orders.isEmpty else {
      return [TimedOrder(order: try drinks.order(parts.joined(separator: ", "), options: options))]
    }
    guard orders.count == 1 || options.isEmpty else {
      throw Failure(
        .wrongUse, "Options about one drink do not say which of \(orders.count) they are about.",
        advice: "Say it with each drink, such as: large latte at 9, espresso at 11")
    }
    var result: [TimedOrder] = []
    for (order, times) in zip(orders, times) {
      guard times.count > 1 else {
        result.append(TimedOrder(order: order.order, time: times.first))
        continue
      }
      var one = order.order
      one.count = one.count == 1 ? 1 : one.count / Double(times.count)
      result += times.map { TimedOrder(order: one, time: $0) }
    }
    return result
  }

  /// Asks about a drink from years ago, or typed without a year from half a year ago: probably a
  /// typing error, or a day to come.
  func checkAge(of start: Date, typed: String, isSure: Bool) throws(Failure) {
    let hasYear = typed.contains("\(clock.dateTime(at: start).year)")
    let longest: Double = (hasYear ? 5 * 366 : 183) * 86_400
    guard !isSure, now.timeIntervalSince(start) > longest else { return }
    let moment = try moment(start)
    if ask?("That is \(moment): is that right? [y/N] ") == true { return }
    throw Failure(
      .unconfirmed, "\(moment) is long ago.",
      advice: "Write the day again with its year, or add --yes if it is right.")
  }

  /// The moment of a part without a drink: `at 11`, `11`.
  private func time(_ part: String, isPlan: Bool) throws(Failure) -> Date? {
    guard let when = try when(part, isPlan: isPlan), when.isTime else { return nil }
    return try instant(when, typed: part)
  }

  /// Whether a text is clearly a time and not a count.
  private func isNamed(_ text: String) -> Bool {
    text.contains { $0.isLetter || ":@-".contains($0) }
  }

  /// Whether the number beside a day is a count, as in `yesterday 2 coffees` without `at`, and in `2
  /// morning coffees`.
  private func isDayAndCount(_ words: ArraySlice<String>, isPlan: Bool) throws(Failure) -> Bool {
    guard words.count > 1, let number = words.last else { return false }
    if Int(words[0]) != nil, words[1].lowercased() != "tonight", try when(words[1]) != nil,
      try when("\(words[1]) 9:00") != nil
    {
      return true
    }
    guard let count = Int(number), 1...20 ~= count else { return false }
    let day = words.dropLast()
    guard try when(day.joined(separator: " "), isPlan: isPlan) != nil else { return false }
    // After `at` it is an hour.
    return try when("yesterday \(day.last ?? "")", isPlan: isPlan)?.isTime != false
  }

  /// A time without a day takes the day of the previous one: `yesterday at 10 and 11`.
  private func time(
    _ time: Date, of part: String, after last: Date?, isPlan: Bool
  ) throws(Failure) -> Date {
    guard let last, time > last else { return time }
    let (before, after) = (clock.dateTime(at: last).date, clock.dateTime(at: time).date)
    guard before != after, let there = try when("\(before.iso8601) \(part)", isPlan: isPlan) else {
      return time
    }
    return try instant(there, typed: part) ?? time
  }

  /// Whether a text is a four-digit time: `0830`.
  private func isDigits(_ text: String) -> Bool {
    text.utf8.count == 4 && text.hasPrefix("0") && Int(text) != nil
  }

  /// Splits a text into drink and time: the longest part that is a time, at the end, the start or
  /// the middle, in this order.
  ///
  /// Digits alone are a size: `cola 0.33`.
  private func drinkAndTime(
    _ text: String, isPlan: Bool
  ) throws(Failure) -> (drink: String, time: Date?) {
    let words = text.split(separator: " ").map(String.init)
    guard (2...40).contains(words.count), try drinks.catalogue().drink(named: text) == nil
    else { return (text, nil) }
    var day: String?
    for (start, end) in Self.ranges(of: words.count) {
      let typed = words[start..<end].joined(separator: " ")
      guard isNamed(typed) || isDigits(typed), let when = try when(typed, isPlan: isPlan)
      else { continue }
      if start == 0, try isDayAndCount(words[..<end], isPlan: isPlan) { continue }
      let drink = (words[..<start] + words[end...]).joined(separator: " ")
      guard when.isTime else {
        if day == nil, (try? drinks.catalogue().find(drink)) != nil { day = typed }
        continue
      }
      return (drink, try instant(when, typed: typed))
    }
    if let day {
      throw Failure(
        .wrongUse, "'\(day)' is a whole day.",
        advice: "Add a time, such as: \(day) 14:00, or \(day) morning")
    }
    return (text, nil)
  }

  /// The ranges of words to try as a time: ends, starts, then middles, each from long to short.
  private static func ranges(of count: Int) -> [(Int, Int)] {
    var ranges: [(Int, Int)] = []
    for start in 1..<count { ranges.append((start, count)) }
    for end in (1..<count).reversed() { ranges.append((0, end)) }
    // A time in the middle has few words: `a coffee at 9 in the morning with milk`.
    for start in 1..<count {
      for end in (start..<min(start + 7, count)).reversed() where end > start {
        ranges.append((start, end))
      }
    }
    return ranges
  }
}
