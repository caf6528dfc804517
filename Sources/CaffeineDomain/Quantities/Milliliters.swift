/// A volume of drink in millilitres: finite and above zero.
public struct Milliliters: Quantity {
  /// The volume in ml, finite and > 0.
  public let value: Double

  /// A volume of `value` ml, or `nil` when that is not above zero or not finite.
  public init?(_ value: Double) {
    guard value.isFinite, value > 0 else { return nil }
    self.value = value
  }

  /// A volume of US fluid ounces (29.5735 ml each), or `nil` when it is not above zero.
  public init?(fluidOunces: Double) {
    self.init(fluidOunces * 29.5735)
  }
}
