/// A moment at which something starts or stops entering the gut.
struct CurveEvent {
  /// Seconds since the reference date.
  let time: Double

  /// What is swallowed at this moment, in mg.
  let bolus: Double

  /// By how much the inflow changes, in mg per second: up at a first sip, down at a last one.
  let inflow: Double

  /// How fast that is absorbed.
  let pace: Pace

  /// When the first sip was of the drink it belongs to.
  let firstSip: Double

  /// The events of `intakes` in order of time, of each drink its `share`.
  ///
  /// O(n) when the intakes come ordered by start, as a journal's mostly do, else O(n log n).
  static func events(of intakes: [Intake], share: Double) -> [CurveEvent] {
    var events: [CurveEvent] = []
    events.reserveCapacity(intakes.count)
    eachDrink(of: intakes) { index, drink in
      append(intakes[index], drink, weight: share, to: &events)
    }
    return ordered(events)
  }

  /// Events in order of time; O(n) when they are.
  static func ordered(_ events: [CurveEvent]) -> [CurveEvent] {
    let isOrdered = zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time }
    return isOrdered ? events : events.sorted { $0.time < $1.time }
  }

  /// Hands out the place of each intake, with the drink of the table that it is of.
  static func eachDrink(of intakes: [Intake], _ body: (Int, Drink?) -> Void) {
    // The few drinks of a journal, each looked up once.
    var known: [String: Drink?] = [:]
    func listed(_ id: String?) -> Drink? {
      guard let id else { return nil }
      if let drink = known[id] { return drink }
      let drink = DrinkTable.drink(id: id)
      known.updateValue(drink, forKey: id)
      return drink
    }
    // By index: taking a million intakes out of the array would retain all their strings.
    for index in intakes.indices { body(index, listed(intakes[index].drink)) }
  }

  /// Appends what `weight` times an intake makes happen, which is of a drink of the table.
  static func append(
    _ intake: borrowing Intake, _ drink: Drink?, weight: Double, to events: inout [CurveEvent]
  ) {
    append(
      intake.amount.value * weight, start: intake.start.timeIntervalSinceReferenceDate,
      duration: intake.duration, pace: drink?.category.pace ?? .drink, to: &events)
  }

  /// Appends what a dose of `milligrams` had over `duration` seconds from `start` makes happen.
  static func append(
    _ milligrams: Double, start: Double, duration: Double, pace: Pace,
    to events: inout [CurveEvent]
  ) {
    let end = start + duration
    if end > start {
      let inflow = milligrams / (end - start)
      events.append(
        CurveEvent(time: start, bolus: 0, inflow: inflow, pace: pace, firstSip: start))
      events.append(CurveEvent(time: end, bolus: 0, inflow: -inflow, pace: pace, firstSip: start))
    } else {
      events.append(
        CurveEvent(time: start, bolus: milligrams, inflow: 0, pace: pace, firstSip: start))
    }
  }
}
