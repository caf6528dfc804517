/// Recommendations of public bodies on caffeine.
public enum Guidance {
  /// Accompanies every number, limit and piece of advice.
  public static let disclaimer =
    "Estimates, not medical advice: on medicine, pregnant or ill, ask a doctor."

  /// The warning after a dangerous amount; `Forecast.emergency` decides when.
  public static let emergency =
    "If this is right and you feel unwell, call a poison centre or an emergency number."

  /// The warning after a larger one, and for the young: without a condition, because who has just
  /// swallowed it still feels well.
  public static let urgentEmergency =
    "Call a poison centre now, or an emergency number, even if all seems well."

  /// Every limit, ordered by body and group.
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

  /// The daily limit for a group, from the first body with one, and its source.
  static func daily(
    for group: GuidanceLimit.Group, of profile: Profile
  ) -> (amount: Milligrams, source: Source?) {
    guard let limit = limits.first(where: { $0.group == group }), profile.ageGroup != .underFour
    else { return (0, nil) }
    guard let amount = limit.daily.milligrams(weight: profile.weight) else {
      return (young(profile.age), .healthCanada)
    }
    return (group == .adult ? light(profile, 5.7) ?? amount : amount, limit.source)
  }

  /// The limit of a weight below the 70 kg for which EFSA gives its milligrams, by its own "about 3
  /// mg/kg" at once and "about 5.7 mg/kg" a day; `nil` for others.
  private static func light(_ profile: Profile, _ perKilogram: Milligrams) -> Milligrams? {
    profile.weight.flatMap { $0 < 70 ? perKilogram * $0.value : nil }
  }

  /// EFSA's limit at once for a group; 200 mg if it has none.
  static func single(for group: GuidanceLimit.Group, of profile: Profile) -> Milligrams {
    guard profile.ageGroup != .underFour else { return 0 }
    if group == .adult { return min(200, light(profile, 3) ?? 200) }
    let limit = limits.first { $0.body == .efsa && $0.group == group }
    return limit?.single.map { $0.milligrams(weight: profile.weight) ?? young(profile.age) } ?? 200
  }

  /// The limit of a young person with unknown weight, by age.
  ///
  /// Health Canada has 45 mg from 4 to 6 years, 62.5 mg up to 9 and 85 mg up to 12; from 13 on 2.5
  /// mg per kg, which is 100 mg for 40 kg.
  private static func young(_ age: Age?) -> Milligrams {
    switch age?.value ?? 18 {
    case ..<7: 45
    case ..<10: 62.5
    case ..<13: 85
    default: 100
    }
  }

  /// The weight for which Health Canada's limit at that age is 2.5 mg per kg: 18, 25, 34 or 40 kg.
  static func assumedWeight(of age: Age?) -> Double { young(age).value / 2.5 }

  /// The short name of a source: `EFSA 2015`.
  static func origin(_ source: Source) -> String { String(source.title.prefix { $0 != "," }) }

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

/// A limit published by a public body.
///
/// For information only; see `Guidance.disclaimer`.
public struct GuidanceLimit: Hashable, Sendable {
  /// The publisher of a limit.
  public enum Body: String, CaseIterable, Hashable, Sendable {
    /// European Food Safety Authority.
    case efsa = "EFSA"
    /// US Food and Drug Administration.
    case fda = "FDA"
    /// Canada's ministry of health, the only body with limits by age for children.
    case healthCanada = "Health Canada"
    /// American College of Obstetricians and Gynecologists.
    case acog = "ACOG"
  }

  /// The people for whom a limit is meant.
  public enum Group: CaseIterable, Hashable, Sendable {
    /// Adults who are neither pregnant nor breastfeeding.
    case adult
    /// Women who plan to become pregnant.
    case planningPregnancy
    /// Pregnant women, in any week.
    case pregnant
    /// Women who breastfeed.
    case lactating
    /// Children and adolescents.
    case child
  }

  /// The amount of a limit.
  public enum Amount: Hashable, Sendable {
    /// The same amount for the whole group.
    case fixed(Milligrams)
    /// Less than this amount.
    case below(Milligrams)
    /// An amount per kilogram of body weight.
    case perKilogram(Milligrams)

    /// The limit for a weight; `nil` if it depends on an unknown weight.
    public func milligrams(weight: Kilograms?) -> Milligrams? {
      switch self {
      case .fixed(let amount), .below(let amount): amount
      case .perKilogram(let amount): weight.map { amount * $0.value }
      }
    }
  }

  /// The publisher.
  public let body: Body

  /// The people for whom it is meant.
  public let group: Group

  /// The limit at once; `nil` if the body gives none.
  public let single: Amount?

  /// The limit per day.
  public let daily: Amount

  /// The publication.
  public let source: Source
}

/// The origin of a number: author and year, and where it was read.
///
///     Source("Tracy 2005", .work("doi:10.1016/j.ajog.2004.08.030"))
///     Source("Health Canada, Caffeine in Foods", .page("https://www.canada.ca/…", read: today))
public struct Source: Hashable, Sendable {
  /// The place where a source was read.
  public enum Place: Hashable, Sendable {
    /// A permanent work, by DOI or PubMed id.
    case work(String)

    /// A page, table or label that may change: its full address, and the day it was read.
    case page(String, read: CivilDate)
  }

  /// Author and year: `EFSA 2015`.
  public let title: String

  /// The place where it was read.
  public let place: Place

  /// Creates a source.
  public init(_ title: String, _ place: Place) {
    self.title = title
    self.place = place
  }

  /// A DOI, PubMed id or address; an address has the day it was read.
  public var locator: String {
    switch place {
    case .work(let id): id
    case .page(let address, let day): "\(address) (\(day.iso8601))"
    }
  }
}
