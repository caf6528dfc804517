/// The person behind the numbers: everything that affects an answer, except the drinks.
public struct Profile: Hashable, Sendable {
  /// The half-life without personal factors.
  public var halfLife: HalfLife

  /// Whether the half-life is the person's own, from a test, and not the mean of adults.
  public var hasOwnHalfLife: Bool

  /// The way drinks enter the body.
  public var absorption: Absorption

  /// The weight, for concentrations and limits by weight; `nil` if unknown.
  public var weight: Kilograms?

  /// The age, for the limits of the young; the kinetics are an adult's at any age.
  public var age: Age?

  /// The age group; adult if the age is unknown.
  public var ageGroup: AgeGroup { AgeGroup(age) }

  /// Whether the person breastfeeds, which has its own limits.
  public var breastfeeds = false

  /// Whether the person plans a pregnancy, which has a limit by Health Canada.
  public var plansPregnancy = false

  /// The factors that change the half-life.
  public var factors: PersonalFactors

  /// When the person goes to bed.
  public var bedtimes: Bedtimes

  /// The start of the person's day, for today's total and the daily limit.
  public var dayStart: ClockTime

  /// The highest desired level from bedtime on.
  ///
  /// The default is 50 mg; for an adult below 70 kg 50 mg × kg / 70, rounded to 5 mg; zero under
  /// four years. Most trackers with a limit use 50 mg (No More Caffeine, Home Assistant's caffeine
  /// tracker, CaffeineLog), and studies leave a similar level at bedtime in this model: 33 mg of 107
  /// taken 8.8 h before (Gardiner 2023), 59 mg of 100 taken 4 h before, without effect (Gardiner
  /// 2024), 71 mg in 70 kg (Baur 2024).
  public var bedtimeLimit: Milligrams {
    get {
      guard ageGroup != .underFour else { return 0 }
      let light = weight.flatMap { $0 < 70 ? Milligrams(clamping: 50 * $0.value / 70) : nil }
      return ownBedtimeLimit ?? light?.nearestFive ?? 50
    }
    set { ownBedtimeLimit = newValue }
  }

  private var ownBedtimeLimit: Milligrams?

  /// The daily limit; zero if none exists.
  ///
  /// The default is that of public bodies for the person's groups, even if a group is learnt later:
  /// 400 mg for adults, 300 mg while planning a pregnancy, 200 mg during one and while
  /// breastfeeding, 3 mg per kg under 18, zero under four. An own limit replaces it, but in such a
  /// group or under a caution only if it is lower.
  public var dailyLimit: Milligrams {
    get { limit(ownDailyLimit, publicDailyLimit.amount) }
    set { ownDailyLimit = newValue }
  }

  private var ownDailyLimit: Milligrams?

  /// The publisher of the daily limit, such as `EFSA 2015`; `nil` for an own limit.
  public var dailyLimitOrigin: String? {
    let known = publicDailyLimit
    return dailyLimit == known.amount ? known.source.map(Guidance.origin) ?? "" : nil
  }

  private var publicDailyLimit: (amount: Milligrams, source: Source?) {
    groups.lazy.map { Guidance.daily(for: $0, of: self) }.min { $0.amount < $1.amount } ?? (
      400, nil
    )
  }

  /// The limit at once, by the same rules: by EFSA 200 mg, and 3 mg per kg under 18.
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

  /// The groups of the guidance to which the person belongs.
  private var groups: [GuidanceLimit.Group] {
    var groups = [GuidanceLimit.Group.adult]
    if plansPregnancy { groups.append(.planningPregnancy) }
    if factors.pregnancy != nil { groups.append(.pregnant) }
    if breastfeeds { groups.append(.lactating) }
    if ageGroup != .adult { groups.append(.child) }
    return groups
  }

  /// Reasons why the usual limits do not apply, most serious first.
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

  /// Whether a share of a daily limit can be shown.
  public var hasLimit: Bool { !cautions.contains(where: \.leavesNoLimit) }

  /// Whether the model cannot tell when the level will be low: it describes adults, and the effect
  /// of some medicines is unknown.
  public var isOutsideModel: Bool { ageGroup != .adult || factors.hasUnknownEffect }

  /// The share of people for whom an answer about time should hold.
  public var confidence: Confidence

  /// Creates a profile, by default of a healthy adult; limits follow the other values unless given.
  public init(
    halfLife: HalfLife = .standard, hasOwnHalfLife: Bool = false,
    absorption: Absorption = .standard, weight: Kilograms? = nil,
    factors: PersonalFactors = PersonalFactors(),
    bedtimes: Bedtimes = Bedtimes(.standardBedtime), dayStart: ClockTime = .standardDayStart,
    bedtimeLimit: Milligrams? = nil, dailyLimit: Milligrams? = nil,
    singleLimit: Milligrams? = nil, confidence: Confidence = .standard, age: Age? = nil,
    breastfeeds: Bool = false, plansPregnancy: Bool = false
  ) {
    self.halfLife = halfLife
    self.hasOwnHalfLife = hasOwnHalfLife
    self.absorption = absorption
    self.weight = weight
    self.factors = factors
    self.bedtimes = bedtimes
    self.dayStart = dayStart
    ownBedtimeLimit = bedtimeLimit
    ownDailyLimit = dailyLimit
    ownSingleLimit = singleLimit
    self.age = age
    self.breastfeeds = breastfeeds
    self.plansPregnancy = plansPregnancy
    self.confidence = confidence
  }

  /// The person's kinetics: the half-life times all factors that apply.
  public var kinetics: Kinetics {
    Kinetics(halfLife: halfLife * factors.multiplier, absorption: absorption)
  }

  /// The standard deviation of the half-life's natural logarithm, around `halfLifeMedian` times the
  /// half-life of `kinetics`.
  ///
  /// 0.40 for a person known only by settings: 3.0 to 8.4 h around 5 h in 8 of 10 (0.42 in Csajka
  /// 2005, doi:10.1111/j.1365-2125.2005.02254.x, and in Blanchard & Sawers 1983). 0.20 around an
  /// own half-life, which varies by up to 30 % from day to day (Tian 2018, PMC6342244). 0.45 in
  /// pregnancy and with a disease or medicine that slows clearance. With a medicine of unknown
  /// effect 8 of 10 are between × 1 and × 12, which covers all measured ones, widened by the 0.45.
  public var halfLifeSpread: Double {
    if factors.hasUnknownEffect { return 1.07 }  // √(0.45² + (ln 12 / (2 · 1.2816))²)
    if factors.slowsClearance { return 0.45 }
    return hasOwnHalfLife ? 0.20 : 0.40
  }

  /// The median half-life of the band relative to that of `kinetics`: 1, or √12 with a medicine of
  /// unknown effect.
  public var halfLifeMedian: Double { factors.hasUnknownEffect ? 12.squareRoot() : 1 }

  /// The distribution of caffeine in the body; `nil` if the weight is unknown.
  public var distribution: Distribution? { weight.map { Distribution(weight: $0) } }
}
