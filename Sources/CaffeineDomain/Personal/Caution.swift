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
