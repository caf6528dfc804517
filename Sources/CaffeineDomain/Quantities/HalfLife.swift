/// The time in which the body clears half of the caffeine it holds.
///
/// Healthy adults range from 1.5 to 9.5 h with a mean of about 5 h (Institute of Medicine 2001,
/// *Caffeine for the Sustainment of Mental Task Performance*, chapter 2). Late pregnancy takes it
/// past 10 h (Knutti 1982) and fluvoxamine to 56 h (Culm-Merdek 2005), so there is no upper limit.
public struct HalfLife: Quantity {
  /// The half-life in hours, finite and > 0.
  public let hours: Double

  /// The half-life in hours.
  public var value: Double { hours }

  /// A half-life of that many hours, or `nil` when that is not above zero or not finite.
  public init?(_ hours: Double) {
    guard hours.isFinite, hours > 0 else { return nil }
    self.hours = hours
  }

  /// A half-life of that many hours, or `nil` when that is not above zero or not finite.
  public init?(hours: Double) {
    self.init(hours)
  }

  /// The mean of healthy adults: 5 h (Institute of Medicine 2001).
  public static let standard: HalfLife = 5
}
