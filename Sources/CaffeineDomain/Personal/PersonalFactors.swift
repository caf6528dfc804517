/// What about a person changes how fast caffeine is cleared.
///
/// The multipliers of all that applies are multiplied. They were measured one at a time, so a
/// product of several is an estimate. Two rules come first: a pregnancy stands in place of a
/// contraceptive, and cimetidine has one multiplier for smokers and one for the rest, as measured.
/// Nothing is clamped: a half-life of 56 h under fluvoxamine is what was found.
public struct PersonalFactors: Hashable, Sendable {
  /// A disease of the liver.
  public enum LiverDisease: CaseIterable, Hashable, Sendable {
    /// Cirrhosis.
    case cirrhosis

    /// Any other.
    case other
  }

  /// Smokes cigarettes now; after four days without, clearance has begun to fall (Brown 1988).
  public var smokes: Bool

  /// The trimester, when pregnant; ends within a month after delivery (Knutti 1981).
  public var pregnancy: Trimester?

  /// Takes an oral contraceptive.
  public var takesContraceptive: Bool

  /// A disease of the liver, if any.
  public var liverDisease: LiverDisease?

  /// Takes fluvoxamine.
  public var takesFluvoxamine: Bool

  /// Takes cimetidine.
  public var takesCimetidine: Bool

  /// None of them by default.
  public init(
    smokes: Bool = false, pregnancy: Trimester? = nil, takesContraceptive: Bool = false,
    liverDisease: LiverDisease? = nil, takesFluvoxamine: Bool = false,
    takesCimetidine: Bool = false
  ) {
    self.smokes = smokes
    self.pregnancy = pregnancy
    self.takesContraceptive = takesContraceptive
    self.liverDisease = liverDisease
    self.takesFluvoxamine = takesFluvoxamine
    self.takesCimetidine = takesCimetidine
  }

  /// Whether a pregnancy, a disease of the liver or a medicine slows clearance, in each person by
  /// another amount.
  public var slowClearance: Bool {
    pregnancy != nil || liverDisease != nil || takesFluvoxamine || takesCimetidine
  }

  /// The factors that apply, after the two rules.
  public var applied: [HalfLifeFactor] {
    var factors: [HalfLifeFactor] = []
    if smokes { factors.append(.smoking) }
    if let pregnancy {
      factors.append(pregnancy.factor)
    } else if takesContraceptive {
      factors.append(.contraceptive)
    }
    switch liverDisease {
    case .cirrhosis: factors.append(.cirrhosis)
    case .other: factors.append(.otherLiverDisease)
    case nil: break
    }
    if takesFluvoxamine { factors.append(.fluvoxamine) }
    if takesCimetidine { factors.append(smokes ? .cimetidineWhileSmoking : .cimetidine) }
    return factors
  }

  /// The product of the factors that apply; 1 when none does.
  public var multiplier: Double {
    applied.reduce(1) { $0 * $1.multiplier }
  }
}
