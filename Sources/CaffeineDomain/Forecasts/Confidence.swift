/// The share of people for whom the careful curve holds.
///
/// At 0.5 it is the typical curve: the median half-life, and drinks as listed.
public struct Confidence: Quantity {
  /// The share, from 0.5 to 0.95.
  public let value: Double

  /// Creates a confidence; `nil` outside of 0.5 to 0.95.
  public init?(_ share: Double) {
    guard (0.5...0.95).contains(share) else { return nil }
    value = share
  }

  /// The default, 0.8.
  public static let standard: Confidence = 0.8

  /// The typical person, 0.5.
  public static let typical: Confidence = 0.5
}
