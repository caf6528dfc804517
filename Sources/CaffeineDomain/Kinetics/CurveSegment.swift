/// A stretch of a curve in which nothing starts or stops flowing in.
///
/// Where the level is level there, its second derivative is Σ kₐ(inflow − kₐ·gut), whose sign never
/// changes within a stretch: `Curve.segments(from:)` parts it where it does. So a stretch has at most
/// one turning point, and the level is monotone on either side of it: peaks and crossings can be
/// bracketed and none is missed.
struct CurveSegment {
  /// Seconds since the reference date at which it begins.
  let start: Double

  /// Seconds it lasts; infinite for the last one.
  let length: Double

  private let compartments: Compartments

  init(start: CurveCursor, end: Double) {
    self.start = start.time
    length = end - start.time
    compartments = start.compartments
  }

  /// Milligrams in the body `seconds` after its start.
  func level(after seconds: Double) -> Double { state(after: seconds).body }

  /// The offset of its one peak or trough, if it has one inside.
  var turningPoint: Double? {
    let opening = compartments.slope
    if length.isFinite {
      let closing = state(after: length).slope
      // After months a fall has ended: its slope is no number but 0. So is the product of two small ones.
      guard opening > 0 ? closing <= 0 : opening < 0 && closing > 0 else { return nil }
      return end(from: 0, to: length) { opening > 0 ? $0.slope : -$0.slope }
    }
    guard opening > 0 else { return nil }
    let bound = reach { $0.slope <= 0 }
    return end(from: bound > Self.firstReach ? bound / 2 : 0, to: bound) { $0.slope }
  }

  /// The highest level and its offset, up to `limit` seconds after the start; the earliest if
  /// there are several.
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

  /// The offset at which the level last falls to `threshold` > 0 and then stays there to the end.
  ///
  /// `nil` when it is never above, or still above at the end.
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

  /// An offset by which an unbounded stretch has come to satisfy `condition`.
  ///
  /// No dose lasts longer than `forever`: the longest half-life, 10⁶ hours, halves the largest
  /// number a thousand times in 10¹³ seconds. What is still there then was too much to reckon with.
  private func reach(_ condition: (Compartments) -> Bool) -> Double {
    let forever = 1e14
    var bound = Self.firstReach
    while bound < forever, !condition(state(after: bound)) { bound *= 2 }
    return bound
  }

  private static let firstReach = 60.0

  /// The end, within a microsecond, of the part from `low` in which `value` is above zero.
  private func end(
    from low: Double, to high: Double, above value: (Compartments) -> Double
  ) -> Double { Crossing.bracket(low, high, tolerance: 1e-6) { -value(state(after: $0)) }.high }
}

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

/// A walk along the events of a curve, forward in time.
struct CurveCursor {
  /// Where it stands, in seconds since the reference date; before all time at first.
  private(set) var time = -Double.infinity

  /// What is in gut and body there.
  private(set) var compartments: Compartments

  private var sips = Paces { _ in Sips() }

  /// The sum of the sips of a pace, with the rounding error carried along.
  private struct Sips {
    var sum = 0.0
    var remainder = 0.0
    var open = 0
  }

  init(rates: Rates) { compartments = Compartments(rates: rates) }

  /// A walk that begins at an instant with so much in the body and nothing in the guts.
  init(rates: Rates, holding milligrams: Double, at instant: Double) {
    self.init(rates: rates)
    compartments.body = milligrams
    time = instant
  }

  /// Walks to `instant`; going back does nothing.
  mutating func advance(to instant: Double) {
    guard instant > time else { return }
    if !compartments.isEmpty { compartments.advance(by: instant - time) }
    time = instant
  }

  /// Walks to an event and lets it happen.
  mutating func pass(_ event: CurveEvent) {
    advance(to: event.time)
    if event.bolus > 0 { compartments.swallow(event.bolus, at: event.pace) }
    if event.inflow != 0 { changeInflow(by: event.inflow, at: event.pace) }
  }

  /// Adds with the rounding error carried along, so that a gulp leaves no trace in a slow sip.
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
