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

  /// The events of `intakes` in order of time, of each drink `share` times its `weight`, which is
  /// asked with the drink of the table that it is of.
  ///
  /// O(n) when the intakes come ordered by start, as a journal's mostly do, else O(n log n).
  static func events(
    of intakes: [Intake], share: Double, weight: ((Intake, Drink?) -> Double)? = nil
  ) -> [CurveEvent] {
    var events: [CurveEvent] = []
    events.reserveCapacity(intakes.count)
    // The few drinks of a journal, each looked up once.
    var known: [String: Drink?] = [:]
    func listed(_ id: String?) -> Drink? {
      guard let id else { return nil }
      if let drink = known[id] { return drink }
      let drink = DrinkTable.drink(id: id)
      known.updateValue(drink, forKey: id)
      return drink
    }
    // Fields by index: taking a million intakes out of the array would retain all their strings.
    for index in intakes.indices {
      let drink = listed(intakes[index].drink)
      append(
        intakes[index].amount.value * share * (weight.map { $0(intakes[index], drink) } ?? 1),
        start: intakes[index].start.timeIntervalSinceReferenceDate,
        duration: intakes[index].duration, pace: drink?.category.pace ?? .drink, to: &events)
    }
    let isOrdered = zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time }
    return isOrdered ? events : events.sorted { $0.time < $1.time }
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
