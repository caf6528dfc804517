/// Why the usual limits do not hold for someone: no public body has set them for people with a
/// disease or a medicine, none recommends caffeine to children, and in a pregnancy and while
/// breastfeeding a child has it too.
///
/// Whoever has one is told so, and whom to ask, and never how much more would do nor until when.
public enum Caution: String, CaseIterable, Hashable, Sendable {
  /// Is under 18.
  case young
  /// Takes fluvoxamine, which all but stops clearance.
  case fluvoxamine
  /// Takes another medicine that changes caffeine, or is changed by it.
  case medicine
  /// Has a disease of the liver.
  case liverDisease
  /// Is pregnant.
  case pregnancy
  /// Breastfeeds, so that a child has some of it.
  case breastfeeding

  /// Whether there is no limit of a day to fill up to either.
  ///
  /// EFSA leaves out groups with a disease or a medicine, and nobody recommends an amount to the
  /// young. It has 200 mg for the others.
  public var leavesNoLimit: Bool {
    switch self {
    case .young, .fluvoxamine, .medicine, .liverDisease: true
    case .pregnancy, .breastfeeding: false
    }
  }
}

/// A medicine that matters to whoever has caffeine: it slows caffeine's clearance, or its own level
/// follows how much caffeine there is.
///
///     Medicine.ciprofloxacin.factor(smokes: false)?.multiplier  // 1.58
///     Medicine.lithium.factor(smokes: false)                    // nil: nobody measured it
public enum Medicine: String, CaseIterable, Hashable, Sendable {
  case fluvoxamine, cimetidine, ciprofloxacin, viloxazine, methoxsalen
  case clozapine, lithium, theophylline
  /// One that changes caffeine, or may, and has no name here.
  case other

  /// What it does to the half-life; `nil` where no measurement was read.
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

  /// Whether a change of the caffeine one has may need another dose of it, so that a doctor decides.
  public var needsSteadyCaffeine: Bool {
    switch self {
    case .clozapine, .lithium, .theophylline: true
    case .fluvoxamine, .cimetidine, .ciprofloxacin, .viloxazine, .methoxsalen, .other: false
    }
  }

  /// Who saw its own level follow caffeine; `nil` where nothing was read.
  ///
  /// Clozapine fell from 486 to 306 ng/ml in 7 people after five days without caffeine, and lithium
  /// rose above its range in one who cut caffeine suddenly.
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
