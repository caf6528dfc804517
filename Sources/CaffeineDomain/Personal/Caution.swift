/// A reason why the usual limits do not apply.
///
/// Public bodies set none for people with a disease or medicine and recommend no caffeine to
/// children; in pregnancy and while breastfeeding a child shares it.
///
/// A person with a caution is told the reason and whom to ask, but not how much more would be fine
/// or until when.
public enum Caution: String, CaseIterable, Hashable, Sendable {
  /// Under 18.
  case young
  /// Takes fluvoxamine, which almost stops clearance.
  case fluvoxamine
  /// Takes another medicine that affects caffeine, or is affected by it.
  case medicine
  /// Has a liver disease.
  case liverDisease
  /// Is pregnant.
  case pregnancy
  /// Breastfeeds, so a child shares the caffeine.
  case breastfeeding

  /// Whether even a daily limit is missing.
  ///
  /// EFSA excludes groups with a disease or a medicine, and nobody recommends an amount to the
  /// young. For the others it has 200 mg.
  public var leavesNoLimit: Bool {
    switch self {
    case .young, .fluvoxamine, .medicine, .liverDisease: true
    case .pregnancy, .breastfeeding: false
    }
  }
}

/// A medicine that slows the clearance of caffeine, or whose own level depends on caffeine.
///
///     Medicine.ciprofloxacin.factor(smokes: false)?.multiplier  // 1.58
///     Medicine.lithium.factor(smokes: false)                    // nil: nobody measured it
public enum Medicine: String, CaseIterable, Hashable, Sendable {
  case fluvoxamine, cimetidine, ciprofloxacin, viloxazine, methoxsalen
  case clozapine, lithium, theophylline
  /// Another medicine that affects caffeine, or may.
  case other

  /// The effect on the half-life; `nil` if no measurement is known.
  public func factor(smokes: Bool) -> HalfLifeFactor? {
    switch self {
    case .fluvoxamine: .fluvoxamine
    case .cimetidine: smokes ? .cimetidineWhileSmoking : .cimetidine
    case .ciprofloxacin: .ciprofloxacin
    case .viloxazine: .viloxazine
    case .methoxsalen: .methoxsalen
    case .clozapine, .lithium, .theophylline, .other: nil
    }
  }

  /// Whether a change of caffeine may require another dose, which a doctor decides.
  public var needsSteadyCaffeine: Bool {
    switch self {
    case .clozapine, .lithium, .theophylline: true
    case .fluvoxamine, .cimetidine, .ciprofloxacin, .viloxazine, .methoxsalen, .other: false
    }
  }

  /// The study that found the medicine's level to follow caffeine; `nil` for none.
  ///
  /// Clozapine fell from 486 to 306 ng/ml in 7 people after five days without caffeine; lithium
  /// rose above its range in one person who stopped suddenly.
  public var levelFollowsCaffeine: Source? {
    switch self {
    case .clozapine:
      Source(
        "Carrillo 1998, J Clin Psychopharmacol 18:311, abstract",
        .page(
          "https://insights.ovid.com/crossref?an=00004714-199808000-00011",
          read: CivilDate(daysSince1970: 20_780)))
    case .lithium:
      Source(
        "A case, Prim Care Companion CNS Disord 2024;26(2):23cr03642",
        .page(
          "https://www.psychiatrist.com/pcc/sudden-reduction-in-caffeine-intake-increases-serum-lithium-concentration-to-supratherapeutic-level-a-case-report",
          read: CivilDate(daysSince1970: 20_780)))
    case .theophylline, .fluvoxamine, .cimetidine, .ciprofloxacin, .viloxazine, .methoxsalen,
      .other:
      nil
    }
  }
}
