import CaffeineDomain
import CivilTime
import CommandArguments

/// The drinks of a line with their times: `espresso and tea at 9, yesterday at 8 a latte`.
///
/// A time behind a drink is that of it and of the drinks directly before it that have none, and a
/// time before a drink that of it and of those after it, up to the next time. Times in a row are one
/// drink each and share a day that is said once; a day before a drink is also that of all that
/// follows. A number counts the drink that it stands before and is the hour of a part of the day
/// that it stands before; what can be read in two ways is refused, with both.
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
  private var leading: [TypedTime] = []
  private var day: TypedTime?
  /// Whether the last part was a time before a drink.
  private var isLeading = false
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
    if let time = try time(part) { return try add(time) }
    let (lead, drink, trail) = try split(part)
    let isShot = PhraseText.isExtraShot(drink) && !items.isEmpty
    if isShot { items[items.count - 1].text += " \(drink)" }
    // `another at 11` is the same drink at one more time.
    if let count = Phrase.countAlone(of: drink), !items.isEmpty, try !isKnown(drink) {
      if let time = trail ?? lead, count < 2 { return try add(time) }
      if trail == nil, lead == nil, count == 0 { return }
    }
    if isShot || !isAlone && Phrase.isAddition(drink) {
      if let lead { self.lead(by: lead) }
      // The time behind food is that of the drink before it.
      if let trail, let last = items.last, last.isOpen, last.times.isEmpty { try end(with: trail) }
      return
    }
    let before = isLeading ? leading.last : row.flatMap { items[$0.lowerBound].times.last }
    if lead == nil, trail == nil, let before { try checkCount(drink, after: before) }
    let isLed = lead == nil && !isLeading
    if let lead { self.lead(by: lead) }
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
    guard !["breakfast", "lunch", "dinner"].contains(part.lowercased()),
      Self.isTime(part) || row != nil || isLeading
    else { return nil }
    return try context.typedTime([part], isPlan: isPlan)
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
      lead(by: time)
      isLeading = true
    }
  }

  /// Takes a time before a drink; several in a row are one drink each.
  private mutating func lead(by time: TypedTime) {
    leading = isLeading ? leading + [time] : [time]
    day = time.day != nil ? time : time.hasDay ? nil : day
  }

  /// Takes a time behind the last drink.
  private mutating func end(with time: TypedTime) throws(Failure) {
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
      let whole = items[last].times.count > 1 ? nil : try merged(own, time)
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
  private func ambiguous(_ alias: String, with time: TypedTime) throws(Failure) -> Failure {
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

  // MARK: Days

  /// The drinks, each with its moments; none for the time that it is.
  func moments() throws(Failure) -> [(text: String, times: [Date])] {
    var items = items
    if isLeading, let last = items.last {
      guard last.isOpen else { throw try ambiguous(last.text, with: leading[0]) }
      items[items.count - 1].times += leading
    }
    for (before, item) in zip(items, items.dropFirst())
    where item.isBehindTime && item.times.isEmpty {
      let time = before.times.last?.written ?? ""
      throw CommandContext.ambiguous(
        "\(before.text), \(time), \(item.text)", "\(before.text) \(time), \(item.text)",
        "\(before.text), \(item.text) \(time)")
    }
    var found: [[Date]] = []
    for item in items { found.append(try dates(of: item)) }
    for (index, item) in items.enumerated() where item.times.contains(where: { !$0.hasDay }) {
      var other = item
      if item.day == nil {
        guard !item.times.contains(where: \.hasDay) else { continue }
        // The day of another drink may be meant for this one too.
        let days = (items[..<index].reversed() + items[index...]).flatMap(\.times)
        other.day = days.first { $0.day != nil }
      } else if item.isDayLed, index > 0, let first = found[index].first,
        let last = found[index - 1].last, first < last
      {
        other.day = nil
      }
      let dates = try dates(of: other)
      guard dates != found[index] else { continue }
      var second = found
      second[index] = dates
      throw CommandContext.ambiguous(item.typed, written(items, found), written(items, second))
    }
    return zip(items, found).map { ($0.text, $1) }
  }

  private func written(_ items: [Item], _ dates: [[Date]]) -> String {
    zip(items, dates).map { item, dates in
      ([item.text] + (dates.isEmpty ? [] : [dates.map(context.written).joined(separator: " and ")]))
        .joined(separator: " ")
    }.joined(separator: ", ")
  }

  /// The moments of a drink's times.
  private func dates(of item: Item) throws(Failure) -> [Date] {
    let row = item.times
    let hasDay = item.day != nil || row.contains(where: \.hasDay)
    guard row.contains(where: \.when.isTime) else {
      guard let day = row.first ?? item.day else { return [] }
      throw Failure(
        .wrongUse, "'\(day.text)' is a whole day.",
        advice: "Add a time, such as: \(day.text) 14:00, or \(day.text) morning")
    }
    let alone = try dates(of: item, sharesHalf: false) {
      row[$0].named?.day ?? day(at: $0, of: item)
    }
    guard row.count(where: \.when.isTime) > 1, row.contains(where: { !$0.hasDay }) else {
      return alone
    }
    func isOrdered(_ dates: [Date]) -> Bool {
      zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 } || !hasDay && isOneDay(dates)
    }
    let shared = try dates(of: item, sharesHalf: true) {
      row[$0].named?.day ?? day(at: $0, of: item)
    }
    let ordered =
      (isOrdered(alone) ? [alone] : [])
      + (isOrdered(shared) && (hasDay || isOneDay(shared)) ? [shared] : [])
    if let first = ordered.first, let last = ordered.last {
      if first == last { return first }
      throw ambiguous(item, first, last)
    }
    let first = alone.min().map { NamedDay(date: context.clock.dateTime(at: $0).date) }
    let other = try dates(of: item, sharesHalf: false) { hasDay ? row[$0].named?.day : first }
    if other == alone { return alone }
    throw ambiguous(item, alone, other)
  }

  private func isOneDay(_ dates: [Date]) -> Bool {
    Set(dates.map { context.clock.dateTime(at: $0).date }).count < 2
  }

  private func ambiguous(_ item: Item, _ first: [Date], _ second: [Date]) -> Failure {
    CommandContext.ambiguous(item.typed, written([item], [first]), written([item], [second]))
  }

  /// The day of a time without one: that of the time before it, otherwise the next one.
  private func day(at index: Int, of item: Item) -> NamedDay? {
    let days = item.times[..<index].reversed() + item.times[index...]
    return days.lazy.compactMap { $0.named?.day }.first ?? item.day?.day
  }

  /// The moments of times on their days.
  ///
  /// - Parameter sharesHalf: Whether `9 and 11pm` are both in the evening.
  private func dates(
    of item: Item, sharesHalf: Bool, on day: (Int) -> NamedDay?
  ) throws(Failure) -> [Date] {
    var dates: [Date] = []
    for (index, typed) in item.times.enumerated() where typed.when.isTime {
      var typed = typed
      if var named = typed.named {
        named.day = day(index)
        let others = item.times[index...] + item.times[..<index].reversed()
        let half = others.lazy.compactMap(\.named).first {
          $0.time != nil && $0.part != nil || $0.time?.isHalfTyped == true
        }
        if sharesHalf, let half, named.part == nil, let time = named.time, time.isAmbiguous {
          named.part = half.part
          if let other = half.time, other.isHalfTyped {
            named.time?.hour = time.hour % 12 + (other.hour < 12 ? 0 : 12)
            named.time?.isAmbiguous = false
          }
        }
        typed = try context.typedTime(named, of: typed.text, isPlan: isPlan) ?? typed
      }
      if let date = try context.instant(typed.when, typed: typed.text) { dates.append(date) }
    }
    return dates
  }
}
