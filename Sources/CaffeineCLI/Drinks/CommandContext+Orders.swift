import CaffeineDomain
import CivilTime
import CommandArguments

/// The common grammar of drinks for `log`, `edit --drink`, `forecast --if` and `advise`.
extension CommandContext {
  /// Parses drinks such as `espresso at 16:00`, `8:30 latte` or `espresso at 9, latte at 11`, as
  /// ``DrinkLine`` reads them.
  ///
  /// `2 coffees at 9 and 11` is one at each time; accompaniments such as a croissant are ignored.
  ///
  /// - Parameter isPlan: Whether a time of day means today, even in the future.
  func orders(
    _ text: String, options: OrderOptions = OrderOptions(), isPlan: Bool = false
  ) throws(Failure) -> [TimedOrder] {
    // The end of a sentence, but of `8 a.m.`; with milligrams it is the end of a name.
    var text = text
    if options.milligrams == nil, let end = text.last, ".!".contains(end),
      text.dropLast().last.map({ $0.isLetter || $0.isNumber }) == true,
      !text.lowercased().hasSuffix(".m."), try drinks.catalogue().drink(named: text) == nil
    {
      text.removeLast()
    }
    // A longer text is no drink, and each of its parts would be parsed.
    guard text.utf8.count <= 1600 else {
      return [TimedOrder(order: try drinks.order(text, options: options))]
    }
    // With milligrams the text is a name, unless it is an alias as a whole.
    let aliases = try options.milligrams == nil ? [] : aliases(in: text)
    let isName = options.milligrams != nil && !aliases.contains { $0.name == text.lowercased() }
    return try orders(
      ofLine: isName ? text : try expanded(text, withTimes: false), options, isPlan: isPlan,
      hasAliases: !isName)
  }

  /// The aliases, and the names of the usual drink where a text has one.
  private func aliases(in text: String) throws(Failure) -> [(name: String, phrase: String)] {
    let preferences = try preferences()
    let aliases = preferences.aliases.phrases
    guard text.lowercased().contains("usual") else { return aliases }
    return aliases
      + ["the usual", "my usual", "usual"].map { (name: $0, phrase: preferences.usual ?? "") }
  }

  /// - Parameter hasAliases: Whether aliases with times of their own are left in the text.
  private func orders(
    ofLine text: String, _ options: OrderOptions, isPlan: Bool, hasAliases: Bool
  ) throws(Failure) -> [TimedOrder] {
    var line = DrinkLine(
      self, isPlan: isPlan, isNamed: options.milligrams != nil, hasAliases: hasAliases)
    // Most lines are a name alone, and the words for times take their time.
    if try line.isOpen(text), try drinks.catalogue().drink(named: text) != nil {
      return [TimedOrder(order: try drinks.order(text, options: options))]
    }
    let text = TimeWords.parted(text)
    for part in try parts(of: text, line, options) {
      try line.add(part.text, isAlone: part.isAlone)
    }
    let found = try line.moments()
    guard !found.isEmpty else {
      return [TimedOrder(order: try drinks.order(text, options: options))]
    }
    guard found.count == 1 || options.isEmpty else {
      throw Failure(
        .wrongUse, "Options about one drink do not say which of \(found.count) they are about.",
        advice: "Say it with each drink, such as: large latte at 9, espresso at 11")
    }
    if let first = found.flatMap(\.times).min() {
      try checkAge(of: first, typed: text, isSure: options.isSure)
    }
    var orders: [TimedOrder] = []
    for (drink, times) in found {
      guard try line.isOpen(drink) else {
        let phrase = try expanded(drink, withTimes: true)
        orders += try self.orders(ofLine: phrase, options, isPlan: isPlan, hasAliases: false)
        continue
      }
      var options = options
      for time in times { options.moment += ", \(try moment(time))" }
      var order = try drinks.order(drink, options: options)
      if times.count > 1, order.count > 1 {
        let share = order.count / Double(times.count)
        guard share == 1 else { throw ambiguous(drink, order, share, at: times) }
        order.count = share
      }
      orders +=
        times.isEmpty
        ? [TimedOrder(order: order)] : times.map { TimedOrder(order: order, time: $0) }
    }
    return orders
  }

  /// The parts of a line; a name may have several, and with milligrams any text is a name unless it
  /// has several times.
  private func parts(
    of text: String, _ line: DrinkLine, _ options: OrderOptions
  ) throws(Failure) -> [(text: String, isAlone: Bool)] {
    let catalogue = try drinks.catalogue()
    var parts: [String] = []
    for part in TimeWords.parts(of: text) { parts += try self.parts(of: part, line) }
    guard parts.count > 1 else { return [(text, true)] }
    if let drink = (try? line.split(text))?.drink, TimeWords.parts(of: drink).count > 1 {
      let last = try drinks.lastIntake(drink)
      if last != nil || catalogue.drink(named: drink) != nil { return [(text, true)] }
    }
    let hasTimes = parts.dropLast().contains { (try? line.split($0))?.trail?.when.isTime == true }
    return options.milligrams != nil && !hasTimes ? [(text, true)] : parts.map { ($0, false) }
  }

  /// The drinks and times that a Chinese or Japanese word for "and" joins, if all of them are known.
  private func parts(of part: String, _ line: DrinkLine) throws(Failure) -> [String] {
    let parts = PhraseText.partsWithoutGaps(of: part)
    guard parts.count > 1,
      try !drinks.catalogue().own.contains(where: { part.contains($0.name) })
    else { return [part] }
    for text in parts where try typedTime([text], isPlan: false) == nil {
      let drink = try line.split(text).drink
      guard try line.isKnown(drink) else { return [part] }
    }
    return parts
  }

  /// `3 coffees at 9 and 11` is three at each time, or half of them.
  private func ambiguous(
    _ drink: String, _ order: Order, _ share: Double, at times: [Date]
  ) -> Failure {
    let moments = times.map(written)
    let shared = "\(Amount.text(share))x \(order.name)"
    return Self.ambiguous(
      "\(drink) \(moments.joined(separator: " and "))",
      moments.map { "\(drink) \($0)" }.joined(separator: ", "),
      moments.map { "\(shared) \($0)" }.joined(separator: ", "))
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
  /// The longest name counts, so an alias `brew` leaves `cold brew` alone; an own drink wins over an
  /// alias.
  ///
  /// - Parameter withTimes: Whether to expand those with times of their own instead of the others,
  ///   whose drinks take the times of the line.
  func expanded(_ text: String, withTimes: Bool) throws(Failure) -> String {
    let phrases = try aliases(in: text)
    guard !phrases.isEmpty else { return text }
    let names = phrases.map { ($0.name.split(separator: " ").map(String.init), $0.phrase) }
      .sorted { $0.0.count > $1.0.count }
    let words = PhraseText.words(of: text)
    let own = try drinks.catalogue().own
    var result: [String] = []
    var rest = words.indices
    while let index = rest.popFirst() {
      result.append(words[index])
      for (name, phrase) in names {
        let range = index..<index + name.count
        guard range.upperBound <= words.count,
          words[range].elementsEqual(name, by: { [$1, $1 + "s"].contains($0.lowercased()) }),
          try !isInName(words, range),
          !own.contains(where: { $0.name.lowercased() == name.joined(separator: " ") })
        else { continue }
        // A name that was logged before is longer too: `morning brew`.
        if name.count < words.count, try drinks.lastIntake(text) != nil { return text }
        // `coffee this morning` has a time, whatever a morning means.
        let isFirst = index == 0 || PhraseText.isSeparator(words[index - 1])
        if !isFirst, try when(name.joined(separator: " ")) != nil { continue }
        guard !phrase.isEmpty else {
          throw Failure(
            .noInput, "You have not said what your usual is.",
            advice: "Say it, such as: caffeine config set usual \"large flat white\"")
        }
        let isSaid = words[index...].map { $0.lowercased() }
          .starts(with: phrase.lowercased().split(separator: " ").map(String.init))
        if !isSaid, hasTime(phrase) == withTimes {
          result[result.count - 1] = phrase
          rest = range.upperBound..<words.count
        }
        break
      }
    }
    return result == words ? text : result.joined(separator: " ")
  }

  private func hasTime(_ phrase: String) -> Bool {
    let line = DrinkLine(self, isPlan: false, isNamed: false, hasAliases: false)
    return TimeWords.parts(of: phrase).contains { part in
      let found = try? line.split(part)
      return found?.lead != nil || found?.trail != nil
    }
  }

  /// Whether a name of a drink has words of a range and others: `breakfast` in `large breakfast tea`.
  func isInName(_ words: [String], _ range: Range<Int>) throws(Failure) -> Bool {
    let catalogue = try drinks.catalogue()
    for start in 0..<range.upperBound {
      for end in words.indices.map({ $0 + 1 })
      where end > max(range.lowerBound, start + 1) && end <= start + 8
        && (start < range.lowerBound || end > range.upperBound)
        && words[start].contains(where: { $0.isLetter || $0.isNumber })
        && words[end - 1].contains(where: { $0.isLetter || $0.isNumber })
      {
        let name = words[start..<end].joined(separator: " ")
        let names = [name, name.hasSuffix("s") ? String(name.dropLast()) : name]
        // A built-in name is known without small words too: `café à` of `café à huit heures`.
        let isWhole = start <= range.lowerBound && end >= range.upperBound
        if names.contains(where: { name in
          isWhole
            ? catalogue.drink(named: name) != nil
            : catalogue.own.contains { $0.name.lowercased() == name.lowercased() }
        }) {
          return true
        }
      }
    }
    return false
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
