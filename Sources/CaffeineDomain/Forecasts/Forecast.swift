/// What there is to know at one moment: how much now, how much today, when it will be low.
///
/// A hypothetical drink is one more intake in the list.
///
///     let forecast = Forecast(of: intakes, profile: profile, at: now, on: clock)
///     forecast.level            // mg in the body now
///     forecast.belowLimitAt     // when it will be low, nil: already is
///     forecast.bedtimeLevel     // mg left at the next bedtime
public struct Forecast: Sendable {
  /// The moment it is made for.
  public let now: Date

  /// The person it is made for.
  public let profile: Profile

  /// The level over time, past included.
  public let curve: Curve

  /// What is in the body now.
  public let level: Milligrams

  /// What was drunk since midnight on the wall clock, whole drinks, up to now.
  public let today: Milligrams

  /// The highest point from now on.
  public let peak: Peak

  /// The last whole second at which the level falls to the bedtime limit for good; `nil` when it
  /// never exceeds the limit from now on.
  public let belowLimitAt: Date?

  /// The next bedtime, strictly after now.
  public let bedtime: Date

  /// What will be in the body at bedtime.
  public let bedtimeLevel: Milligrams

  /// The drink that started last, not after now, the later in the list of two at one second;
  /// `nil` before the first.
  public let lastIntake: Intake?

  /// The forecast from `intakes` in any order; those after `now` count from their start on.
  ///
  /// O(n) when the intakes are ordered by start, else O(n log n).
  public init(
    of intakes: [Intake], profile: Profile, at now: Date, on clock: WallClock
  ) {
    self.now = now
    self.profile = profile
    curve = Curve(of: intakes, kinetics: profile.kinetics)
    bedtime = profile.bedtime.next(after: now, on: clock)

    let future = curve.folded(at: now.timeIntervalSinceReferenceDate)
    level = future.level(at: now)
    peak = future.peak(from: now)
    belowLimitAt = future.lastFall(to: profile.bedtimeLimit, from: now)
    bedtimeLevel = future.level(at: bedtime)

    let midnight = clock.startOfDay(for: now)
    var total = Milligrams.zero
    var last: Intake?
    for intake in intakes where intake.start <= now {
      if intake.start >= midnight { total += intake.amount }
      if last.map({ intake.start >= $0.start }) ?? true { last = intake }
    }
    today = total
    lastIntake = last
  }

  /// The concentration in blood plasma now, when the weight is known.
  public var concentration: MilligramsPerLiter? {
    profile.distribution?.concentration(of: level)
  }
}
