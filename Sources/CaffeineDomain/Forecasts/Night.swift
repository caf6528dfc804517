/// The night that counts at a moment: the one in progress, else the next.
///
/// It begins at bedtime and ends when the level is low, but not before the morning, six hours
/// after bedtime. Whoever drinks something after the morning has got up: that ends it too, and so
/// does the next bedtime. Every answer about sleep goes by this one value, so that nobody who lies
/// awake at half past one is told of tomorrow's bedtime:
///
///     let night = Night(at: now, of: intakes, profile: profile, on: clock)
///     night.bedtime            // 22:00, also at 1:30
///     night.contains(now)      // whether one should be asleep
///     night.peak(from: now)    // the most that is still to come of it
public struct Night: Sendable {
  /// When it begins.
  public let bedtime: Date

  /// When it is over.
  public let end: Date

  /// The moment before which a drink belongs to it.
  let morning: Date

  /// The level over time from what was drunk before the morning: a coffee that is planned for
  /// tomorrow does not disturb this night.
  let curve: Curve

  /// The night that counts at `now`; O(n) when the intakes are ordered by start, else O(n log n).
  public init(at now: Date, of intakes: [Intake], profile: Profile, on clock: WallClock) {
    let curve = Curve(of: intakes.counting(at: now), kinetics: profile.kinetics)
    self.init(at: now, along: curve, profile: profile, on: clock)
  }

  /// The same where the curve of all that was drunk is known.
  init(at now: Date, along curve: Curve, profile: Profile, on clock: WallClock) {
    let begun = profile.bedtime.last(through: now, on: clock)
    let night = Night(from: begun, along: curve, profile: profile, on: clock)
    if night.contains(now) {
      self = night
    } else {
      let next = profile.bedtime.next(after: now, on: clock)
      self.init(from: next, along: curve, profile: profile, on: clock)
    }
  }

  private init(from bedtime: Date, along curve: Curve, profile: Profile, on clock: WallClock) {
    let next = profile.bedtime.next(after: bedtime, on: clock)
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

  /// Whether it is in progress at an instant.
  public func contains(_ instant: Date) -> Bool { bedtime <= instant && instant < end }

  /// The highest level of what is left of it at `instant`: from bedtime on, or from then on when
  /// it is in progress.
  public func peak(from instant: Date) -> Milligrams {
    curve.peak(from: max(bedtime, instant)).amount
  }

  /// The seconds from bedtime to the morning: 6 h, less than anyone should sleep.
  private static let shortest = 6.0 * 3600
}
