/// A third of a pregnancy.
public enum Trimester: Int, CaseIterable, Hashable, Sendable {
  /// Up to week 13.
  case first = 1

  /// Weeks 14 to 27.
  case second

  /// From week 28 on.
  case third

  /// What it does to the half-life: caffeine clearance falls by 32.8, 48.1 and 65.2 % at 14–18,
  /// 24–28 and 36–40 weeks against after delivery, in 25 women (Tracy 2005), and half-life is its inverse.
  ///
  /// The means of Knutti 1981 and 1982, ×2.44 over the whole and ×3.5 in the last four weeks,
  /// lie in the same range.
  public var factor: HalfLifeFactor {
    switch self {
    case .first: Self.factor("first trimester", loss: 0.328)
    case .second: Self.factor("second trimester", loss: 0.481)
    case .third: Self.factor("third trimester", loss: 0.652)
    }
  }

  private static func factor(_ name: String, loss: Double) -> HalfLifeFactor {
    HalfLifeFactor(
      name: name, multiplier: 1 / (1 - loss),
      source: Source("Tracy 2005", "doi:10.1016/j.ajog.2004.08.030"))
  }
}
