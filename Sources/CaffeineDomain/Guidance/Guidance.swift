/// What public bodies advise on caffeine.
public enum Guidance {
  /// What goes with every number, limit and piece of advice.
  public static let disclaimer =
    "Estimates, not medical advice: on medicine, pregnant or ill, ask a doctor."

  /// What is said to someone who logged more than 1,000 mg within two hours, and no more.
  public static let emergency =
    "If this is right and you feel unwell, call a poison centre or an emergency number."

  /// Every limit, by body and then group.
  public static let limits: [GuidanceLimit] = [
    limit(.efsa, .adult, single: .fixed(200), daily: .fixed(400), efsa),
    limit(.efsa, .pregnant, daily: .fixed(200), efsa),
    limit(.efsa, .lactating, single: .fixed(200), daily: .fixed(200), efsa),
    limit(.efsa, .child, single: .perKilogram(3), daily: .perKilogram(3), efsa),
    limit(.fda, .adult, daily: .fixed(400), fda),
    limit(.healthCanada, .adult, daily: .fixed(400), .healthCanada),
    limit(.healthCanada, .planningPregnancy, daily: .fixed(300), .healthCanada),
    limit(.healthCanada, .pregnant, daily: .fixed(300), .healthCanada),
    limit(.healthCanada, .lactating, daily: .fixed(300), .healthCanada),
    limit(.healthCanada, .child, daily: .perKilogram(2.5), .healthCanada),
    // Under 200 mg "does not appear to be a major contributing factor in miscarriage or preterm birth".
    limit(.acog, .pregnant, daily: .below(200), acog),
  ]

  /// The most in a day that EFSA has for a person as one of a group.
  static func daily(for group: GuidanceLimit.Group, of profile: Profile) -> Milligrams {
    let limit = limits.first { $0.body == .efsa && $0.group == group }
    return limit?.daily.milligrams(weight: profile.weight) ?? young(profile.age)
  }

  /// The most at once that EFSA has for a person as one of a group, where it has any.
  static func single(for group: GuidanceLimit.Group, of profile: Profile) -> Milligrams {
    let limit = limits.first { $0.body == .efsa && $0.group == group }
    return limit?.single.map { $0.milligrams(weight: profile.weight) ?? young(profile.age) } ?? 200
  }

  /// The limit of a young person whose weight is not known, by the age.
  ///
  /// Health Canada has 45 mg from 4 to 6 years, 62.5 to 9 and 85 to 12; from 13 on 2.5 mg per kg, 100 mg
  /// in 40 kg.
  private static func young(_ age: Age?) -> Milligrams {
    switch age?.value ?? 18 {
    case ..<7: 45
    case ..<10: 62.5
    case ..<13: 85
    default: 100
    }
  }

  private static let efsa = Source(
    "EFSA 2015, Scientific Opinion on the safety of caffeine",
    .work("doi:10.2903/j.efsa.2015.4102"))
  private static let fda = Source(
    "FDA, Spilling the Beans, as KXLY reports it",
    .page(
      "https://www.kxly.com/fda-how-to-tell-if-you-consume-too-much-caffeine/",
      read: CivilDate(daysSince1970: 20_780)))
  private static let acog = Source(
    "ACOG 2010, Moderate caffeine consumption during pregnancy",
    .work("doi:10.1097/AOG.0b013e3181eeb2a1"))

  private static func limit(
    _ body: GuidanceLimit.Body, _ group: GuidanceLimit.Group,
    single: GuidanceLimit.Amount? = nil, daily: GuidanceLimit.Amount, _ source: Source
  ) -> GuidanceLimit {
    GuidanceLimit(body: body, group: group, single: single, daily: daily, source: source)
  }
}
