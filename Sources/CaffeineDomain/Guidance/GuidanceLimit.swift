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
    /// Health Canada.
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
    /// Pregnant women.
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
