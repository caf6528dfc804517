/// How a body takes up and clears caffeine: one compartment, first order in and out.
///
/// A dose D had at once leaves F·D·kₐ/(kₐ − kₑ)·(e^(−kₑt) − e^(−kₐt)) in the body after a time t
/// (Bateman's function), with kₑ = ln 2 / half-life. One compartment and first order are adequate
/// for caffeine (Bonati 1982, as quoted by the Institute of Medicine 2001). `Docs/Kinetics.md` has the
/// derivations and what they leave out.
///
///     let kinetics = Kinetics(halfLife: 5, absorption: .oral(4.6))
///     kinetics.amount(of: 100, after: 6 * 3600)  // 44.88 mg
public struct Kinetics: Hashable, Sendable {
  /// The time to clear half.
  public var halfLife: HalfLife

  /// How a drink enters.
  public var absorption: Absorption

  /// The share of a dose that reaches the blood.
  public var bioavailability: Bioavailability

  /// The kinetics of a healthy adult unless told otherwise: 5 h, 4.6 per hour, all of the dose.
  public init(
    halfLife: HalfLife = .standard, absorption: Absorption = .standard,
    bioavailability: Bioavailability = .complete
  ) {
    self.halfLife = halfLife
    self.absorption = absorption
    self.bioavailability = bioavailability
  }

  /// What a dose leaves in the body `seconds` after its first sip, sipped evenly over `duration`
  /// seconds (0: at once).
  ///
  /// Zero before the first sip. The category tells how fast it is absorbed. Accurate to 1e-12 relative for every pair of rates.
  public func amount(
    of dose: Milligrams, after seconds: Double, sippedOver duration: Double = 0,
    category: DrinkCategory = .other
  ) -> Milligrams {
    guard seconds >= 0 else { return .zero }
    let pace = category.pace
    let available = dose.value * bioavailability.value
    var compartments = Compartments(rates: Rates(self))
    if duration > 0 {
      compartments.guts[pace].inflow = available / duration
      compartments.advance(by: min(seconds, duration))
      compartments.guts[pace].inflow = 0
      compartments.advance(by: max(seconds - duration, 0))
    } else {
      compartments.swallow(available, at: pace)
      compartments.advance(by: seconds)
    }
    return Milligrams(clamping: compartments.body)
  }
}
