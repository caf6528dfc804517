/// Why the usual limits do not hold for someone: no public body has set them for people with a
/// disease or a medicine, and in a pregnancy they depend on more than is known here.
///
/// Whoever has one is told so, and whom to ask, and never how much more would do.
public enum Caution: String, CaseIterable, Hashable, Sendable {
  /// Takes fluvoxamine, which all but stops clearance.
  case fluvoxamine
  /// Takes another medicine that changes clearance: cimetidine, ciprofloxacin.
  case medicine
  /// Has a disease of the liver.
  case liverDisease
  /// Is pregnant.
  case pregnancy

  /// Whether no daily limit is known either: EFSA leaves out groups with a disease or a medicine,
  /// and has 200 mg for pregnant women.
  public var leavesNoLimit: Bool { self != .pregnancy }
}
