/// What public bodies advise on caffeine.
public enum Guidance {
  /// What goes with every number, limit and piece of advice.
  public static let disclaimer =
    "Estimates, not medical advice: on medicine, pregnant or ill, ask a doctor."

  /// What is said to someone who has had so much that it is dangerous; `Forecast.emergency` says when.
  ///
  /// For the young there is no condition.
  public static func emergency(for group: AgeGroup) -> String {
    switch group {
    case .adult:
      "If this is right and you feel unwell, call a poison centre or an emergency number."
    case .underFour, .underEighteen:
      "If this is right, call a poison centre or an emergency number now."
    }
  }

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

  /// The most in a day for a person as one of a group, by the first that has a limit for it, and where
  /// that stands.
  static func daily(
    for group: GuidanceLimit.Group, of profile: Profile
  ) -> (amount: Milligrams, source: Source?) {
    guard let limit = limits.first(where: { $0.group == group }), profile.ageGroup != .underFour
    else { return (0, nil) }
    guard let amount = limit.daily.milligrams(weight: profile.weight) else {
      return (young(profile.age), .healthCanada)
    }
    return (amount, limit.source)
  }

  /// The most at once that EFSA has for a person as one of a group, where it has any.
  static func single(for group: GuidanceLimit.Group, of profile: Profile) -> Milligrams {
    guard profile.ageGroup != .underFour else { return 0 }
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

  /// The weight for which Health Canada's limit of that age is 2.5 mg per kg: 18, 25, 34 or 40 kg.
  static func assumedWeight(of age: Age?) -> Double { young(age).value / 2.5 }

  /// A source in short: `EFSA 2015`.
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

/// A limit that a public body has published.
///
/// It informs and decides nothing; `Guidance.disclaimer` says so.
public struct GuidanceLimit: Hashable, Sendable {
  /// Who published it.
  public enum Body: String, CaseIterable, Hashable, Sendable {
    /// European Food Safety Authority.
    case efsa = "EFSA"
    /// US Food and Drug Administration.
    case fda = "FDA"
    /// Canada's ministry of health, the one body with limits by age for children.
    case healthCanada = "Health Canada"
    /// American College of Obstetricians and Gynecologists.
    case acog = "ACOG"
  }

  /// Whom it is for.
  public enum Group: CaseIterable, Hashable, Sendable {
    /// Adults, neither pregnant nor lactating.
    case adult
    /// Women who plan to become pregnant.
    case planningPregnancy
    /// Women who are pregnant, in any week.
    case pregnant
    /// Women who breastfeed.
    case lactating
    /// Children and adolescents.
    case child
  }

  /// How much.
  public enum Amount: Hashable, Sendable {
    /// The same for everyone in the group.
    case fixed(Milligrams)
    /// Less than that.
    case below(Milligrams)
    /// So many milligrams per kilogram of body weight.
    case perKilogram(Milligrams)

    /// The limit for a body; `nil` when it goes by a weight that is not known.
    public func milligrams(weight: Kilograms?) -> Milligrams? {
      switch self {
      case .fixed(let amount), .below(let amount): amount
      case .perKilogram(let amount): weight.map { amount * $0.value }
      }
    }
  }

  /// Who says so.
  public let body: Body

  /// For whom.
  public let group: Group

  /// The most at once; `nil` when the body names none.
  public let single: Amount?

  /// The most in a day.
  public let daily: Amount

  /// Where it says so.
  public let source: Source
}

/// Where a number comes from: who said it, and where it was read.
///
///     Source("Tracy 2005", .work("doi:10.1016/j.ajog.2004.08.030"))
///     Source("Health Canada, Caffeine in Foods", .page("https://www.canada.ca/…", read: today))
public struct Source: Hashable, Sendable {
  /// Where it was read.
  public enum Place: Hashable, Sendable {
    /// A work that stays as it is under its DOI or its id in PubMed.
    case work(String)

    /// A page, a table or a label, which may change: its whole address, and the day it was read.
    case page(String, read: CivilDate)
  }

  /// Who said it, and when: `EFSA 2015`.
  public let title: String

  /// Where it was read.
  public let place: Place

  /// A source by title and place.
  public init(_ title: String, _ place: Place) {
    self.title = title
    self.place = place
  }

  /// Where it can be read: a DOI, a PubMed id or an address, with the day on which it said so.
  public var locator: String {
    switch place {
    case .work(let id): id
    case .page(let address, let day): "\(address) (\(day.iso8601))"
    }
  }
}
