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
