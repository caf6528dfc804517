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
