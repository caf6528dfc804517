/// Something about a person that changes the half-life, with the measurement it rests on.
public struct HalfLifeFactor: Hashable, Sendable {
  /// What it is: `smoking`.
  public let name: String

  /// The half-life with it divided by the half-life without it; > 0.
  public let multiplier: Double

  /// What was measured.
  public let evidence: String

  /// Who measured it.
  public let source: Source
}

extension HalfLifeFactor {
  /// Smokers clear faster: half-life 3.5 against 6.0 h.
  public static let smoking = HalfLifeFactor(
    name: "smoking", multiplier: 3.5 / 6.0,
    evidence: "half-life 3.5 h in 13 smokers, 6.0 h in 13 non-smokers",
    source: Source("Parsons & Neims 1978", "doi:10.1002/cpt197824140"))

  /// Oral contraceptives slow clearance: half-life 10.7 against 6.2 h.
  public static let contraceptive = HalfLifeFactor(
    name: "oral contraceptive", multiplier: 10.7 / 6.2,
    evidence: "half-life 10.7 h in 9 women who took one, 6.2 h in 9 who did not",
    source: Source("Patwardhan 1980", "PubMed 7359014"))

  /// Cirrhosis: elimination rate 0.11 against 0.23 per hour.
  public static let cirrhosis = HalfLifeFactor(
    name: "cirrhosis", multiplier: 0.23 / 0.11,
    evidence: "elimination rate 0.11/h with cirrhosis, 0.23/h in health, after 140 mg",
    source: Source("Wang 1985, Klin Wochenschr 63:1124", "doi:10.1007/BF02291094"))

  /// Other liver disease: elimination rate 0.18 against 0.23 per hour.
  public static let otherLiverDisease = HalfLifeFactor(
    name: "liver disease", multiplier: 0.23 / 0.18,
    evidence: "elimination rate 0.18/h with liver disease, 0.23/h in health, after 140 mg",
    source: Source("Wang 1985, Klin Wochenschr 63:1124", "doi:10.1007/BF02291094"))

  /// Fluvoxamine all but stops clearance: half-life 56 against 4.9 h.
  public static let fluvoxamine = HalfLifeFactor(
    name: "fluvoxamine", multiplier: 56 / 4.9,
    evidence: "half-life 56 h after four doses of 100 mg, 4.9 h before, in 7 people",
    source: Source("Culm-Merdek 2005", "doi:10.1111/j.1365-2125.2005.02467.x"))

  /// Cimetidine in people who do not smoke: half-life 542 against 276 min.
  public static let cimetidine = HalfLifeFactor(
    name: "cimetidine", multiplier: 542 / 276,
    evidence: "half-life 276 to 542 min after 4 days, in 6 non-smokers",
    source: Source("May 1982, Clin Pharmacol Ther 31:656", "doi:10.1038/clpt.1982.91"))

  /// Cimetidine in smokers: half-life 276 against 190 min.
  public static let cimetidineWhileSmoking = HalfLifeFactor(
    name: "cimetidine", multiplier: 276 / 190,
    evidence: "half-life 190 to 276 min after 4 days, in 6 smokers",
    source: Source("May 1982, Clin Pharmacol Ther 31:656", "doi:10.1038/clpt.1982.91"))
}
