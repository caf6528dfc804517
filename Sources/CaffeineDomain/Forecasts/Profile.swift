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

  /// The age, of which only whether it is under 18 counts: limits for the young go by weight.
  ///
  /// The kinetics stay those of an adult, which are on the careful side: children clear faster.
  public var age: Age?

  /// Whether this person breastfeeds, which has limits of its own.
  public var breastfeeds = false

  /// What changes the half-life.
  public var factors: PersonalFactors

  /// When this person goes to bed.
  public var bedtime: ClockTime

  /// When a day of drinks begins, for what counts as today and for the daily limit.
  public var dayStart: ClockTime

  /// The most that should be in the body from bedtime on.
  ///
  /// 50 mg by default: what most trackers take that name a limit (No More Caffeine, Home
  /// Assistant's caffeine tracker, CaffeineLog), and within what studies leave at bedtime by this
  /// model: 33 mg of 107 had 8.8 h before (Gardiner 2023), 59 mg of 100 had 4 h before, which had no
  /// effect (Gardiner 2024), 71 mg in a body of 70 kg (Baur 2024).
  public var bedtimeLimit: Milligrams

  /// The most in a day.
  ///
  /// EFSA's by default, for the groups this person belongs to, whenever that is learnt: 400 mg for
  /// adults, 200 mg in pregnancy and while breastfeeding, 3 mg per kg under 18.
  public var dailyLimit: Milligrams {
    get { ownDailyLimit ?? groups.map { Guidance.daily(for: $0, of: self) }.min() ?? 400 }
    set { ownDailyLimit = newValue }
  }

  private var ownDailyLimit: Milligrams?

  /// The most at once; EFSA's by default: 200 mg, and 3 mg per kg under 18.
  public var singleLimit: Milligrams {
    get { ownSingleLimit ?? groups.map { Guidance.single(for: $0, of: self) }.min() ?? 200 }
    set { ownSingleLimit = newValue }
  }

  private var ownSingleLimit: Milligrams?

  /// The groups that guidance counts this person in.
  private var groups: [GuidanceLimit.Group] {
    var groups = [GuidanceLimit.Group.adult]
    if factors.pregnancy != nil { groups.append(.pregnant) }
    if breastfeeds { groups.append(.lactating) }
    if age.map({ $0 < 18 }) == true { groups.append(.child) }
    return groups
  }

  /// Why the usual limits do not hold for this person, if they do not.
  public var caution: Caution? { factors.caution }

  /// For what share of people an answer about time should hold.
  public var confidence: Confidence

  /// A healthy adult by default; limits follow what is known of the person unless given.
  public init(
    halfLife: HalfLife = .standard, hasOwnHalfLife: Bool = false,
    absorption: Absorption = .standard, weight: Kilograms? = nil,
    factors: PersonalFactors = PersonalFactors(),
    bedtime: ClockTime = .standardBedtime, dayStart: ClockTime = .standardDayStart,
    bedtimeLimit: Milligrams = 50, dailyLimit: Milligrams? = nil,
    singleLimit: Milligrams? = nil, age: Age? = nil, breastfeeds: Bool = false,
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
    ownSingleLimit = singleLimit
    self.age = age
    self.breastfeeds = breastfeeds
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
    if caution != nil { return 0.45 }
    return hasOwnHalfLife ? 0.20 : 0.40
  }

  /// How caffeine spreads in this person, when the weight is known.
  public var distribution: Distribution? {
    weight.map { Distribution(weight: $0) }
  }
}
