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

  /// The age, by which limits for the young go; the kinetics are an adult's.
  public var age: Age?

  /// The group that the age belongs to.
  public var ageGroup: AgeGroup { AgeGroup(age) }

  /// Whether this person breastfeeds, which has limits of its own.
  public var breastfeeds = false

  /// Whether this person plans a pregnancy, for which Health Canada has a limit.
  public var plansPregnancy = false

  /// What changes the half-life.
  public var factors: PersonalFactors

  /// When this person goes to bed.
  public var bedtime: ClockTime

  /// When a day of drinks begins, for what counts as today and for the daily limit.
  public var dayStart: ClockTime

  /// When days of drinks began before, the earliest first.
  public var formerDayStarts: [FormerDayStart] = []

  /// The most that should be in the body from bedtime on.
  ///
  /// Unless it is set, 50 mg in 70 kg and in proportion to the weight, at most 71; 50 mg where the
  /// weight is not known. That is what most trackers take that name a limit (No More Caffeine, Home
  /// Assistant's caffeine tracker, CaffeineLog), and within what studies leave at bedtime by this
  /// model: 33 mg of 107 had 8.8 h before (Gardiner 2023), 59 mg of 100 had 4 h before, which had no
  /// effect (Gardiner 2024), 71 mg in a body of 70 kg (Baur 2024). Zero under four years.
  public var bedtimeLimit: Milligrams {
    get {
      guard ageGroup != .underFour else { return 0 }
      return ownBedtimeLimit ?? Milligrams(clamping: min(50 * (weight?.value ?? 70) / 70, 71))
    }
    set { ownBedtimeLimit = newValue }
  }

  private var ownBedtimeLimit: Milligrams?

  /// The most in a day; zero where there is none.
  ///
  /// That of public bodies for the groups this person belongs to, whenever that is learnt: 400 mg for
  /// adults, 300 mg while planning a pregnancy, 200 mg in one and while breastfeeding, 3 mg per kg
  /// under 18, none under four. One of their own counts in its place, but in such a group and under a
  /// caution only where it is lower.
  public var dailyLimit: Milligrams {
    get { limit(ownDailyLimit, publicDailyLimit.amount) }
    set { ownDailyLimit = newValue }
  }

  private var ownDailyLimit: Milligrams?

  /// Who published the daily limit, such as `EFSA 2015`; `nil` for one of their own.
  public var dailyLimitOrigin: String? {
    let known = publicDailyLimit
    return dailyLimit == known.amount ? known.source.map(Guidance.origin) ?? "" : nil
  }

  private var publicDailyLimit: (amount: Milligrams, source: Source?) {
    groups.lazy.map { Guidance.daily(for: $0, of: self) }.min { $0.amount < $1.amount } ?? (
      400, nil
    )
  }

  /// The most at once, by the same rules; EFSA's is 200 mg, and 3 mg per kg under 18.
  public var singleLimit: Milligrams {
    get {
      limit(ownSingleLimit, groups.lazy.map { Guidance.single(for: $0, of: self) }.min() ?? 200)
    }
    set { ownSingleLimit = newValue }
  }

  private var ownSingleLimit: Milligrams?

  private func limit(_ own: Milligrams?, _ known: Milligrams) -> Milligrams {
    guard let own else { return known }
    return groups == [.adult] && cautions.isEmpty ? own : min(own, known)
  }

  /// The groups that guidance counts this person in.
  private var groups: [GuidanceLimit.Group] {
    var groups = [GuidanceLimit.Group.adult]
    if plansPregnancy { groups.append(.planningPregnancy) }
    if factors.pregnancy != nil { groups.append(.pregnant) }
    if breastfeeds { groups.append(.lactating) }
    if ageGroup != .adult { groups.append(.child) }
    return groups
  }

  /// Why the usual limits do not hold for this person, the gravest first.
  public var cautions: [Caution] {
    var cautions: [Caution] = []
    if ageGroup != .adult { cautions.append(.young) }
    if factors.medicines.contains(.fluvoxamine) { cautions.append(.fluvoxamine) }
    if !factors.medicines.subtracting([.fluvoxamine]).isEmpty { cautions.append(.medicine) }
    if factors.liverDisease != nil { cautions.append(.liverDisease) }
    if factors.pregnancy != nil { cautions.append(.pregnancy) }
    if breastfeeds { cautions.append(.breastfeeding) }
    return cautions
  }

  /// Whether there is a limit of a day that one may be shown a share of.
  public var hasLimit: Bool { !cautions.contains(where: \.leavesNoLimit) }

  /// Whether nothing can be said of when the level will be low: the kinetics are those of adults, and
  /// of some medicines nobody knows what they do to them.
  public var isOutsideModel: Bool { ageGroup != .adult || factors.hasUnknownEffect }

  /// For what share of people an answer about time should hold.
  public var confidence: Confidence

  /// A healthy adult by default; limits follow what is known of the person unless given.
  public init(
    halfLife: HalfLife = .standard, hasOwnHalfLife: Bool = false,
    absorption: Absorption = .standard, weight: Kilograms? = nil,
    factors: PersonalFactors = PersonalFactors(),
    bedtime: ClockTime = .standardBedtime, dayStart: ClockTime = .standardDayStart,
    bedtimeLimit: Milligrams? = nil, dailyLimit: Milligrams? = nil,
    singleLimit: Milligrams? = nil, confidence: Confidence = .standard, age: Age? = nil,
    breastfeeds: Bool = false, plansPregnancy: Bool = false
  ) {
    self.halfLife = halfLife
    self.hasOwnHalfLife = hasOwnHalfLife
    self.absorption = absorption
    self.weight = weight
    self.factors = factors
    self.bedtime = bedtime
    self.dayStart = dayStart
    ownBedtimeLimit = bedtimeLimit
    ownDailyLimit = dailyLimit
    ownSingleLimit = singleLimit
    self.age = age
    self.breastfeeds = breastfeeds
    self.plansPregnancy = plansPregnancy
    self.confidence = confidence
  }

  /// The kinetics of this person: the half-life times every factor that applies.
  public var kinetics: Kinetics {
    Kinetics(halfLife: halfLife * factors.multiplier, absorption: absorption)
  }

  /// The standard deviation of the half-life's natural logarithm: how far this person's may be from
  /// `halfLifeMedian` times that of `kinetics`.
  ///
  /// 0.40 between people of whom only the settings are known: 3.0 to 8.4 h around 5 h in 8 of 10
  /// (0.42 in Csajka 2005, doi:10.1111/j.1365-2125.2005.02254.x, and in Blanchard & Sawers 1983).
  /// 0.20 around a half-life of one's own, which differs by up to 30 % from day to day (Tian 2018,
  /// PMC6342244). 0.45 in pregnancy and with a disease or a medicine that slows clearance. With one
  /// whose effect nobody knows, 8 of 10 lie between × 1 and × 12, which holds all that were measured,
  /// and as far beyond as the 0.45 adds.
  public var halfLifeSpread: Double {
    if factors.hasUnknownEffect { return 1.07 }  // √(0.45² + (ln 12 / (2 · 1.2816))²)
    if factors.slowsClearance { return 0.45 }
    return hasOwnHalfLife ? 0.20 : 0.40
  }

  /// What the middle half-life of the band is of that of `kinetics`: 1, or √12 with a medicine whose
  /// effect nobody knows.
  public var halfLifeMedian: Double { factors.hasUnknownEffect ? 12.squareRoot() : 1 }

  /// How caffeine spreads in this person, when the weight is known.
  public var distribution: Distribution? { weight.map { Distribution(weight: $0) } }
}
