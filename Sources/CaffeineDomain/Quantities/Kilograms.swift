/// The weight of a body in kilograms: finite and above zero.
public struct Kilograms: Quantity {
  /// The weight in kg, finite and > 0.
  public let value: Double

  /// A weight of `value` kg, or `nil` when that is not above zero or not finite.
  public init?(_ value: Double) {
    guard value.isFinite, value > 0 else { return nil }
    self.value = value
  }
}
