import CaffeineDomain
import CivilTime
import CommandArguments

/// The drinks of a line with their times: `espresso and tea at 9, yesterday at 8 a latte`.
///
/// A time behind a drink is that of it and of the drinks directly before it that have none, and a
/// time before a drink that of it and of those after it, up to the next time. Times in a row are one
/// drink each and share a day that is said once; a day before a drink is also that of all that
/// follows. A number counts the drink that it stands before and is the hour of a part of the day
/// that it stands before; what can be read in two ways is refused, with both. A heading, such as
/// `morning:`, is a time before all drinks up to the next one.
@MainActor
struct DrinkLine {
  struct Item {
    var text: String
    var times: [TypedTime] = []
    /// The day before it.
    var day: TypedTime?
    /// Whether it takes times: an alias may have its own.
    let isOpen: Bool
    /// Whether its time is that of the drinks before it.
    var isLed = false
    /// Whether the day was said before an earlier drink.
    var isDayLed = false
    /// Whether a time between commas precedes it, which may be its own.
    var isBehindTime = false

    /// Its words with those of its times.
    var typed: String { "\(text) \(times.map(\.text).joined(separator: " and "))" }
  }

  let context: CommandContext
  let isPlan: Bool
  /// Whether the milligrams are typed, and any text is a name.
  let isNamed: Bool
  /// Whether drinks may be aliases that have times of their own.
  let hasAliases: Bool
  private(set) var items: [Item] = []
  /// The times before the next drinks.
  private(set) var leading: [TypedTime] = []
  private var day: TypedTime?
  /// Whether the last part was a time before a drink.
  private(set) var isLeading = false
  /// The part of the day that holds up to the next heading: `morning:`.
  private var heading: TypedTime?
  /// The drinks whose times were named last.
  private var row: Range<Int>?
  private var isBetweenCommas = false

  init(_ context: CommandContext, isPlan: Bool, isNamed: Bool, hasAliases: Bool) {
    self.context = context
    self.isPlan = isPlan
    self.isNamed = isNamed
    self.hasAliases = hasAliases
  }

  /// Whether a drink takes times: an alias may have its own.
  func isOpen(_ drink: String) throws(Failure) -> Bool {
    try hasAliases ? context.expanded(drink, withTimes: true) == drink : true
  }

  /// Adds what stands between two commas.
  mutating func add(_ part: String, isAlone: Bool = false) throws(Failure) {
    if part.hasSuffix(":") {
      let heading = String(part.dropLast())
      guard let time = try context.typedTime([heading], isPlan: isPlan) else {
        return try add(heading, isAlone: isAlone)
      }
      (isLeading, row, isBetweenCommas, self.heading) = (false, nil, false, nil)
      try lead(by: time)
      (isLeading, self.heading) = (true, time.isWordOnly && time.when.isTime ? time : nil)
      return
    }
    if let (count, time) = try countedTime(part) { return try add(count, at: time) }
    if let time = try time(part) { return try add(time) }
    let (lead, drink, trail) = try split(part)
    let isShot = PhraseText.isExtraShot(drink) && !items.isEmpty
    if isShot { items[items.count - 1].text += " \(drink)" }
    if let count = Phrase.countAlone(of: drink), !items.isEmpty, try !isKnown(drink) {
      if let time = trail ?? lead { return try add(count, at: time) }
      if count == 0 { return }
    }
    if isShot || !isAlone && Phrase.isAddition(drink) {
      if let lead { try self.lead(by: lead) }
      // The time behind food is that of the drink before it.
      if let trail, let last = items.last, last.isOpen, last.times.isEmpty { try end(with: trail) }
      return
    }
    let before = isLeading ? leading.last : row.flatMap { items[$0.lowerBound].times.last }
    if lead == nil, trail == nil, let before { try checkCount(drink, after: before) }
    let isLed = lead == nil && !isLeading
    if let lead { try self.lead(by: lead) }
    let isOpen = try isOpen(drink)
    if !isOpen, let time = lead ?? trail ?? (isLeading ? leading.last : nil) {
      throw try ambiguous(drink, with: time)
    }
    items.append(
      Item(
        text: drink, times: isOpen ? leading.filter(\.when.isTime) : [], day: isOpen ? day : nil,
        isOpen: isOpen, isLed: isLed, isDayLed: !isLeading && lead?.day == nil,
        isBehindTime: isBetweenCommas))
    (isLeading, row, isBetweenCommas) = (false, nil, false)
    if let trail { try end(with: trail) }
  }

  /// A part without a drink: `at 11`, or `11` after a time.
  private func time(_ part: String) throws(Failure) -> TypedTime? {
    // Beside a drink these are food.
    guard !PartOfDay.meals.contains(part.lowercased()),
      Self.mayBeTime(part) || row != nil || isLeading
    else { return nil }
    return try context.typedTime([part], isPlan: isPlan)
  }

  /// A number with a part of the day behind a drink that has no hours either, or with a day behind a
  /// number of drinks: `1 today` of `2 coffees yesterday and 1 today`.
  private func countedTime(_ part: String) throws(Failure) -> (Double, TypedTime)? {
    let words = part.split(separator: " ").map(String.init)
    guard words.count > 1, let last = items.last, let before = last.times.last,
      let count = Phrase.count(of: words[0]), count > 0,
      let time = try context.typedTime(words.dropFirst(), isPlan: isPlan), time.isWordOnly
    else { return nil }
    let drink = last.text.split(separator: " ").map(String.init)
    let isCounted = drink.first.flatMap { Phrase.count(of: $0) } ?? 1 > 1
    guard before.isWordOnly || isCounted && !time.when.isTime else { return nil }
    guard isTimely(count, time) else { return (count, time) }
    guard let first = drink.first, Phrase.count(of: first) != nil else { return nil }
    throw ambiguous(count, time, drink.dropFirst(), typed: words)
  }

  /// Adds the last drink once more, or another number of it: `another at 11`, `two at 11`.
  private mutating func add(_ count: Double, at time: TypedTime) throws(Failure) {
    guard let last = items.last, last.isOpen, count > 0 else { return try add(time) }
    let words = last.text.split(separator: " ").map(String.init)
    // A number may be a size too: `12 oz coffee`.
    let order = try? context.drinks.order(last.text)
    let first = words.count > 1 ? Phrase.count(of: words[0]) : nil
    let said = first == order?.count ? first : nil
    let name = words.dropFirst(said == nil ? 0 : 1).joined(separator: " ")
    if said == nil, let order, order.count != 1, let own = last.times.last {
      throw CommandContext.ambiguous(
        "\(last.typed) and \(Amount.text(count)) \(time.text)",
        "\(last.text) \(own.written), \(Amount.text(count))x \(order.name) \(time.written)",
        "\(order.name) \(own.written), \(order.name) \(time.written)")
    }
    let isSame = count == 1 && said ?? 1 == 1
    let more = isSame ? last.text : "\(Amount.text(count)) \(name)"
    if last.times.isEmpty {
      throw CommandContext.ambiguous(
        "\(last.text) and \(Amount.text(count)) \(time.text)",
        "\(last.text) now, \(more) \(time.written)", "\(more) \(time.written)")
    }
    if isSame {
      if let row, row.count > 1 { return try add(time) }
      items[items.count - 1].times.append(time)
    } else {
      items.append(Item(text: more, times: [time], day: day, isOpen: true))
    }
    row = items.count - 1..<items.count
  }

  private mutating func add(_ time: TypedTime) throws(Failure) {
    if let row {
      let said = items[row.lowerBound].times
      guard row.count == 1 || !time.when.isTime || !said.contains(where: \.when.isTime) else {
        let each = row.map {
          "\(items[$0].text) \((said + [time]).map(\.written).joined(separator: " and "))"
        }
        let one = zip(row, said + [time]).map { "\(items[$0].text) \($1.written)" }
        throw CommandContext.ambiguous(
          row.map { items[$0].text }.joined(separator: " and ") + " "
            + (said + [time]).map(\.text).joined(separator: " and "),
          each.joined(separator: ", "), one.joined(separator: ", "))
      }
      for index in row { items[index].times.append(time) }
    } else if let last = items.last, last.isOpen, last.times.isEmpty {
      try end(with: time)
      isBetweenCommas = true
    } else {
      try lead(by: time)
      isLeading = true
    }
  }

  /// Takes a time before a drink; several in a row are one drink each.
  private mutating func lead(by time: TypedTime) throws(Failure) {
    let isFirst = !isLeading || leading.count == 1 && leading[0].text == heading?.text
    let time = try underHeading(time)
    leading = isFirst ? [time] : leading + [time]
    day = time.day != nil ? time : time.hasDay ? nil : day
  }

  /// A time in the part of the day of its heading, if both fit together.
  private func underHeading(_ time: TypedTime) throws(Failure) -> TypedTime {
    guard let heading, time.named?.time != nil else { return time }
    return try merged(heading, time) ?? time
  }

  /// Takes a time behind the last drink.
  private mutating func end(with trail: TypedTime) throws(Failure) {
    let time = try underHeading(trail)
    let last = items.count - 1
    var first = last
    if let own = items[last].times.first {
      let before = items.dropLast().last
      if items[last].isLed, let before, before.isLed, before.times.first?.text == own.text {
        let text = "\(before.text), \(items[last].text) \(time.written)"
        throw CommandContext.ambiguous(
          text, "\(before.text) \(own.written), \(items[last].text) \(time.written)",
          "\(before.text) \(time.written), \(items[last].text) \(time.written)")
      }
      let isHeaded = heading != nil && own.text == heading?.text
      let whole = items[last].times.count > 1 ? nil : isHeaded ? time : try merged(own, time)
      guard let whole = items[last].isLed ? time : whole else {
        throw CommandContext.ambiguous(
          "\(own.text) \(items[last].text) \(time.text)", "\(items[last].text) \(own.written)",
          "\(items[last].text) \(time.written)")
      }
      items[last].times = [whole]
      leading = []
    } else {
      while first > 0, items[first - 1].isOpen, items[first - 1].times.isEmpty,
        items[first - 1].day?.text == items[last].day?.text
      { first -= 1 }
      for index in first...last { items[index].times = [time] }
    }
    row = first..<last + 1
  }

  /// An alias that has a time of its own, with another.
  func ambiguous(_ alias: String, with time: TypedTime) throws(Failure) -> Failure {
    let own = try context.expanded(alias, withTimes: true)
    return CommandContext.ambiguous(
      "\(alias) \(time.text)", own, "\(try split(own).drink) \(time.written)")
  }

  /// The time in two places: `this morning coffee at 9`.
  private func merged(_ first: TypedTime, _ second: TypedTime) throws(Failure) -> TypedTime? {
    guard let one = first.named, var both = second.named,
      one.day == nil || both.day == nil, one.time == nil || both.time == nil,
      one.part == nil || both.part == nil
    else { return nil }
    both.day = both.day ?? one.day
    both.time = both.time ?? one.time
    both.part = both.part ?? one.part
    return try context.typedTime(both, of: "\(first.text) \(second.text)", isPlan: isPlan)
  }
}
