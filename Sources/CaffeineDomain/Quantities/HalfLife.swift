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
