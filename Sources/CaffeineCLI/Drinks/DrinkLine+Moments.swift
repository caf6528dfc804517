import CaffeineDomain
import CivilTime
import CommandArguments

/// The days and halves of the day of a line's times.
extension DrinkLine {
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
      try check(other, at: index, of: items, found)
    }
    // The half of the day may be said once, by a drink before or behind: `coke at 7pm, tea at 8`.
    for (index, item) in items.enumerated() where half(in: item.times[...]) == nil {
      let before = half(in: items[..<index].reversed().flatMap(\.times)[...])
      guard let half = before ?? half(in: items[index...].flatMap(\.times)[...]) else { continue }
      var other = item
      for position in item.times.indices {
        guard let named = item.times[position].named,
          let time = try context.typedTime(
            shared(half, with: named), of: item.times[position].text, isPlan: isPlan)
        else { continue }
        other.times[position] = time
      }
      // What goes on in time is meant so, unless the other reading does too.
      let shared = try dates(of: other)
      func follows(_ dates: [Date]) -> Bool {
        let others = (found[..<index] + [dates] + found[(index + 1)...]).joined()
        return zip(others, others.dropFirst()).allSatisfy { $0 <= $1 }
      }
      if follows(found[index]), !follows(shared) { continue }
      if before == nil, !follows(shared) || !isOneDay(found[index] + shared) { continue }
      try check(other, at: index, of: items, found)
    }
    return zip(items, found).map { ($0.text, $1) }
  }

  /// Throws if a drink read in another way has other moments.
  private func check(
    _ other: Item, at index: Int, of items: [Item], _ found: [[Date]]
  ) throws(Failure) {
    var second = found
    second[index] = try dates(of: other)
    guard second != found else { return }
    throw CommandContext.ambiguous(
      items[index].typed, written(items, found), written(items, second))
  }

  private func written(_ items: [Item], _ dates: [[Date]]) -> String {
    zip(items, dates).map { item, dates in
      ([item.text] + (dates.isEmpty ? [] : [dates.map(context.written).joined(separator: " and ")]))
        .joined(separator: " ")
    }.joined(separator: ", ")
  }

  /// The moments of a drink's times.
  private func dates(of item: Item) throws(Failure) -> [Date] {
    let times = item.times
    let hasDay = item.day != nil || times.contains(where: \.hasDay)
    guard times.contains(where: \.when.isTime) else {
      guard let day = times.first ?? item.day else { return [] }
      throw wholeDay(day)
    }
    if times.count(where: { $0.day != nil }) > 1, let day = times.first(where: { !$0.when.isTime })
    {
      throw wholeDay(day)
    }
    let alone = try dates(of: item, sharesHalf: false) { day(at: $0, of: item) }
    if !hasDay, isOneDay(alone), let later = past(noon: alone, of: item), later != alone {
      throw ambiguous(item, alone, later)
    }
    guard times.count(where: \.when.isTime) > 1, times.contains(where: { !$0.hasDay }) else {
      return alone
    }
    func isOrdered(_ dates: [Date]) -> Bool {
      zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 } || !hasDay && isOneDay(dates)
    }
    let shared = try dates(of: item, sharesHalf: true) { day(at: $0, of: item) }
    let ordered =
      (isOrdered(alone) ? [alone] : [])
      + (isOrdered(shared) && (hasDay || isOneDay(shared)) ? [shared] : [])
    if let first = ordered.first, let last = ordered.last {
      if first == last { return first }
      throw ambiguous(item, first, last)
    }
    let first = alone.min().map { NamedDay(date: context.clock.dateTime(at: $0).date) }
    let other = try dates(of: item, sharesHalf: false) { hasDay ? times[$0].named?.day : first }
    if other == alone { return alone }
    throw ambiguous(item, alone, other)
  }

  private func wholeDay(_ day: TypedTime) -> Failure {
    Failure(
      .wrongUse, "'\(day.text)' is a whole day.",
      advice: "Add a time, such as: \(day.text) 14:00, or \(day.text) morning")
  }

  /// Moments of one day in ascending order, by moving some past noon: `9, 11, 1 and 3`.
  ///
  /// `nil` if that is not possible, or still to come.
  private func past(noon dates: [Date], of item: Item) -> [Date]? {
    var moved = dates
    for index in dates.indices.dropFirst() where moved[index] < moved[index - 1] {
      guard item.times[index].named?.time?.isAmbiguous == true else { return nil }
      moved[index].addTimeInterval(12 * 3600)
      guard moved[index] > moved[index - 1], isPlan || moved[index] <= context.now else {
        return nil
      }
    }
    return moved
  }

  private func isOneDay(_ dates: [Date]) -> Bool {
    Set(dates.map { context.clock.dateTime(at: $0).date }).count < 2
  }

  private func ambiguous(_ item: Item, _ first: [Date], _ second: [Date]) -> Failure {
    CommandContext.ambiguous(item.typed, written([item], [first]), written([item], [second]))
  }

  /// The day of a time: its own, that of the time before it, otherwise the next one.
  private func day(at index: Int, of item: Item) -> NamedDay? {
    let days = item.times[...index].reversed() + item.times[(index + 1)...]
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
        if sharesHalf, let half = half(in: others[...]) { named = shared(half, with: named) }
        typed = try context.typedTime(named, of: typed.text, isPlan: isPlan) ?? typed
      }
      if let date = try context.instant(typed.when, typed: typed.text) { dates.append(date) }
    }
    return dates
  }

  /// The first time that says its half of the day.
  private func half(in times: ArraySlice<TypedTime>) -> NamedTime? {
    times.lazy.compactMap(\.named).first {
      $0.time != nil && $0.part != nil || $0.time?.isHalfTyped == true
    }
  }

  /// A time in the half of the day of another one, unless it says its own.
  private func shared(_ half: NamedTime, with named: NamedTime) -> NamedTime {
    guard named.part == nil, let time = named.time, time.isAmbiguous else { return named }
    var named = named
    named.part = half.part
    if let other = half.time, other.isHalfTyped {
      named.time?.hour = time.hour % 12 + (other.hour < 12 ? 0 : 12)
      named.time?.isAmbiguous = false
    }
    return named
  }
}
