/// For what share of people an answer about time should hold.
///
/// At 0.5 it is the answer for the typical person: the middle half-life, and drinks with what the
/// table says. Above that it holds for the share of people at least, and for the typical person too.
public struct Confidence: Quantity {
  /// The share, 0.5 to 0.95.
  public let value: Double

  /// A share from 0.5 to 0.95; `nil` for any other number.
  public init?(_ share: Double) {
    guard (0.5...0.95).contains(share) else { return nil }
    value = share
  }

  /// That of an answer unless another is chosen: 0.8.
  public static let standard: Confidence = 0.8

  /// The typical person's: 0.5.
  public static let typical: Confidence = 0.5
}
