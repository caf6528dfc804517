#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What is in the guts and in the body at one moment, and the drinks that are flowing in.
///
/// `advance(by:)` is the exact solution of
///
///     gut′  = inflow − kₐ·gut          for each pace
///     body′ = Σ kₐ·gut − kₑ·body
///
/// over any step with constant inflows. Every term of it is positive, so nothing cancels, equal
/// rates included; the single dose, the curve and the search for peaks and crossings all step
/// through here.
struct Compartments {
  let rates: Rates

  /// The gut of each pace.
  var guts = Paces { _ in Gut() }

  /// Absorbed and not yet cleared, in mg.
  var body = 0.0

  init(rates: Rates) {
    self.rates = rates
  }

  /// Whether nothing is there and nothing is coming.
  var isEmpty: Bool {
    body == 0 && Pace.allCases.allSatisfy { guts[$0].isEmpty }
  }

  /// How fast the body's content changes, in mg per second.
  var slope: Double {
    var arrival = 0.0
    for pace in Pace.allCases {
      let gut = guts[pace]
      arrival += rates.absorption.map { $0[pace] * gut.amount } ?? gut.inflow
    }
    return arrival - rates.elimination * body
  }

  /// Takes `milligrams` at once.
  mutating func swallow(_ milligrams: Double, at pace: Pace) {
    if rates.absorption == nil {
      body += milligrams
    } else {
      guts[pace].amount += milligrams
    }
  }

  /// Lets `seconds` ≥ 0 pass.
  mutating func advance(by seconds: Double) {
    let decay = exp(-rates.elimination * seconds)
    body *= decay
    for pace in Pace.allCases where !guts[pace].isEmpty {
      if let absorption = rates.absorption {
        absorb(pace, at: absorption[pace], for: seconds, decay: decay)
      } else {
        body += guts[pace].inflow * seconds * Exponentials.mean(rates.elimination * seconds)
      }
    }
  }

  /// Passes on what is in a gut and what flows in; `decay` is what elimination leaves of 1 mg.
  private mutating func absorb(
    _ pace: Pace, at absorption: Double, for seconds: Double, decay: Double
  ) {
    let elimination = rates.elimination
    let gap = abs(absorption - elimination)
    let isGutFast = absorption > elimination
    let slowDecay = isGutFast ? decay : exp(-absorption * seconds)
    let loss = expm1(-gap * seconds)
    let passage = absorption * slowDecay * (gap > 0 ? -loss / gap : seconds)

    body += guts[pace].amount * passage
    guts[pace].amount *= isGutFast ? slowDecay * (1 + loss) : slowDecay
    let inflow = guts[pace].inflow
    if inflow > 0 {
      let sipped = inflow * seconds
      let absorbing = absorption * seconds
      guts[pace].amount += sipped * Exponentials.mean(absorbing)
      // The last two first: either factor alone may be too large for the dose.
      body +=
        sipped * (absorbing * Exponentials.secondDifference(absorbing, elimination * seconds))
    }
  }
}
