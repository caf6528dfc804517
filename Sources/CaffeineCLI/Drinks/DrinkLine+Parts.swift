import CaffeineDomain
import CommandArguments

/// A drink and the times before and behind it.
extension DrinkLine {
  /// Whether a text may be a time: digits alone are a count or a size, such as `cola 0.33`.
  static func mayBeTime(_ text: String) -> Bool {
    text.contains { $0.isLetter || ":@-".contains($0) }
      || text.utf8.count == 4 && text.hasPrefix("0") && Int(text) != nil
  }

  /// Splits a part into the longest time before its drink, the drink, and the longest time behind
  /// it or in its middle.
  func split(
    _ part: String
  ) throws(Failure) -> (lead: TypedTime?, drink: String, trail: TypedTime?) {
    var words: [String] = []
    for word in part.split(separator: " ").map(String.init) {
      let parts = Phrase.numbered(word)
      // `9点` is no drink.
      let isTime = try parts.count > 1 ? context.typedTime([word], isPlan: isPlan) != nil : false
      words += isTime ? [word] : parts
    }
    guard 2...40 ~= words.count, try context.drinks.catalogue().drink(named: part) == nil else {
      return (nil, part, nil)
    }
    var (lead, trail): (TypedTime?, TypedTime?)
    var drink = words[...]
    for start in 1..<words.count where trail == nil {
      trail = try time(words, start..<words.count)
      if trail != nil { drink = words[..<start] }
    }
    if let counted = try number(before: drink) {
      (lead, words) = (counted.lead, Array(counted.drink))
      drink = words[...]
    } else {
      for end in (1..<max(1, drink.count)).reversed() where lead == nil {
        guard let time = try time(words, 0..<end) else { continue }
        if let part = try dayPart(before: drink[..<end]) {
          try checkCount(of: drink[(end - 1)...], at: part)
          (lead, drink) = (part, drink[(end - 1)...])
        } else {
          (lead, drink) = (time, drink[end...])
        }
      }
      // A name outside of the catalogue may begin with a time too: `morning roast`.
      let name = words[..<drink.endIndex].joined(separator: " ")
      if let time = lead, time.isWordOnly, drink.startIndex == 1,
        try !isKnown(drink.joined(separator: " "))
      {
        let isName = try isNamed ? true : context.drinks.lastIntake(name) != nil
        if isName { (lead, drink) = (nil, words[..<drink.endIndex]) }
      }
    }
    if trail == nil, lead?.when.isTime != true {
      // A time in the middle has few words: `a coffee at 9 in the morning with milk`.
      for start in drink.indices.dropFirst() where trail == nil {
        for end in (start + 1..<max(start + 1, min(start + 7, drink.endIndex))).reversed()
        where trail == nil {
          trail = try time(words, start..<end)
          if trail != nil { drink = drink[..<start] + words[end..<drink.endIndex] }
        }
      }
    }
    return (lead, drink.joined(separator: " "), trail)
  }

  func isKnown(_ drink: String) throws(Failure) -> Bool {
    let catalogue = try context.drinks.catalogue()
    return (try? catalogue.find(drink)) != nil
  }

  /// The words as a time, unless a drink's name contains them: `large breakfast tea`.
  private func time(_ words: [String], _ range: Range<Int>) throws(Failure) -> TypedTime? {
    guard Self.mayBeTime(words[range].joined(separator: " ")),
      let time = try context.typedTime(words[range], isPlan: isPlan)
    else { return nil }
    return try time.isWordOnly ? (context.isInName(words, range) ? nil : time) : time
  }

  // MARK: Counts and hours

  /// A number at the start with a time behind it, as the hour of it or the count of the drink: `9
  /// tonight coffee`, `2 morning coffees`.
  private func number(
    before words: ArraySlice<String>
  ) throws(Failure) -> (lead: TypedTime, drink: ArraySlice<String>)? {
    var start = 0
    // `i had 2 morning coffees`, but not `at 2`.
    while start < words.count, Phrase.countAlone(of: words[start]) == 0,
      try context.typedTime([words[start], "9"], isPlan: isPlan) == nil
    { start += 1 }
    let words = words[start...]
    guard words.count > 2, let count = Phrase.count(of: words[start]), count < 1000 else {
      return nil
    }
    // The number of a day: `17 Nov 2 coffees`.
    let day = try context.typedTime(words[start..<start + 2], isPlan: isPlan)
    if let day, day.named?.time == nil, !day.when.isTime { return nil }
    for end in (start + 2..<words.endIndex).reversed() {
      // Half an hour ago is no half of a coffee an hour ago.
      let whole = try context.typedTime(words[..<end], isPlan: isPlan)
      if let whole, whole.named == nil { return nil }
      guard let part = try time(Array(words), 1..<end - start) else { continue }
      let (typed, drink, counted) = (part.text, words[end...], words[...start] + words[end...])
      // A day has no hour of its own, and `2 8:30 coffees` has one.
      guard part.isWordOnly, part.when.isTime, count.rounded() == count else {
        return (part, counted)
      }
      let hour = try context.typedTime(["\(Int(count))", typed], isPlan: isPlan)
      // In `2 morning coffees` the part of the day belongs to the name.
      let isName = end == start + 2 && part.named?.day == nil && TimeWords.english(typed) == nil
      let isHour = hour != nil && isTimely(count, part) && !(isName && part.named?.part != nil)
      let isCount = try isName && count == 1 ? true : isCounted(drink)
      if isCount, !isHour { return (part, counted) }
      if isHour, !isCount, let hour { return (hour, drink) }
      throw ambiguous(count, part, drink, typed: words)
    }
    return nil
  }

  /// The part of the day before a number that may be a count: `this morning` of `this morning 9`.
  private func dayPart(before words: ArraySlice<String>) throws(Failure) -> TypedTime? {
    guard words.count > 1, let number = words.last, let count = Int(number), 1...20 ~= count,
      !number.hasPrefix("0"),
      let part = try context.typedTime(words.dropLast(), isPlan: isPlan),
      part.isWordOnly || !part.when.isTime
    else { return nil }
    return part
  }

  /// Throws if the number before a drink may be the hour of the part of the day before it.
  private func checkCount(of drink: ArraySlice<String>, at part: TypedTime) throws(Failure) {
    guard let number = drink.first, let count = Double(number), count > 1, part.when.isTime,
      isTimely(count, part), try !isCounted(drink.dropFirst())
    else { return }
    throw ambiguous(count, part, drink.dropFirst(), typed: [part.text] + drink)
  }

  /// Throws if the number before a drink may be one more time: `at 9 and 11 tea`.
  func checkCount(_ drink: String, after last: TypedTime) throws(Failure) {
    let words = drink.split(separator: " ").map(String.init)[...]
    guard words.count > 1, let count = Int(words[0]), count > 1, try !isCounted(words.dropFirst()),
      let time = try context.typedTime(["at", words[0]], isPlan: isPlan),
      time.when.start(on: context.clock) > last.when.start(on: context.clock)
    else { return }
    let name = words.dropFirst().joined(separator: " ")
    guard isLeading else {
      throw CommandContext.ambiguous(drink, "\(name) at \(count)", "\(count)x \(name)")
    }
    throw CommandContext.ambiguous(
      "\(last.text) and \(drink)", "\(name) \(last.written) and at \(count)",
      "\(count)x \(name) \(last.written)")
  }

  /// Whether a number is an hour of the part of the day, or the 12 of noon and midnight.
  func isTimely(_ number: Double, _ part: TypedTime) -> Bool {
    guard let named = part.named, 1...24 ~= number else { return false }
    guard let of = named.part else { return number == 12 }
    let hour = TimeOfDay(hour: Int(number), minute: 0, isAmbiguous: number <= 12)
    return hour.resolved(by: of).hour >= of.firstHour
  }

  private func isCounted(_ drink: some Collection<String>) throws(Failure) -> Bool {
    let name = drink.joined(separator: " ")
    let catalogue = try context.drinks.catalogue()
    return Phrase.isCounted(name) && catalogue.drink(named: name) == nil
  }

  func ambiguous(
    _ number: Double, _ part: TypedTime, _ drink: some Collection<String>,
    typed: some Collection<String>
  ) -> Failure {
    let name = drink.joined(separator: " ")
    let hour = "\(name) \(Int(number)):00" + (part.named?.part == nil ? "" : " \(part.text)")
    return CommandContext.ambiguous(
      typed.joined(separator: " "), hour,
      "\(Int(number))x \(name) \(part.text)")
  }
}
