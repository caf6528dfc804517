/// The personal factors of the clearance of caffeine.
///
/// One enzyme, CYP1A2, does most of the clearance, and every factor acts on it. Other enzymes and
/// the kidneys do the remaining 5 %, unaffected. So factors combine in the enzyme and not in the
/// half-life; alone, each has its measured effect:
///
///     a = (1/x − 0.05)/0.95                   for each factor x of the half-life
///     half-life × 1/(0.95·a₁·a₂·… + 0.05)     at most × 20
///
/// Some never combine. A pregnancy replaces a contraceptive, and cimetidine has separate measured
/// factors for smokers and non-smokers. Of several inhibitors only the strongest counts, since it
/// leaves the others little to inhibit: fluvoxamine lowered clearance by 62 % in health and by 12 %
/// in cirrhosis (Orlando 2006, for theophylline).
public struct PersonalFactors: Hashable, Sendable {
  /// The kind of liver disease; studies distinguish two.
  public enum LiverDisease: String, CaseIterable, Hashable, Sendable {
    /// Cirrhosis, which doubles the half-life: 0.11 against 0.23 per hour (Wang 1985).
    case cirrhosis

    /// Any other disease, ×1.28: 0.18 against 0.23 per hour (Wang 1985).
    case other
  }

  /// Smokes cigarettes; clearance falls within four days after stopping (Brown 1988).
  public var smokes: Bool

  /// The week of a pregnancy; its effect ends within a month after delivery (Knutti 1981).
  public var pregnancy: GestationalWeek?

  /// Uses a contraceptive with estrogen: a combined pill, patch or ring.
  public var takesContraceptive: Bool

  /// Drinks about 50 g of alcohol a day: three beers or half a litre of wine.
  public var drinksAlcohol: Bool

  /// A liver disease; `nil` for none.
  public var liverDisease: LiverDisease?

  /// The medicines that affect caffeine, or are affected by it.
  public var medicines: Set<Medicine>

  /// Creates factors, by default none.
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

  /// The factors that apply; of several inhibitors only the strongest.
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

  /// The half-life with all factors divided by that without; 1 if there are none.
  public var multiplier: Double {
    // A single factor keeps its measured value, to the last digit.
    if applied.count == 1 { return applied[0].multiplier }
    let activity = applied.reduce(1) { $0 * $1.activity }
    return 1 / ((1 - HalfLifeFactor.otherRoutes) * activity + HalfLifeFactor.otherRoutes)
  }

  /// Whether the person takes a medicine of unknown effect on the half-life.
  public var hasUnknownEffect: Bool { medicines.contains { $0.factor(smokes: smokes) == nil } }

  /// Whether something slows clearance, to a degree that differs from the studies.
  var slowsClearance: Bool { pregnancy != nil || liverDisease != nil || !medicines.isEmpty }
}

/// The age of a person in years.
public struct Age: Quantity {
  /// From 0 to 130.
  public let value: Double

  /// Creates an age; `nil` outside of 0 to 130.
  public init?(_ years: Double) {
    guard (0...130).contains(years) else { return nil }
    value = years
  }
}

/// The age group for limits.
public enum AgeGroup: CaseIterable, Hashable, Sendable {
  /// Under four years: no public body has a number, as Health Canada's begin at four.
  case underFour
  /// Four to seventeen years.
  case underEighteen
  /// Eighteen and over, or unknown.
  case adult

  /// The group of an age; `nil` counts as adult.
  public init(_ age: Age?) {
    self =
      switch age?.value ?? 18 {
      case ..<4: .underFour
      case ..<18: .underEighteen
      default: .adult
      }
  }
}
