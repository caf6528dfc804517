/// The caffeine in the body over time, from all drinks.
///
/// An intake counts from its start, and is never dropped for its age.
///
///     let curve = Curve(of: intakes, kinetics: Kinetics())
///     curve.level(at: now)
///     curve.levels(at: instants)  // one pass over intakes and instants
public struct Curve: Sendable {
  /// The kinetics behind the curve.
  public let kinetics: Kinetics

  private let start: CurveCursor
  private let events: [CurveEvent]

  /// The curve of intakes in any order: O(n) if ordered by start, otherwise O(n log n).
  public init(of intakes: [Intake], kinetics: Kinetics) {
    self.init(
      events: CurveEvent.events(of: intakes, share: kinetics.bioavailability.value),
      kinetics: kinetics)
  }

  /// The curve of ordered events.
  init(events: [CurveEvent], kinetics: Kinetics) {
    self.init(kinetics: kinetics, start: CurveCursor(rates: Rates(kinetics)), events: events)
  }

  private init(kinetics: Kinetics, start: CurveCursor, events: [CurveEvent]) {
    self.kinetics = kinetics
    self.start = start
    self.events = events
  }

  /// The curve of an amount in the body at an instant, without further drinks.
  init(holding milligrams: Double, at instant: Double, kinetics: Kinetics) {
    let start = CurveCursor(rates: Rates(kinetics), holding: milligrams, at: instant)
    self.init(kinetics: kinetics, start: start, events: [])
  }

  /// Whether at its start all drinks are absorbed up to a thousandth, so that elimination alone
  /// follows.
  var onlyFalls: Bool {
    let compartments = start.compartments
    return events.isEmpty
      && Pace.allCases.allSatisfy { pace in
        let gut = compartments.guts[pace]
        return gut.inflow == 0 && gut.amount <= compartments.body / 1000
      }
  }

  /// The caffeine in the body at `instant`; O(n).
  public func level(at instant: Date) -> Milligrams { levels(at: CollectionOfOne(instant))[0] }

  /// The caffeine in the body at each of `instants`, which must be ascending.
  ///
  /// O(n + m) for n intakes and m instants. Agrees with the sum of `Kinetics.amount` over all
  /// intakes to 1e-9 of the level.
  public func levels(at instants: some Collection<Date>) -> [Milligrams] {
    var cursor = start
    var next = 0
    return instants.map { instant in
      let time = instant.timeIntervalSinceReferenceDate
      while next < events.count, events[next].time <= time {
        cursor.pass(events[next])
        next += 1
      }
      cursor.advance(to: time)
      return Milligrams(clamping: cursor.compartments.body)
    }
  }

  /// The curve of the same drinks with a half-life `factor` times as long.
  func stretched(by factor: Double) -> Curve {
    var kinetics = kinetics
    kinetics.halfLife = kinetics.halfLife * factor
    return Curve(events: events, kinetics: kinetics)
  }

  /// The curve of the drinks started before an instant; the same curve if those are all.
  func begun(before instant: Double) -> Curve {
    guard firstSip(from: instant) != nil else { return self }
    return Curve(events: events.filter { $0.firstSip < instant }, kinetics: kinetics)
  }

  /// The start of the first drink at or after an instant; `nil` without one.
  func firstSip(from instant: Double) -> Double? {
    events.lazy.map(\.firstSip).filter { $0 >= instant }.min()
  }

  /// The curve from `instant` on, with its past reduced to one state; O(n).
  ///
  /// Later queries only process intakes after `instant`; before it the curve is flat.
  func folded(at instant: Double) -> Curve {
    Curve(
      kinetics: kinetics, start: state(at: instant),
      events: Array(events.drop { $0.time <= instant }))
  }

  /// The caffeine in the body at an instant, in mg; O(n).
  func level(at time: Double) -> Double { state(at: time).compartments.body }

  /// The highest level from an instant on, in mg; O(n), or one step if the level only falls.
  func highest(from time: Double) -> Double {
    if events.last.map({ $0.time <= time }) ?? true {
      let compartments = state(at: time).compartments
      if compartments.slope <= 0 { return compartments.body }
    }
    return peak(from: Date(timeIntervalSinceReferenceDate: time)).amount.value
  }

  private func state(at time: Double) -> CurveCursor {
    var cursor = start
    for event in events {
      guard event.time <= time else { break }
      cursor.pass(event)
    }
    cursor.advance(to: time)
    return cursor
  }

  /// The curve with one more dose, which must not start before the instant of folding.
  func adding(_ milligrams: Double, start instant: Double, duration: Double, pace: Pace) -> Curve {
    var all = events
    CurveEvent.append(
      milligrams * kinetics.bioavailability.value, start: instant, duration: duration, pace: pace,
      to: &all)
    all.sort { $0.time < $1.time }
    return Curve(kinetics: kinetics, start: start, events: all)
  }

  /// The curve, which must be folded, with one more dose swallowed at or before that instant; O(1).
  func adding(_ milligrams: Double, swallowedAt instant: Double, pace: Pace) -> Curve {
    var start = start
    start.add(milligrams * kinetics.bioavailability.value, swallowedAt: instant, at: pace)
    return Curve(kinetics: kinetics, start: start, events: events)
  }

  /// The intervals from `instant` on without events or turns of the arrival from the guts; the last
  /// is infinite.
  ///
  /// O(n).
  func segments(from instant: Double) -> [CurveSegment] {
    let present = folded(at: instant)
    var cursor = present.start
    var segments: [CurveSegment] = []
    for event in present.events {
      if event.time > cursor.time {
        let start = cursor.time
        for bend in cursor.compartments.bends(within: event.time - start) {
          segments.append(CurveSegment(start: cursor, end: start + bend))
          cursor.advance(to: start + bend)
        }
        segments.append(CurveSegment(start: cursor, end: event.time))
      }
      cursor.pass(event)
    }
    segments.append(CurveSegment(start: cursor, end: .infinity))
    return segments
  }

  /// The highest level from `start` on, through `end` if given; O(n).
  ///
  /// At `start` itself if the level only falls from there, or is zero.
  public func peak(from start: Date, through end: Date? = nil) -> Peak {
    let from = start.timeIntervalSinceReferenceDate
    let through = end?.timeIntervalSinceReferenceDate ?? .infinity
    var best = (time: from, level: -1.0)
    for segment in segments(from: from) where segment.start <= through {
      let maximum = segment.maximum(upTo: through - segment.start)
      if maximum.level > best.level { best = (segment.start + maximum.offset, maximum.level) }
    }
    return Peak(
      date: Date(timeIntervalSinceReferenceDate: best.time),
      amount: Milligrams(clamping: best.level))
  }

  /// The last whole second after `start` at which the level falls to `threshold`; O(n).
  ///
  /// Works while the level still rises, and with several peaks. `nil` if the level never exceeds
  /// the threshold from `start` on. A threshold below 0.01 mg counts as 0.01 mg.
  public func lastFall(to threshold: Milligrams, from start: Date) -> Date? {
    let limit = max(threshold.value, Self.negligible.value)
    var last: Double?
    for segment in segments(from: start.timeIntervalSinceReferenceDate) {
      if let offset = segment.lastFall(to: limit) { last = segment.start + offset }
    }
    // A fall on a whole second is found up to a microsecond late, which must not cost a second.
    return last.map { Date(timeIntervalSinceReferenceDate: ($0 - 1e-3).rounded(.up)) }
  }

  /// The amount below which a drink no longer matters: 0.01 mg.
  public static let negligible: Milligrams = 0.01
}

/// The highest point of a curve in an interval.
public struct Peak: Hashable, Sendable {
  /// The time of the peak, to a microsecond; the earliest of several.
  public let date: Date

  /// The caffeine in the body then.
  public let amount: Milligrams
}

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
