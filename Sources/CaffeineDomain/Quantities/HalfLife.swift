/// The time in which the body clears half of the caffeine it holds.
///
/// Healthy adults range from 1.5 to 9.5 h with a mean of about 5 h (Institute of Medicine 2001,
/// *Caffeine for the Sustainment of Mental Task Performance*, chapter 2). Late pregnancy takes it
/// past 10 h (Knutti 1982), fluvoxamine to 56 h (Culm-Merdek 2005), and they multiply; the range
/// kept here only keeps instants representable.
public struct HalfLife: Quantity {
  /// The half-life in hours, from 1e-6 to 1e6.
  public let value: Double

  /// A half-life of that many hours, or `nil` outside 1e-6…1e6.
  public init?(_ hours: Double) {
    guard (1e-6...1e6).contains(hours) else { return nil }
    value = hours
  }

  /// The mean of healthy adults: 5 h (Institute of Medicine 2001).
  public static let standard: HalfLife = 5

  /// This half-life stretched by a positive factor, as personal factors do.
  public static func * (halfLife: HalfLife, factor: Double) -> HalfLife {
    HalfLife(clamping: halfLife.value * factor)
  }

  private init(clamping hours: Double) {
    value = min(max(hours, 1e-6), 1e6)
  }
}

/// How fast caffeine passes from the gut into the blood: the first-order rate constant kₐ.
///
/// Published values reach from 1.29/h (capsules) to 3.96/h (gum) in Kamimori 2002
/// (doi:10.1016/S0378-5173(01)00958-9), 2.18/h in Gaohua 2012 and 4.27/h in Lee 2015.
public struct AbsorptionRate: Quantity {
  /// The rate constant in 1/h, from 1e-6 to 1e6.
  public let value: Double

  /// A rate constant of that many per hour, or `nil` outside 1e-6…1e6.
  public init?(_ perHour: Double) {
    guard (1e-6...1e6).contains(perHour) else { return nil }
    value = perHour
  }

  /// 4.6/h, which with a half-life of 5 h peaks 47 minutes after a drink, inside the 30 to 80
  /// minutes measured for solutions and coffee (Blanchard & Sawers 1983, Liguori 1997, White 2016).
  public static let standard: AbsorptionRate = 4.6

  /// 2/h for tablets and capsules, 86 minutes: 84 to 120 measured (Kamimori 2002).
  public static let tablet: AbsorptionRate = 2

  /// 1.5/h for chocolate and soft drinks, 105 minutes: 1.5 to 2 hours measured (Mumford 1996; for cola
  /// Liguori 1997 has 39 minutes).
  public static let sweet: AbsorptionRate = 1.5
}

/// The share of a dose that reaches the blood.
///
/// 1.083 ± 0.036 was measured against an intravenous dose (Blanchard & Sawers 1983,
/// doi:10.1007/BF00613933): for caffeine it is all of it.
public struct Bioavailability: Quantity {
  /// The share, > 0 and at most 2.
  public let value: Double

  /// A share of `value`, or `nil` when that is not above zero and at most 2.
  public init?(_ value: Double) {
    guard value > 0, value <= 2 else { return nil }
    self.value = value
  }

  /// All of the dose.
  public static let complete: Bioavailability = 1
}
