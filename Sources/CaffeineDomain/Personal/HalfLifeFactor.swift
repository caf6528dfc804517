/// Something about a person that changes the half-life, with the measurement it rests on.
public struct HalfLifeFactor: Hashable, Sendable {
  /// What it is: `smoking`.
  public let name: String

  /// The half-life with it divided by the half-life without it; > 0.
  public let multiplier: Double

  /// Who measured it.
  public let source: Source

  /// The share of caffeine's clearance that is not CYP1A2's: 5 %, of which the kidneys have 1.8
  /// (Newton 1981; the enzyme has 95, PMC3381939).
  static let otherRoutes = 0.05

  /// What is left of CYP1A2's activity: `multiplier` 1 is 1, and nothing is left at 20.
  var activity: Double {
    max((1 / multiplier - Self.otherRoutes) / (1 - Self.otherRoutes), 0)
  }
}

extension HalfLifeFactor {
  /// Smokers clear faster: half-life 3.5 h in 13 of them and 6.0 h in 13 who do not smoke (×0.58),
  /// 190 and 276 min in 6 and 6 (×0.69, May 1982), clearance 114 and 64 ml/min.
  ///
  /// The middle, since 5 h
  /// is the mean of people of whom some smoke.
  public static let smoking = HalfLifeFactor(
    name: "smoking", multiplier: 0.65,
    source: Source("Parsons & Neims 1978, and others", .work("doi:10.1002/cpt197824140")))

  /// Contraceptives with estrogen slow clearance: half-life 10.7 h in 9 women, 6.2 h in 9 without;
  /// ×1.5 to 2.2 with the pills of later years (Abernethy & Todd 1985, Balogh 1995, Csajka 2005).
  public static let contraceptive = HalfLifeFactor(
    name: "contraceptive with estrogen", multiplier: 10.7 / 6.2,
    source: Source("Patwardhan 1980", .work("PubMed 7359014")))

  /// Alcohol, 50 g a day: half-life 72 % longer in 10 people.
  public static let alcohol = HalfLifeFactor(
    name: "alcohol", multiplier: 1.72,
    source: Source("George 1986", .work("doi:10.1111/j.1440-1681.1986.tb02414.x")))

  /// Cirrhosis: elimination rate 0.11 per hour, 0.23 in health, after 140 mg.
  public static let cirrhosis = HalfLifeFactor(
    name: "cirrhosis", multiplier: 0.23 / 0.11,
    source: Source("Wang 1985, Klin Wochenschr 63:1124", .work("doi:10.1007/BF02291094")))

  /// Other liver disease: elimination rate 0.18 per hour, 0.23 in health, after 140 mg.
  public static let otherLiverDisease = HalfLifeFactor(
    name: "liver disease", multiplier: 0.23 / 0.18,
    source: Source("Wang 1985, Klin Wochenschr 63:1124", .work("doi:10.1007/BF02291094")))

  /// Fluvoxamine all but stops clearance: half-life 56 h after four doses of 100 mg, 4.9 h before, in
  /// 7 people.
  public static let fluvoxamine = HalfLifeFactor(
    name: "fluvoxamine", multiplier: 56 / 4.9,
    source: Source("Culm-Merdek 2005", .work("doi:10.1111/j.1365-2125.2005.02467.x")))

  /// Cimetidine in people who do not smoke: half-life 276 to 542 min after 4 days, in 6 of them.
  public static let cimetidine = HalfLifeFactor(
    name: "cimetidine", multiplier: 542 / 276,
    source: Source("May 1982, Clin Pharmacol Ther 31:656", .work("doi:10.1038/clpt.1982.91")))

  /// Cimetidine in smokers: half-life 190 to 276 min after 4 days, in 6 of them.
  public static let cimetidineWhileSmoking = HalfLifeFactor(
    name: "cimetidine", multiplier: 276 / 190,
    source: Source("May 1982, Clin Pharmacol Ther 31:656", .work("doi:10.1038/clpt.1982.91")))

  /// Ciprofloxacin, the third of 750 mg every 12 h: half-life 5.2 to 8.2 h in 10 men.
  public static let ciprofloxacin = HalfLifeFactor(
    name: "ciprofloxacin", multiplier: 8.2 / 5.2,
    source: abstract(
      "Healy 1989, Antimicrob Agents Chemother 33:474",
      "https://www.academicoo.com/artigo/interaction-between-oral-ciprofloxacin-and-caffeine-in-normal-volunteers"
    ))

  /// Viloxazine, 900 mg a day of extended release for 4 days: some five times the area under the curve
  /// at the same peak, which is five times the half-life.
  public static let viloxazine = HalfLifeFactor(
    name: "viloxazine", multiplier: 5,
    source: abstract(
      "A Phase 1 study, told in one of adverse events with viloxazine in adults",
      "https://discovery.researcher.life/article/evaluating-the-impact-of-caffeine-on-the-incidence-of-adverse-events-during-treatment-with-viloxazine-extended-release-qelbree-in-adults-with-adhd/26b53644ece53aa4aaef152f1f9f3a86"
    ))

  /// Methoxsalen by mouth, 1.2 mg per kg an hour before: half-life 5.6 to 57 h in 5 people who do not
  /// smoke.
  public static let methoxsalen = HalfLifeFactor(
    name: "methoxsalen", multiplier: 57 / 5.6,
    source: Source(
      "Clin Pharmacol Ther 1987;42:621, abstract", .work("doi:10.1038/clpt.1987.209")))

  /// An abstract without a DOI, as it stood on a page on 23 November 2026.
  private static func abstract(_ title: String, _ address: String) -> Source {
    Source("\(title), abstract", .page(address, read: CivilDate(daysSince1970: 20_780)))
  }
}
