#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What is in the gut and in the body at one moment, and the drink that is flowing in.
///
/// `advance(by:)` is the exact solution of
///
///     gut′  = inflow − kₐ·gut
///     body′ = kₐ·gut − kₑ·body
///
/// over any step with a constant inflow. Every term of it is positive, so nothing cancels, equal
/// rates included; the single dose, the curve and the search for peaks and crossings all step
/// through here.
struct Compartments {
  let rates: Rates

  /// Swallowed and not yet absorbed, in mg.
  var gut = 0.0

  /// Absorbed and not yet cleared, in mg.
  var body = 0.0

  /// What is being sipped now, in mg per second.
  var inflow = 0.0

  init(rates: Rates) {
    self.rates = rates
  }

  /// Whether nothing is there and nothing is coming.
  var isEmpty: Bool {
    body == 0 && gut == 0 && inflow == 0
  }

  /// How fast the body's content changes, in mg per second.
  var slope: Double {
    let arrival = rates.absorption.map { $0 * gut } ?? inflow
    return arrival - rates.elimination * body
  }

  /// Takes `milligrams` at once.
  mutating func swallow(_ milligrams: Double) {
    if rates.absorption == nil {
      body += milligrams
    } else {
      gut += milligrams
    }
  }

  /// Lets `seconds` ≥ 0 pass.
  mutating func advance(by seconds: Double) {
    if let absorption = rates.absorption {
      advance(by: seconds, absorption: absorption)
    } else {
      body *= exp(-rates.elimination * seconds)
      if inflow > 0 {
        body += inflow * seconds * Exponentials.mean(rates.elimination * seconds)
      }
    }
  }

  private mutating func advance(by seconds: Double, absorption: Double) {
    let elimination = rates.elimination
    let gap = abs(absorption - elimination)
    let slowDecay = exp(-min(absorption, elimination) * seconds)
    let loss = expm1(-gap * seconds)
    let fastDecay = slowDecay * (1 + loss)
    let passage = absorption * slowDecay * (gap > 0 ? -loss / gap : seconds)
    let isGutFast = absorption > elimination

    body = body * (isGutFast ? slowDecay : fastDecay) + gut * passage
    gut *= isGutFast ? fastDecay : slowDecay
    if inflow > 0 {
      let sipped = inflow * seconds
      let absorbing = absorption * seconds
      gut += sipped * Exponentials.mean(absorbing)
      // The last two first: either factor alone may be too large for the dose.
      body +=
        sipped * (absorbing * Exponentials.secondDifference(absorbing, elimination * seconds))
    }
  }
}
