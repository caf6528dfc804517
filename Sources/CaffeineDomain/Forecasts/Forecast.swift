/// What there is to know at one moment: how much now, how much today, when it will be low.
///
/// A hypothetical drink is one more intake in the list.
///
///     let forecast = Forecast(of: intakes, profile: profile, at: now, on: clock)
///     forecast.level            // mg in the body now
///     forecast.belowLimitAt     // when it will be low, nil: already is
///     forecast.bedtimeLevel     // mg at bedtime, tonight's also at 1:30
public struct Forecast: Sendable {
  /// The moment it is made for.
  public let now: Date

  /// The person it is made for.
  public let profile: Profile

  /// The level over time, past included.
  public let curve: Curve

  /// What is in the body now.
  public let level: Milligrams

  /// The day of drinks that `now` is in.
  public let day: CivilDate

  /// The days of drinks, as they are reckoned here.
  public let calendar: DrinkCalendar

  /// What was drunk today, whole drinks, up to now.
  public let today: Milligrams

  /// The highest point from now on.
  public let peak: Peak

  /// Whether anything may be said of when it will be low: not of whom nobody knows
  /// (`Profile.isOutsideModel`), nor in a day over its limit where there is a caution, nor where help
  /// should be called.
  ///
  /// Without it a forecast has no verdict, no chance and no time.
  public let isJudged: Bool

  /// When the level falls to the bedtime limit for good, to the second; `nil` when it never exceeds
  /// the limit from now on, and where nothing may be said (`isJudged`).
  ///
  /// In the typical person, and in as many others as the profile's confidence asks for.
  public let belowLimitAt: Date?

  /// The same in the typical person alone: in half of people.
  public let belowLimitTypicalAt: Date?

  /// The night that counts: the one in progress, else the next.
  public let night: Night

  /// What is in the body at bedtime, or was when the night is in progress.
  public let bedtimeLevel: Milligrams

  /// The drink that started last, not after now, the later in the list of two at one second;
  /// `nil` before the first.
  public let lastIntake: Intake?

  /// The drinks that start later than a drink may be planned, in the order they came in: whatever
  /// recorded them had a wrong clock, and they do not count.
  public let tooFarAhead: [Intake]

  /// What it is made of.
  package let intakes: [Intake]

  /// The band, where the profile's confidence has needed it.
  private let carefulBand: Band?

  /// The forecast from `intakes` in any order; those after `now` count from their start on, those more
  /// than `Intake.longestPlan` after it not at all.
  ///
  /// O(n) when the intakes are ordered by start, else O(n log n).
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
    belowLimitTypicalAt = isJudged ? future.lastFall(to: limit, from: now) : nil
    carefulBand =
      isJudged && profile.confidence > .typical
      ? Band(of: intakes, along: curve, profile: profile, from: now) : nil
    let careful = carefulBand?
      .firstTime(ofAtMost: limit, for: profile.confidence.value, after: now)
    belowLimitAt = [belowLimitTypicalAt, careful].compactMap(\.self).max()
  }

  /// Whether it may be said where there is no room for the whole of a caution beside it, as in a widget:
  /// half a sentence under a number that looks sure is none.
  package var isJudgedAlone: Bool { isJudged && profile.cautions.isEmpty }

  /// The level from now on of all who drank the same, made when asked for; O(intakes).
  public var band: Band {
    carefulBand
      ?? Band(of: intakes, along: curve, profile: profile, from: now)
  }

  /// When today began.
  public var dayStart: Date { calendar.start(of: day) }

  /// The bedtime of the night that counts: past while it is in progress.
  public var bedtime: Date { night.bedtime }

  /// Whether the night that counts is in progress.
  public var isInBed: Bool { night.contains(now) }

  /// Whether more than the daily limit was drunk today.
  public var isOverDailyLimit: Bool { today > profile.dailyLimit }

  /// Whether more than the bedtime limit is in the body in what is left of the night at `instant`.
  ///
  /// In the typical person, or in more people than the profile's confidence allows; never where
  /// nobody knows. `band` is the forecast's own, where it was made before.
  public func isTooMuchForNight(from instant: Date, in band: Band? = nil) -> Bool {
    guard let chance = nightChance(from: instant, in: band) else { return false }
    return night.peak(from: instant) > max(profile.bedtimeLimit, Curve.negligible)
      || profile.confidence > .typical && chance < profile.confidence.value
  }

  /// The concentration in blood plasma now, when the weight is known.
  public var concentration: MilligramsPerLiter? { profile.distribution?.concentration(of: level) }
}

extension Forecast {
  /// The level at one instant.
  public struct Point: Hashable, Sendable {
    /// The instant.
    public let date: Date

    /// What is in the body then.
    public let level: Milligrams

    /// The level at an instant.
    public init(date: Date, level: Milligrams) {
      self.date = date
      self.level = level
    }
  }

  /// The level every `step` seconds from `start` through `end`, which may lie in the past.
  ///
  /// The first point is at `start`; the last is the last step that does not pass `end`. Empty when
  /// `end` is before `start`. At most a million points, those from `start` on.
  /// O(intakes + points). Traps when `step` is not above zero.
  public func points(from start: Date, through end: Date, every step: Double) -> [Point] {
    precondition(step > 0, "points need a step above zero")
    guard start <= end else { return [] }
    let steps = end.timeIntervalSince(start) / step
    let count = steps >= 1 ? Int(min(steps, 999_999)) : 0
    let instants = [start] + (1..<count + 1).map { start.addingTimeInterval(Double($0) * step) }
    return zip(instants, curve.levels(at: instants)).map(Point.init)
  }
}

extension Forecast {
  /// The band of what belongs to the night that counts: a drink that is planned for tomorrow does
  /// not disturb it.
  ///
  /// Mostly that is all there is: then it is `band`, where that was made before.
  func nightBand(_ band: Band? = nil) -> Band {
    let tonight = intakes.filter { $0.start < night.morning }
    guard tonight.count < intakes.count else { return band ?? self.band }
    return Band(of: tonight, along: night.curve, profile: profile, from: now)
  }

  /// The share of people in whom the level is at most the bedtime limit for all of the night that
  /// counts, of what is left of it at `instant`; `nil` where nobody knows, O(intakes).
  ///
  /// `band` is the forecast's own, where it was made before.
  public func nightChance(from instant: Date, in band: Band? = nil) -> Double? {
    isJudged
      ? nightBand(band).chance(ofAtMost: profile.bedtimeLimit, from: max(night.bedtime, instant))
      : nil
  }

  /// The share of people in whom the level is at most the bedtime limit from each of `instants` on, of
  /// what belongs to the night that counts; empty where nobody knows, O(instants × intakes).
  ///
  /// At bedtime it is `nightChance(from:in:)`.
  package func nightChances(fromEachOf instants: [Date], in band: Band? = nil) -> [Double] {
    guard isJudged else { return [] }
    let night = nightBand(band)
    return instants.map { night.chance(ofAtMost: profile.bedtimeLimit, from: $0) }
  }

  /// Whether it will be low for all of the night that counts, of what is left of it at `instant`;
  /// `nil` where nobody knows.
  public func nightVerdict(from instant: Date, in band: Band? = nil) -> Verdict? {
    guard let chance = nightChance(from: instant, in: band) else { return nil }
    var others = intakes.filter { $0.start < night.morning }
    // Elsewhere the last drink does not matter.
    guard Verdict(chance: chance) != Verdict(chance: chance + Verdict.hair),
      let last = others.indices.max(by: { others[$0].start < others[$1].start })
    else { return Verdict(chance: chance) }
    others.remove(at: last)
    let before = Band(of: others, profile: profile, from: now)
      .chance(ofAtMost: profile.bedtimeLimit, from: max(night.bedtime, instant))
    return Verdict(chance: chance, before: before)
  }

  /// When the level is at most the bedtime limit for good in 1 and in 9 of 10 people; `nil` when in
  /// so many it already is, and where nobody knows.
  public func belowLimitRange(in band: Band) -> (earliest: Date?, latest: Date?) {
    guard isJudged else { return (nil, nil) }
    let shares = [Band.interval.lowerBound, Band.interval.upperBound]
    let times = band.firstTimes(ofAtMost: profile.bedtimeLimit, for: shares, after: now)
    return (times[0], times[1])
  }
}
