/// The state at one moment: the level now, today's total, and when the level will be low.
///
/// A hypothetical drink is one more intake in the list.
///
///     let forecast = Forecast(of: intakes, profile: profile, at: now, on: clock)
///     forecast.level            // mg in the body now
///     forecast.belowLimitAt     // when it will be low, nil: now, or unknown
///     forecast.bedtimeLevel     // mg at bedtime, tonight's also at 1:30
public struct Forecast: Sendable {
  /// The moment of the forecast.
  public let now: Date

  /// The person of the forecast.
  public let profile: Profile

  /// The level over time, including the past.
  public let curve: Curve

  /// The caffeine in the body now.
  public let level: Milligrams

  /// The person's day at `now`.
  public let day: CivilDate

  /// The person's days.
  public let calendar: DrinkCalendar

  /// The caffeine of all drinks started today, up to now.
  public let today: Milligrams

  /// The highest level from now on.
  public let peak: Peak

  /// Whether the forecast may say when the level will be low.
  ///
  /// False for a person outside of the model (`Profile.isOutsideModel`), on a day over the limit
  /// under a caution, and in an emergency.
  ///
  /// Then the forecast has no verdict, probability or time.
  public let isJudged: Bool

  /// The moment the typical curve falls to the bedtime limit for good, to the second; `nil` if it
  /// stays within the limit from now on, or without a judgement (`isJudged`).
  public let belowLimitAt: Date?

  /// The night in progress, or else the next one.
  public let night: Night

  /// The caffeine in the body at bedtime; in the past if the night is in progress.
  public let bedtimeLevel: Milligrams

  /// The last drink started by now; of two in the same second the later in the list.
  ///
  /// `nil` before the first drink.
  public let lastIntake: Intake?

  /// Drinks that start later than a drink may be planned, in the order of the list.
  ///
  /// They come from a wrong clock and do not count.
  public let tooFarAhead: [Intake]

  /// All intakes that count.
  package let intakes: [Intake]

  /// The band, if the profile's confidence needed it.
  private let carefulBand: Band?

  /// Creates the forecast from intakes in any order.
  ///
  /// Drinks after `now` count from their start; those more than `Intake.longestPlan` ahead do not
  /// count.
  ///
  /// O(n) for intakes ordered by start, otherwise O(n log n).
  public init(of intakes: [Intake], profile: Profile, at now: Date, on clock: WallClock) {
    self.now = now
    self.profile = profile
    let latest = now.addingTimeInterval(Intake.longestPlan)
    tooFarAhead = intakes.filter { $0.start > latest }
    let intakes = intakes.counting(at: now)
    self.intakes = intakes
    curve = Curve(of: intakes, kinetics: profile.kinetics)
    night = Night(at: now, along: curve, profile: profile, on: clock)
    bedtimeLevel = curve.level(at: night.bedtime)

    calendar = DrinkCalendar(of: profile, on: clock)
    day = calendar.day(at: now)
    var total = Milligrams.zero
    var last: Intake?
    for intake in intakes where intake.start <= now {
      if calendar.day(of: intake) == day { total += intake.amount }
      if last.map({ intake.start >= $0.start }) ?? true { last = intake }
    }
    today = total
    lastIntake = last
    isJudged =
      !profile.isOutsideModel && (total <= profile.dailyLimit || profile.cautions.isEmpty)
      && profile.emergency(after: intakes, at: now) == nil

    let future = curve.folded(at: now.timeIntervalSinceReferenceDate)
    level = future.level(at: now)
    peak = future.peak(from: now)
    let limit = profile.bedtimeLimit
    belowLimitAt = isJudged ? future.lastFall(to: limit, from: now) : nil
    carefulBand =
      profile.confidence > .typical
      ? Band(of: intakes, along: curve, profile: profile, from: now) : nil
  }

  /// Whether the forecast may appear without space for a full caution, as in a widget: half of a
  /// caution below a confident number would not be one.
  package var isJudgedAlone: Bool { isJudged && profile.cautions.isEmpty }

  /// The levels of a population with the same drinks from now on, computed on demand; O(intakes).
  public var band: Band {
    carefulBand ?? Band(of: intakes, along: curve, profile: profile, from: now)
  }

  /// The start of the person's day.
  public var dayStart: Date { calendar.start(of: day) }

  /// The bedtime of `night`; in the past while the night is in progress.
  public var bedtime: Date { night.bedtime }

  /// Whether `night` is in progress.
  public var isInBed: Bool { night.contains(now) }

  /// Whether today's total exceeds the daily limit.
  public var isOverDailyLimit: Bool { today > profile.dailyLimit }

  /// The level at an instant from now on, by both curves.
  public func estimate(at instant: Date) -> Estimate {
    let typical = curve.level(at: instant)
    return Estimate(
      typical: typical,
      careful: carefulBand?.level(at: instant, for: profile.confidence.value) ?? typical)
  }

  /// The highest levels from bedtime on, in a night in progress those still to come: the numbers
  /// that a mark compares with the bedtime limit.
  ///
  /// The careful one is what `profile.confidence` of people do not exceed in that time. Drinks after
  /// the morning take no part. O(intakes).
  public var nightEstimate: Estimate {
    let typical = night.peak(from: now)
    guard carefulBand != nil else { return Estimate(typical: typical, careful: typical) }
    let start = max(night.bedtime, now)
    return Estimate(
      typical: typical, careful: nightBand().highest(from: start, for: profile.confidence.value))
  }

  /// Whether the night has a mark: neither in bed, nor before the first drink, nor without a
  /// judgement.
  package var hasMark: Bool { isJudged && !isInBed && lastIntake != nil }

  /// Whether the level will be low from bedtime on; `nil` without a mark.
  ///
  /// O(intakes); keep it rather than asking twice.
  public var mark: Mark? {
    hasMark ? nightEstimate.mark(against: profile.bedtimeLimit) : nil
  }

  /// The moment the careful curve is at or below the bedtime limit for good, to the second; `nil` if
  /// it is from now on, or without a judgement.
  ///
  /// A search of some ten steps along nine curves.
  public var belowLimitCarefulAt: Date? {
    guard isJudged, let carefulBand else { return belowLimitAt }
    let careful = carefulBand.firstTime(
      ofAtMost: profile.bedtimeLimit, for: profile.confidence.value, after: now)
    return [belowLimitAt, careful].compactMap(\.self).max()
  }

  /// The drink that makes up more than half of the typical level at its highest from bedtime on, and
  /// at least 10 mg of it; `nil` for none, in bed, and without a judgement.
  public var chiefDrink: (intake: Intake, amount: Milligrams)? {
    guard isJudged, !isInBed else { return nil }
    let peak = night.curve.peak(from: night.bedtime)
    let parts = intakes.lazy.filter { $0.start <= peak.date }.map { intake in
      let category = intake.drink.flatMap(DrinkTable.drink(id:))?.category ?? .other
      let left = profile.kinetics.amount(
        of: intake.amount, after: peak.date.timeIntervalSince(intake.start),
        sippedOver: intake.duration, category: category)
      return (intake: intake, amount: left)
    }
    return parts.first { $0.amount >= 10 && $0.amount.value * 2 > peak.amount.value }
  }

  /// The concentration in blood plasma now; `nil` if the weight is unknown.
  public var concentration: MilligramsPerLiter? { profile.distribution?.concentration(of: level) }

  /// The level at one instant.
  public struct Point: Hashable, Sendable {
    /// The moment of the level.
    public let date: Date

    /// The caffeine in the body then.
    public let level: Milligrams

    /// Pairs an instant with a level.
    public init(date: Date, level: Milligrams) {
      self.date = date
      self.level = level
    }
  }

  /// The level every `step` seconds from `start` through `end`, which may lie in the past.
  ///
  /// The last point is the last step not after `end`. Empty if `end` is before `start`; at most the
  /// first million points. O(intakes + points). Traps when `step` is not above zero.
  public func points(from start: Date, through end: Date, every step: Double) -> [Point] {
    precondition(step > 0, "points need a step above zero")
    guard start <= end else { return [] }
    let steps = end.timeIntervalSince(start) / step
    let count = steps >= 1 ? Int(min(steps, 999_999)) : 0
    let instants = [start] + (1..<count + 1).map { start.addingTimeInterval(Double($0) * step) }
    return zip(instants, curve.levels(at: instants)).map(Point.init)
  }

  /// The band of tonight's drinks alone: a drink planned for tomorrow does not affect the night.
  ///
  /// Usually the same as `band`, which is then reused.
  func nightBand(_ band: Band? = nil) -> Band {
    let tonight = intakes.filter { $0.start < night.morning }
    guard tonight.count < intakes.count else { return band ?? self.band }
    return Band(of: tonight, along: night.curve, profile: profile, from: now)
  }

  /// The share of people at or below the bedtime limit for the whole night, or its rest after
  /// `instant`; `nil` without a judgement.
  ///
  /// O(intakes).
  ///
  /// Pass the forecast's own `band` to avoid computing it again.
  public func nightChance(from instant: Date, in band: Band? = nil) -> Double? {
    isJudged
      ? nightBand(band).chance(ofAtMost: profile.bedtimeLimit, from: max(night.bedtime, instant))
      : nil
  }

  /// When the level is at or below the bedtime limit for good, in 1 and in 9 of 10 people; `nil` if
  /// it already is for that many, or without a judgement.
  public func belowLimitRange(in band: Band) -> (earliest: Date?, latest: Date?) {
    guard isJudged else { return (nil, nil) }
    let shares = [Band.interval.lowerBound, Band.interval.upperBound]
    let times = band.firstTimes(ofAtMost: profile.bedtimeLimit, for: shares, after: now)
    return (times[0], times[1])
  }
}
