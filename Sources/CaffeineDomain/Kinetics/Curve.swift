/// The caffeine in the body over time, from everything that was drunk.
///
/// An intake counts from its start on and never before; none is dropped because it is old.
///
///     let curve = Curve(of: intakes, kinetics: Kinetics())
///     curve.level(at: now)
///     curve.levels(at: instants)  // one pass over intakes and instants
public struct Curve: Sendable {
  /// The kinetics it follows.
  public let kinetics: Kinetics

  private let start: CurveCursor
  private let events: [CurveEvent]

  /// The curve of `intakes`, in any order: O(n) when ordered by start, else O(n log n).
  public init(of intakes: [Intake], kinetics: Kinetics) {
    self.init(
      events: CurveEvent.events(of: intakes, share: kinetics.bioavailability.value),
      kinetics: kinetics)
  }

  /// The curve of events in order of time.
  init(events: [CurveEvent], kinetics: Kinetics) {
    self.init(kinetics: kinetics, start: CurveCursor(rates: Rates(kinetics)), events: events)
  }

  private init(kinetics: Kinetics, start: CurveCursor, events: [CurveEvent]) {
    self.kinetics = kinetics
    self.start = start
    self.events = events
  }

  /// The curve of so many milligrams in the body at an instant, and of no drink.
  init(holding milligrams: Double, at instant: Double, kinetics: Kinetics) {
    let start = CurveCursor(rates: Rates(kinetics), holding: milligrams, at: instant)
    self.init(kinetics: kinetics, start: start, events: [])
  }

  /// Whether all that was drunk is absorbed where it starts, but for a thousandth: from there on it
  /// falls by elimination alone.
  var onlyFalls: Bool {
    let compartments = start.compartments
    return events.isEmpty
      && Pace.allCases.allSatisfy { pace in
        let gut = compartments.guts[pace]
        return gut.inflow == 0 && gut.amount <= compartments.body / 1000
      }
  }

  /// What is in the body at `instant`; O(n).
  public func level(at instant: Date) -> Milligrams { levels(at: CollectionOfOne(instant))[0] }

  /// What is in the body at each of `instants`, which must ascend.
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
}

extension Curve {
  /// The curve of the same drinks in someone whose half-life is `factor` times as long.
  func stretched(by factor: Double) -> Curve {
    var kinetics = kinetics
    kinetics.halfLife = kinetics.halfLife * factor
    return Curve(events: events, kinetics: kinetics)
  }

  /// The curve of the drinks that were begun before an instant alone; itself where that is all.
  func begun(before instant: Double) -> Curve {
    guard firstSip(from: instant) != nil else { return self }
    return Curve(events: events.filter { $0.firstSip < instant }, kinetics: kinetics)
  }

  /// When the first drink is begun at an instant or later; `nil` when none is.
  func firstSip(from instant: Double) -> Double? {
    events.lazy.map(\.firstSip).filter { $0 >= instant }.min()
  }

  /// The same curve from `instant` on, its past folded into one state; O(n).
  ///
  /// What is asked of it later costs only as much as lies after `instant`; before it, it is flat.
  func folded(at instant: Double) -> Curve {
    Curve(
      kinetics: kinetics, start: state(at: instant),
      events: Array(events.drop { $0.time <= instant }))
  }

  /// What is in the body at an instant, in mg; O(n).
  func level(at time: Double) -> Double { state(at: time).compartments.body }

  /// The highest level from an instant on, in mg; O(n), one step where everything falls from there.
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

  /// The same curve with a dose of `milligrams` more, which must not start before the instant the
  /// curve was folded at.
  func adding(_ milligrams: Double, start instant: Double, duration: Double, pace: Pace) -> Curve {
    var all = events
    CurveEvent.append(
      milligrams * kinetics.bioavailability.value, start: instant, duration: duration, pace: pace,
      to: &all)
    all.sort { $0.time < $1.time }
    return Curve(kinetics: kinetics, start: start, events: all)
  }

  /// The stretches from `instant` on without an event, nor a turn of what arrives from the guts; the
  /// last has no end, O(n).
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
}

extension Curve {
  /// The highest level from `start` on, up to and with `end` if given; O(n).
  ///
  /// At `start` itself when everything falls from there, or nothing was drunk.
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

  /// The last whole second, after `start`, at which the level falls to `threshold`; O(n).
  ///
  /// Found also while the level still rises, and after the last of several peaks. `nil` means one
  /// thing: from `start` on the level is below for good, it never exceeds the threshold. A
  /// threshold under 0.01 mg counts as 0.01 mg, below which caffeine does not matter.
  public func lastFall(to threshold: Milligrams, from start: Date) -> Date? {
    let limit = max(threshold.value, Self.negligible.value)
    var last: Double?
    for segment in segments(from: start.timeIntervalSinceReferenceDate) {
      if let offset = segment.lastFall(to: limit) { last = segment.start + offset }
    }
    // A fall on a whole second is found up to a microsecond late, which must not cost a second.
    return last.map { Date(timeIntervalSinceReferenceDate: ($0 - 1e-3).rounded(.up)) }
  }

  /// The amount under which a drink no longer matters: 0.01 mg.
  public static let negligible: Milligrams = 0.01
}

/// The highest point of a stretch of a curve.
public struct Peak: Hashable, Sendable {
  /// When it is reached, to a microsecond; the earliest instant if there are several.
  public let date: Date

  /// How much is in the body then.
  public let amount: Milligrams
}
