/// A mass of caffeine in milligrams: finite and never negative.
public struct Milligrams: Quantity {
  /// The mass in mg, finite and ≥ 0.
  public let value: Double

  /// A mass of `value` mg, or `nil` when that is negative or not finite.
  public init?(_ value: Double) {
    guard value.isFinite, value >= 0 else { return nil }
    self.value = value
  }

  /// The mass nearest to a computed `value` in mg: rounding that fell below zero counts as zero.
  package init(clamping value: Double) {
    self.value = value > 0 ? min(value, .greatestFiniteMagnitude) : 0
  }

  /// No caffeine.
  public static let zero: Milligrams = 0

  /// The two masses together.
  public static func + (left: Milligrams, right: Milligrams) -> Milligrams {
    Milligrams(clamping: left.value + right.value)
  }

  /// Adds `right` to `left`.
  public static func += (left: inout Milligrams, right: Milligrams) {
    left = left + right
  }

  /// The mass taken `factor` times; a negative factor gives zero.
  public static func * (mass: Milligrams, factor: Double) -> Milligrams {
    Milligrams(clamping: mass.value * factor)
  }
}

/// A concentration in blood plasma, in milligrams per litre: finite and never negative.
///
/// One µmol/L of caffeine is 0.19419 mg/L, its molar mass being 194.19 g/mol.
public struct MilligramsPerLiter: Quantity {
  /// The concentration in mg/L, finite and ≥ 0.
  public let value: Double

  /// A concentration of `value` mg/L, or `nil` when that is negative or not finite.
  public init?(_ value: Double) {
    guard value.isFinite, value >= 0 else { return nil }
    self.value = value
  }

  init(clamping value: Double) {
    self.value = value > 0 ? min(value, .greatestFiniteMagnitude) : 0
  }
}

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
