/// An interval of a curve in which no inflow starts or stops.
///
/// At an extremum the second derivative of the level is Σ kₐ(inflow − kₐ·gut), whose sign is
/// constant within a segment: `Curve.segments(from:)` splits where it changes. So a segment has at
/// most one turning point and is monotone on either side, and searches for peaks and crossings miss
/// none.
struct CurveSegment {
  /// Seconds since the reference date.
  let start: Double

  /// In seconds; infinite for the last segment.
  let length: Double

  private let compartments: Compartments

  init(start: CurveCursor, end: Double) {
    self.start = start.time
    length = end - start.time
    compartments = start.compartments
  }

  /// The milligrams in the body `seconds` after the start.
  func level(after seconds: Double) -> Double { state(after: seconds).body }

  /// The offset of the only peak or trough inside; `nil` without one.
  var turningPoint: Double? {
    let opening = compartments.slope
    if length.isFinite {
      let closing = state(after: length).slope
      // After months the slope underflows to 0, as does the product of two small slopes.
      guard opening > 0 ? closing <= 0 : opening < 0 && closing > 0 else { return nil }
      return end(from: 0, to: length) { opening > 0 ? $0.slope : -$0.slope }
    }
    guard opening > 0 else { return nil }
    let bound = reach { $0.slope <= 0 }
    return end(from: bound > Self.firstReach ? bound / 2 : 0, to: bound) { $0.slope }
  }

  /// The highest level within `limit` seconds of the start, and its offset; the earliest of
  /// several.
  func maximum(upTo limit: Double) -> (offset: Double, level: Double) {
    var best = (offset: 0.0, level: compartments.body)
    let end = min(limit, length)
    for offset in [turningPoint, end] {
      guard let offset, offset <= end, offset.isFinite else { continue }
      let level = level(after: offset)
      if level > best.level { best = (offset, level) }
    }
    return best
  }

  /// The offset of the last fall to `threshold` > 0.
  ///
  /// `nil` if the level is never above, or still above at the end.
  func lastFall(to threshold: Double) -> Double? {
    let turning = turningPoint
    let settled: Double
    if length.isFinite {
      guard level(after: length) <= threshold else { return nil }
      settled = length
    } else {
      settled = reach { $0.body <= threshold && $0.slope <= 0 }
    }
    if let turning, level(after: turning) > threshold {
      return end(from: turning, to: settled) { $0.body - threshold }
    }
    guard compartments.body > threshold else { return nil }
    return end(from: 0, to: turning ?? settled) { $0.body - threshold }
  }

  private func state(after seconds: Double) -> Compartments {
    var state = compartments
    state.advance(by: seconds)
    return state
  }

  /// An offset at which an infinite segment satisfies `condition`.
  ///
  /// No dose lasts longer than `forever`: the longest half-life, 10⁶ hours, halves the largest
  /// number a thousand times in 10¹³ seconds. Anything left after that is beyond calculation.
  private func reach(_ condition: (Compartments) -> Bool) -> Double {
    let forever = 1e14
    var bound = Self.firstReach
    while bound < forever, !condition(state(after: bound)) { bound *= 2 }
    return bound
  }

  private static let firstReach = 60.0

  /// The end, to a microsecond, of the part from `low` with positive values.
  private func end(
    from low: Double, to high: Double, above value: (Compartments) -> Double
  ) -> Double { Crossing.bracket(low, high, tolerance: 1e-6) { -value(state(after: $0)) }.high }
}

/// The start or end of an inflow to the gut, or a dose at once.
struct CurveEvent {
  /// Seconds since the reference date.
  let time: Double

  /// The dose at once, in mg.
  let bolus: Double

  /// The change of the inflow in mg per second: positive at a first sip, negative at a last one.
  let inflow: Double

  let pace: Pace

  /// The first sip of the event's drink.
  let firstSip: Double

  /// The events of `intakes` in order of time, scaled by `share`.
  ///
  /// O(n) for intakes ordered by start, as most journals are, otherwise O(n log n).
  static func events(of intakes: [Intake], share: Double) -> [CurveEvent] {
    var events: [CurveEvent] = []
    events.reserveCapacity(intakes.count)
    eachDrink(of: intakes) { index, drink in
      append(intakes[index], drink, weight: share, to: &events)
    }
    return ordered(events)
  }

  /// Sorts events; O(n) if they already are.
  static func ordered(_ events: [CurveEvent]) -> [CurveEvent] {
    let isOrdered = zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time }
    return isOrdered ? events : events.sorted { $0.time < $1.time }
  }

  /// Calls `body` with the index of each intake and its drink in the table.
  static func eachDrink(of intakes: [Intake], _ body: (Int, Drink?) -> Void) {
    // Looks up each drink of the journal once.
    var known: [String: Drink?] = [:]
    func listed(_ id: String?) -> Drink? {
      guard let id else { return nil }
      if let drink = known[id] { return drink }
      let drink = DrinkTable.drink(id: id)
      known.updateValue(drink, forKey: id)
      return drink
    }
    // By index: copying a million intakes would retain all their strings.
    for index in intakes.indices { body(index, listed(intakes[index].drink)) }
  }

  /// Appends the events of an intake, scaled by `weight`.
  static func append(
    _ intake: borrowing Intake, _ drink: Drink?, weight: Double, to events: inout [CurveEvent]
  ) {
    append(
      intake.amount.value * weight, start: intake.start.timeIntervalSinceReferenceDate,
      duration: intake.duration, pace: drink?.category.pace ?? .drink, to: &events)
  }

  /// Appends the events of a dose over `duration` seconds.
  static func append(
    _ milligrams: Double, start: Double, duration: Double, pace: Pace, to events: inout [CurveEvent]
  ) {
    let end = start + duration
    if end > start {
      let inflow = milligrams / (end - start)
      events.append(CurveEvent(time: start, bolus: 0, inflow: inflow, pace: pace, firstSip: start))
      events.append(CurveEvent(time: end, bolus: 0, inflow: -inflow, pace: pace, firstSip: start))
    } else {
      events.append(
        CurveEvent(time: start, bolus: milligrams, inflow: 0, pace: pace, firstSip: start))
    }
  }
}

/// Moves along the events of a curve, forward in time.
struct CurveCursor {
  /// In seconds since the reference date; initially before all time.
  private(set) var time = -Double.infinity

  private(set) var compartments: Compartments

  private var sips = Paces { _ in Sips() }

  /// The sum of the sips of a pace, with compensation for rounding.
  private struct Sips {
    var sum = 0.0
    var remainder = 0.0
    var open = 0
  }

  init(rates: Rates) { compartments = Compartments(rates: rates) }

  /// Starts with an amount in the body and empty guts.
  init(rates: Rates, holding milligrams: Double, at instant: Double) {
    self.init(rates: rates)
    compartments.body = milligrams
    time = instant
  }

  /// Advances to `instant`; ignores earlier instants.
  mutating func advance(to instant: Double) {
    guard instant > time else { return }
    if !compartments.isEmpty { compartments.advance(by: instant - time) }
    time = instant
  }

  /// Adds what is left of a dose swallowed at an earlier instant.
  mutating func add(_ milligrams: Double, swallowedAt instant: Double, at pace: Pace) {
    var dose = Compartments(rates: compartments.rates)
    dose.swallow(milligrams, at: pace)
    dose.advance(by: max(time - instant, 0))
    compartments.body += dose.body
    compartments.guts[pace].amount += dose.guts[pace].amount
  }

  /// Advances to an event and applies it.
  mutating func pass(_ event: CurveEvent) {
    advance(to: event.time)
    if event.bolus > 0 { compartments.swallow(event.bolus, at: event.pace) }
    if event.inflow != 0 { changeInflow(by: event.inflow, at: event.pace) }
  }

  /// Sums with compensation, so that a gulp leaves no trace in a slow sip.
  private mutating func changeInflow(by change: Double, at pace: Pace) {
    var sips = sips[pace]
    sips.open += change > 0 ? 1 : -1
    if sips.open > 0 {
      let sum = sips.sum + change
      let added = sum - sips.sum
      sips.remainder += (sips.sum - (sum - added)) + (change - added)
      sips.sum = sum
    } else {
      sips.sum = 0
      sips.remainder = 0
    }
    self.sips[pace] = sips
    compartments.guts[pace].inflow = max(sips.sum + sips.remainder, 0)
  }
}
