/// What about a person changes how fast caffeine is cleared.
///
/// Most of the clearance is one enzyme's, CYP1A2, and each factor acts on that. The rest, 5 %, goes on
/// whatever else happens: other enzymes, and the kidneys. So factors meet in the enzyme and not in the
/// half-life, whose measured values they keep where they stand alone:
///
///     a = (1/x − 0.05)/0.95                   for each factor x of the half-life
///     half-life × 1/(0.95·a₁·a₂·… + 0.05)     at most × 20
///
/// Some never meet. A pregnancy stands in place of a contraceptive; cimetidine has one factor for
/// smokers and one for the rest, as measured. Of two things that inhibit the enzyme only the stronger
/// counts, since one leaves the other little to inhibit: fluvoxamine lowered clearance by 62 % in
/// health and by 12 % in cirrhosis (Orlando 2006, of theophylline).
public struct PersonalFactors: Hashable, Sendable {
  /// How much a diseased liver slows clearance: studies tell two groups apart.
  public enum LiverDisease: CaseIterable, Hashable, Sendable {
    /// Scarring of the liver, which doubles the half-life: 0.11 against 0.23 per hour (Wang 1985).
    case cirrhosis

    /// Any other, ×1.28: 0.18 against 0.23 per hour (Wang 1985).
    case other
  }

  /// Smokes cigarettes now; after four days without, clearance has begun to fall (Brown 1988).
  public var smokes: Bool

  /// The week, when pregnant; its effect ends within a month after delivery (Knutti 1981).
  public var pregnancy: GestationalWeek?

  /// Takes a contraceptive with estrogen: a combined pill, a patch or a ring.
  public var takesContraceptive: Bool

  /// Drinks some 50 g of alcohol a day: three beers or half a litre of wine.
  public var drinksAlcohol: Bool

  /// A disease of the liver, if any.
  public var liverDisease: LiverDisease?

  /// What is taken of what changes caffeine, or is changed by it.
  public var medicines: Set<Medicine>

  /// None of them by default.
  public init(
    smokes: Bool = false, pregnancy: GestationalWeek? = nil, takesContraceptive: Bool = false,
    drinksAlcohol: Bool = false, liverDisease: LiverDisease? = nil, medicines: Set<Medicine> = []
  ) {
    self.smokes = smokes
    self.pregnancy = pregnancy
    self.takesContraceptive = takesContraceptive
    self.drinksAlcohol = drinksAlcohol
    self.liverDisease = liverDisease
    self.medicines = medicines
  }

  /// The factors that apply; of those that inhibit the enzyme only the strongest.
  public var applied: [HalfLifeFactor] {
    var factors: [HalfLifeFactor] = []
    if smokes { factors.append(.smoking) }
    if let pregnancy {
      factors.append(pregnancy.factor)
    } else if takesContraceptive {
      factors.append(.contraceptive)
    }
    if let strongest = inhibitors.max(by: { $0.multiplier < $1.multiplier }) {
      factors.append(strongest)
    }
    return factors
  }

  private var inhibitors: [HalfLifeFactor] {
    var factors: [HalfLifeFactor] = []
    switch liverDisease {
    case .cirrhosis: factors.append(.cirrhosis)
    case .other: factors.append(.otherLiverDisease)
    case nil: break
    }
    if drinksAlcohol { factors.append(.alcohol) }
    return factors + medicines.compactMap { $0.factor(smokes: smokes) }
  }

  /// The half-life with all that applies divided by the half-life without; 1 when nothing does.
  public var multiplier: Double {
    // One alone is as measured, to the last digit.
    if applied.count == 1 { return applied[0].multiplier }
    let activity = applied.reduce(1) { $0 * $1.activity }
    return 1 / ((1 - HalfLifeFactor.otherRoutes) * activity + HalfLifeFactor.otherRoutes)
  }

  /// Whether something is taken of which nobody here knows what it does to the half-life.
  public var hasUnknownEffect: Bool { medicines.contains { $0.factor(smokes: smokes) == nil } }

  /// Whether something slows clearance by more or less than it did in those who were measured.
  var slowsClearance: Bool { pregnancy != nil || liverDisease != nil || !medicines.isEmpty }
}

/// The age of a person.
public struct Age: Quantity {
  /// Years, from 0 to 130.
  public let value: Double

  /// An age of that many years, or `nil` outside 0…130.
  public init?(_ years: Double) {
    guard (0...130).contains(years) else { return nil }
    value = years
  }
}

/// By what age a person's limits go.
public enum AgeGroup: CaseIterable, Hashable, Sendable {
  /// Under four years, for whom no public body has a number: Health Canada's begin at four.
  case underFour
  /// From four to seventeen years.
  case underEighteen
  /// From eighteen on, and whoever has not told an age.
  case adult

  /// The group of an age.
  public init(_ age: Age?) {
    self =
      switch age?.value ?? 18 {
      case ..<4: .underFour
      case ..<18: .underEighteen
      default: .adult
      }
  }
}
