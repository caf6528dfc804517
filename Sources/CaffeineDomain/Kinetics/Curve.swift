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
