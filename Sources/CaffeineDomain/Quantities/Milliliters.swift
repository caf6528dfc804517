/// A volume of drink in millilitres: finite and above zero.
public struct Milliliters: Quantity {
  /// The volume in ml, finite and > 0.
  public let value: Double

  /// A volume of `value` ml, or `nil` when that is not above zero or not finite.
  public init?(_ value: Double) {
    guard value.isFinite, value > 0 else { return nil }
    self.value = value
  }

  /// A volume of so many of a unit, or `nil` when it is not above zero or not finite.
  public init?(_ count: Double, _ unit: VolumeUnit) {
    self.init(count * unit.milliliters)
  }

  /// How many of a unit it is.
  public func count(of unit: VolumeUnit) -> Double { value / unit.milliliters }
}
