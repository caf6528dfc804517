/// A personal factor of the half-life, with its measurement.
public struct HalfLifeFactor: Hashable, Sendable {
  /// The name, such as `smoking`.
  public let name: String

  /// The half-life with it divided by that without it; > 0.
  public let multiplier: Double

  /// The publication of the measurement.
  public let source: Source

  /// The share of clearance outside of CYP1A2: 5 %, of which the kidneys have 1.8 (Newton 1981; the
  /// enzyme has 95 %, PMC3381939).
  static let otherRoutes = 0.05

  /// The remaining activity of CYP1A2: 1 for a multiplier of 1, and 0 from 20 on.
  var activity: Double { max((1 / multiplier - Self.otherRoutes) / (1 - Self.otherRoutes), 0) }

  /// Smokers clear faster: 3.5 h in 13 smokers and 6.0 h in 13 non-smokers (×0.58), 190 and 276 min
  /// in 6 and 6 (×0.69, May 1982), clearance 114 and 64 ml/min.
  ///
  /// Uses a value in the middle, since the mean of 5 h includes some smokers.
  public static let smoking = HalfLifeFactor(
    name: "smoking", multiplier: 0.65,
    source: Source("Parsons & Neims 1978, and others", .work("doi:10.1002/cpt197824140")))

  /// Contraceptives with estrogen slow clearance: 10.7 h in 9 women, 6.2 h in 9 without; ×1.5 to
  /// 2.2 with later pills (Abernethy & Todd 1985, Balogh 1995, Csajka 2005).
  public static let contraceptive = HalfLifeFactor(
    name: "contraceptive with estrogen", multiplier: 10.7 / 6.2,
    source: Source("Patwardhan 1980", .work("PubMed 7359014")))

  /// Alcohol, 50 g a day: 72 % longer in 10 people.
  public static let alcohol = HalfLifeFactor(
    name: "alcohol", multiplier: 1.72,
    source: Source("George 1986", .work("doi:10.1111/j.1440-1681.1986.tb02414.x")))

  /// Cirrhosis: elimination rate 0.11 per hour, against 0.23 in health, after 140 mg.
  public static let cirrhosis = HalfLifeFactor(
    name: "cirrhosis", multiplier: 0.23 / 0.11,
    source: Source("Wang 1985, Klin Wochenschr 63:1124", .work("doi:10.1007/BF02291094")))

  /// Other liver disease: elimination rate 0.18 per hour, against 0.23 in health, after 140 mg.
  public static let otherLiverDisease = HalfLifeFactor(
    name: "liver disease", multiplier: 0.23 / 0.18,
    source: Source("Wang 1985, Klin Wochenschr 63:1124", .work("doi:10.1007/BF02291094")))

  /// Fluvoxamine almost stops clearance: 56 h after four doses of 100 mg, against 4.9 h before, in
  /// 7 people.
  public static let fluvoxamine = HalfLifeFactor(
    name: "fluvoxamine", multiplier: 56 / 4.9,
    source: Source("Culm-Merdek 2005", .work("doi:10.1111/j.1365-2125.2005.02467.x")))

  /// Cimetidine in non-smokers: from 276 to 542 min after 4 days, in 6 people.
  public static let cimetidine = HalfLifeFactor(
    name: "cimetidine", multiplier: 542 / 276,
    source: Source("May 1982, Clin Pharmacol Ther 31:656", .work("doi:10.1038/clpt.1982.91")))

  /// Cimetidine in smokers: from 190 to 276 min after 4 days, in 6 people.
  public static let cimetidineWhileSmoking = HalfLifeFactor(
    name: "cimetidine", multiplier: 276 / 190,
    source: Source("May 1982, Clin Pharmacol Ther 31:656", .work("doi:10.1038/clpt.1982.91")))

  /// Ciprofloxacin, third dose of 750 mg every 12 h: from 5.2 to 8.2 h in 10 men.
  public static let ciprofloxacin = HalfLifeFactor(
    name: "ciprofloxacin", multiplier: 8.2 / 5.2,
    source: abstract(
      "Healy 1989, Antimicrob Agents Chemother 33:474",
      "https://www.academicoo.com/artigo/interaction-between-oral-ciprofloxacin-and-caffeine-in-normal-volunteers"
    ))

  /// Viloxazine, 900 mg a day of extended release for 4 days: about five times the area under the
  /// curve with the same peak, hence five times the half-life.
  public static let viloxazine = HalfLifeFactor(
    name: "viloxazine", multiplier: 5,
    source: abstract(
      "A Phase 1 study, told in one of adverse events with viloxazine in adults",
      "https://discovery.researcher.life/article/evaluating-the-impact-of-caffeine-on-the-incidence-of-adverse-events-during-treatment-with-viloxazine-extended-release-qelbree-in-adults-with-adhd/26b53644ece53aa4aaef152f1f9f3a86"
    ))

  /// Methoxsalen by mouth, 1.2 mg per kg an hour before: from 5.6 to 57 h in 5 non-smokers.
  public static let methoxsalen = HalfLifeFactor(
    name: "methoxsalen", multiplier: 57 / 5.6,
    source: Source("Clin Pharmacol Ther 1987;42:621, abstract", .work("doi:10.1038/clpt.1987.209")))

  /// An abstract without a DOI, as read on 23 November 2026.
  private static func abstract(_ title: String, _ address: String) -> Source {
    Source("\(title), abstract", .page(address, read: CivilDate(daysSince1970: 20_780)))
  }
}

/// The stage of a pregnancy in whole weeks from the last period: 40 on the due date.
///
///     guard let week = GestationalWeek(12) else { return }
///     let due = week.dueDate(on: today)              // said once
///     GestationalWeek(on: laterDay, dueDate: due)    // 13 a week later
public struct GestationalWeek: Hashable, Sendable {
  /// The week, from 1 to 42.
  public let value: Int

  /// Creates a week; `nil` outside of 1 to 42.
  public init?(_ week: Int) {
    guard Self.range.contains(week) else { return nil }
    value = week
  }

  /// The week on a day before or after the due date; at least 1, and at most 42, as nobody has
  /// reported its end.
  public init(on day: CivilDate, dueDate: CivilDate) {
    let days = Self.term * 7 - (dueDate.daysSince1970 - day.daysSince1970)
    value = min(max(days / 7, Self.range.lowerBound), Self.range.upperBound)
  }

  /// The due date if `day` is the first day of this week.
  public func dueDate(on day: CivilDate) -> CivilDate { day.adding(days: (Self.term - value) * 7) }

  private static let range = 1...42
  /// The week of the due date.
  private static let term = 40

  /// The clearance of caffeine relative to that without a pregnancy.
  ///
  /// Interpolates the values of Tracy 2005 in 25 women: 32.8 % less at 14–18 weeks, 48.1 % at 24–28
  /// and 65.2 % at 36–40, against 6 to 8 weeks after delivery. Nobody measured before 14 weeks.
  public var clearance: Double {
    let week = Double(value)
    let measured = [(0.0, 1.0), (16, 0.672), (26, 0.519), (38, 0.348)]
    for (from, to) in zip(measured, measured.dropFirst()) where week <= to.0 {
      return from.1 + (to.1 - from.1) * (week - from.0) / (to.0 - from.0)
    }
    return 0.348
  }

  /// The factor of the half-life: the inverse of the clearance.
  ///
  /// ×2.87 in the last weeks is the low end: Knutti 1982 found ×3.5, and Knutti 1981 ×2.44 over the
  /// whole pregnancy.
  public var factor: HalfLifeFactor {
    HalfLifeFactor(
      name: "pregnancy", multiplier: 1 / clearance,
      source: Source("Tracy 2005", .work("doi:10.1016/j.ajog.2004.08.030")))
  }
}
