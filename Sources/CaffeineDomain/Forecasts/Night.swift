/// The night in progress at a moment, or else the next one.
///
/// It begins at bedtime and ends when the level is low, but not before the morning, six hours after
/// bedtime. A drink after the morning also ends it, as the person is up, and so does the next
/// bedtime. Every answer about sleep uses this value, so a person awake at half past one is not told
/// about tomorrow's bedtime:
///
///     let night = Night(at: now, of: intakes, profile: profile, on: clock)
///     night.bedtime            // 22:00, also at 1:30
///     night.contains(now)      // whether one should be asleep
///     night.peak(from: now)    // the most that is still to come of it
public struct Night: Sendable {
  /// The moment at which the night begins.
  public let bedtime: Date

  /// The moment at which the night is over.
  public let end: Date

  /// Six hours after bedtime; only earlier drinks belong to the night.
  let morning: Date

  /// The level from drinks before the morning: a coffee planned for tomorrow does not affect this
  /// night.
  let curve: Curve

  /// The night at `now`; O(n) for intakes ordered by start, otherwise O(n log n).
  public init(at now: Date, of intakes: [Intake], profile: Profile, on clock: WallClock) {
    let curve = Curve(of: intakes.counting(at: now), kinetics: profile.kinetics)
    self.init(at: now, along: curve, profile: profile, on: clock)
  }

  /// Reuses a known curve of the intakes.
  init(at now: Date, along curve: Curve, profile: Profile, on clock: WallClock) {
    let calendar = DrinkCalendar(of: profile, on: clock)
    let begun = profile.bedtimes.last(through: now, in: calendar)
    let night = Night(from: begun, along: curve, profile: profile, in: calendar)
    if night.contains(now) {
      self = night
    } else {
      let next = profile.bedtimes.next(after: now, in: calendar)
      self.init(from: next, along: curve, profile: profile, in: calendar)
    }
  }

  private init(
    from bedtime: Date, along curve: Curve, profile: Profile, in calendar: DrinkCalendar
  ) {
    let next = profile.bedtimes.next(after: bedtime, in: calendar)
    let morning = min(bedtime.addingTimeInterval(Self.shortest), next)
    let cut = morning.timeIntervalSinceReferenceDate
    let gettingUp =
      curve.firstSip(from: cut).map(Date.init(timeIntervalSinceReferenceDate:)) ?? next
    let curve = curve.begun(before: cut)
    let low = curve.lastFall(to: profile.bedtimeLimit, from: morning) ?? morning
    self.bedtime = bedtime
    self.curve = curve
    self.morning = morning
    end = min(low, gettingUp, next)
  }

  /// Whether the night is in progress at an instant.
  public func contains(_ instant: Date) -> Bool { bedtime <= instant && instant < end }

  /// The highest level in the rest of the night: from bedtime on, or from `instant` on if it is in
  /// progress.
  public func peak(from instant: Date) -> Milligrams {
    curve.peak(from: max(bedtime, instant)).amount
  }

  /// The seconds from bedtime to the morning: 6 h, less than anyone should sleep.
  static let shortest = 6.0 * 3600
}
