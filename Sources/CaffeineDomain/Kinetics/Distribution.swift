import CStandardLibrary

/// The volume of a body in which caffeine distributes; converts amounts to concentrations.
public struct Distribution: Hashable, Sendable {
  /// The body weight.
  public var weight: Kilograms

  /// Litres per kilogram, > 0.
  ///
  /// 0.7 is the value of the Institute of Medicine 2001; Parsons & Neims 1978 measured 0.61 in
  /// non-smokers and 0.72 in smokers.
  public var litersPerKilogram: Double

  /// Creates a distribution; traps when `litersPerKilogram` is not above 0.
  public init(weight: Kilograms, litersPerKilogram: Double = 0.7) {
    precondition(litersPerKilogram > 0, "a volume of distribution must be above zero")
    self.weight = weight
    self.litersPerKilogram = litersPerKilogram
  }

  /// The standard deviation of the volume's natural logarithm between people of the same weight:
  /// 0.20 (Csajka 2005, doi:10.1111/j.1365-2125.2005.02254.x).
  public static let spread = 0.20

  /// The volume in litres.
  public var liters: Double { weight.value * litersPerKilogram }

  /// The concentration of an amount in the body.
  public func concentration(of amount: Milligrams) -> MilligramsPerLiter {
    MilligramsPerLiter(clamping: amount.value / liters)
  }

  /// The concentrations of 8 in 10 people around `amount`, where 8 in 10 have an amount within
  /// `range`; their volumes vary independently.
  public func concentrations(
    of amount: Milligrams, within range: ClosedRange<Milligrams>
  ) -> ClosedRange<MilligramsPerLiter> {
    let middle = concentration(of: amount)
    func distance(_ end: Milligrams) -> Double {
      guard amount > .zero, end > .zero else { return 0 }
      let reach = log(end.value / amount.value)
      return (reach * reach + Self.reach * Self.reach).squareRoot()
    }
    let low = middle.value * exp(-distance(range.lowerBound))
    return MilligramsPerLiter(
      clamping: low)...MilligramsPerLiter(
        clamping: max(low, middle.value * exp(distance(range.upperBound))))
  }

  /// The range of the volume's logarithm in 8 of 10 people: 1.2816 standard deviations.
  private static let reach = 1.2816 * spread

  /// The amount in the body for a concentration.
  public func amount(at concentration: MilligramsPerLiter) -> Milligrams {
    Milligrams(clamping: concentration.value * liters)
  }
}
