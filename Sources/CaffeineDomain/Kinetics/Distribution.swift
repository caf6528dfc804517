/// The volume of a body over which caffeine spreads, which turns amounts into concentrations.
public struct Distribution: Hashable, Sendable {
  /// The weight of the body.
  public var weight: Kilograms

  /// Litres per kilogram, > 0.
  ///
  /// 0.7 is the value of the Institute of Medicine 2001; 0.61 in non-smokers and 0.72 in smokers
  /// were measured by Parsons & Neims 1978.
  public var litersPerKilogram: Double

  /// The distribution over a body of that weight; traps when `litersPerKilogram` is not above 0.
  public init(weight: Kilograms, litersPerKilogram: Double = 0.7) {
    precondition(litersPerKilogram > 0, "a volume of distribution must be above zero")
    self.weight = weight
    self.litersPerKilogram = litersPerKilogram
  }

  /// The volume in litres.
  public var liters: Double {
    weight.value * litersPerKilogram
  }

  /// The concentration that an amount in the body makes.
  public func concentration(of amount: Milligrams) -> MilligramsPerLiter {
    MilligramsPerLiter(clamping: amount.value / liters)
  }

  /// The amount in the body that makes a concentration.
  public func amount(at concentration: MilligramsPerLiter) -> Milligrams {
    Milligrams(clamping: concentration.value * liters)
  }
}
