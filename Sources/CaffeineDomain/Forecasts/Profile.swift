/// The person the numbers are for: everything that shapes an answer besides what was drunk.
public struct Profile: Hashable, Sendable {
  /// The half-life before personal factors.
  public var halfLife: HalfLife

  /// Whether the half-life is this person's own, measured or read in a test, and not the mean.
  public var hasOwnHalfLife: Bool

  /// How a drink enters the body.
  public var absorption: Absorption

  /// The weight, which concentrations and limits by weight need.
  public var weight: Kilograms?

  /// What changes the half-life.
  public var factors: PersonalFactors

  /// When this person goes to bed.
  public var bedtime: ClockTime

  /// When a day of drinks begins, for what counts as today and for the daily limit.
  public var dayStart: ClockTime

  /// The most that should be in the body from bedtime on.
  ///
  /// 50 mg by default: what most trackers take that name a limit (No More Caffeine, Home
  /// Assistant's caffeine tracker, CaffeineLog). It is a convention; `SleepCutoff` has what the
  /// literature offers instead.
  public var bedtimeLimit: Milligrams

  /// The most in a day.
  ///
  /// EFSA 2015 by default: 400 mg for adults, 200 mg in pregnancy, whenever that is learnt.
  public var dailyLimit: Milligrams {
    get { ownDailyLimit ?? (factors.pregnancy == nil ? 400 : 200) }
    set { ownDailyLimit = newValue }
  }

  private var ownDailyLimit: Milligrams?

  /// The most at once; 200 mg by default (EFSA 2015 for adults).
  public var singleLimit: Milligrams

  /// For what share of people an answer about time should hold.
  public var confidence: Confidence

  /// A healthy adult by default; the daily limit follows the pregnancy unless given.
  public init(
    halfLife: HalfLife = .standard, hasOwnHalfLife: Bool = false,
    absorption: Absorption = .standard, weight: Kilograms? = nil,
    factors: PersonalFactors = PersonalFactors(),
    bedtime: ClockTime = .standardBedtime, dayStart: ClockTime = .standardDayStart,
    bedtimeLimit: Milligrams = 50, dailyLimit: Milligrams? = nil, singleLimit: Milligrams = 200,
    confidence: Confidence = .typical
  ) {
    self.halfLife = halfLife
    self.hasOwnHalfLife = hasOwnHalfLife
    self.absorption = absorption
    self.weight = weight
    self.factors = factors
    self.bedtime = bedtime
    self.dayStart = dayStart
    self.bedtimeLimit = bedtimeLimit
    ownDailyLimit = dailyLimit
    self.singleLimit = singleLimit
    self.confidence = confidence
  }

  /// The kinetics of this person: the half-life times every factor that applies.
  public var kinetics: Kinetics {
    Kinetics(halfLife: halfLife * factors.multiplier, absorption: absorption)
  }

  /// The standard deviation of the half-life's natural logarithm: how far this person's may be from
  /// that of `kinetics`.
  ///
  /// 0.40 between people of whom only the settings are known: 3.0 to 8.4 h around 5 h in 8 of 10
  /// (0.42 in Csajka 2005, doi:10.1111/j.1365-2125.2005.02254.x, and in Blanchard & Sawers 1983).
  /// 0.20 around a half-life of one's own, which differs by up to 30 % from day to day (Tian 2018,
  /// PMC6342244). 0.45 in pregnancy and with a disease or a medicine that slows clearance.
  public var halfLifeSpread: Double {
    if factors.slowClearance { return 0.45 }
    return hasOwnHalfLife ? 0.20 : 0.40
  }

  /// How caffeine spreads in this person, when the weight is known.
  public var distribution: Distribution? {
    weight.map { Distribution(weight: $0) }
  }
}
