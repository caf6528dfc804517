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

  /// One a pace, since each empties at a rate of its own.
  var guts = Paces { _ in Gut() }

  /// Absorbed and not yet cleared, in mg.
  var body = 0.0

  init(rates: Rates) { self.rates = rates }

  /// Whether nothing is there and nothing is coming.
  var isEmpty: Bool {
    body == 0 && guts.drink.isEmpty && guts.tablet.isEmpty && guts.sweet.isEmpty
  }

  /// How fast the body's content changes, in mg per second.
  var slope: Double {
    let (drink, tablet, sweet) = (guts.drink, guts.tablet, guts.sweet)
    guard let absorption = rates.absorption else {
      return drink.inflow + tablet.inflow + sweet.inflow - rates.elimination * body
    }
    return absorption.drink * drink.amount + absorption.tablet * tablet.amount
      + absorption.sweet * sweet.amount - rates.elimination * body
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
  ///
  /// Gut by gut and in no loop over the paces, as `slope` too: every search walks through here.
  mutating func advance(by seconds: Double) {
    let (elimination, absorption) = (rates.elimination, rates.absorption)
    let decay = exp(-elimination * seconds)
    body *= decay
    guts.drink.empty(into: &body, absorption?.drink, elimination, for: seconds, decay: decay)
    guts.tablet.empty(into: &body, absorption?.tablet, elimination, for: seconds, decay: decay)
    guts.sweet.empty(into: &body, absorption?.sweet, elimination, for: seconds, decay: decay)
  }
}

extension Gut {
  /// Passes on what is in it and what flows in; `decay` is what elimination leaves of 1 mg.
  fileprivate mutating func empty(
    into body: inout Double, _ absorption: Double?, _ elimination: Double, for seconds: Double,
    decay: Double
  ) {
    if isEmpty { return }
    guard let absorption else {
      body += inflow * seconds * Exponentials.mean(elimination * seconds)
      return
    }
    let gap = abs(absorption - elimination)
    let isGutFast = absorption > elimination
    let slowDecay = isGutFast ? decay : exp(-absorption * seconds)
    let loss = expm1(-gap * seconds)
    let passage = absorption * slowDecay * (gap > 0 ? -loss / gap : seconds)

    body += amount * passage
    amount *= isGutFast ? slowDecay * (1 + loss) : slowDecay
    if inflow > 0 {
      let sipped = inflow * seconds
      let absorbing = absorption * seconds
      amount += sipped * Exponentials.mean(absorbing)
      // The last two first: either factor alone may be too large for the dose.
      body +=
        sipped * (absorbing * Exponentials.secondDifference(absorbing, elimination * seconds))
    }
  }
}

extension Compartments {
  /// The moments within `seconds` at which the arrival from the guts turns, at most two.
  ///
  /// Arrival is Σ kₐ·gut, and its slope Σ kₐ(inflow − kₐ·gut) is a sum of as many exponentials as
  /// there are paces, with one sign where all guts empty or all fill. Where one fills and another
  /// empties it may change its sign, once or twice; between two such moments the level has at most
  /// one turning point, as it has over the whole where there are none.
  func bends(within seconds: Double) -> [Double] {
    guard let absorption = rates.absorption else { return [] }
    // The slowest first, whose exponential the others then never outgrow.
    let terms = Pace.allCases.reversed().map { pace in
      let (gut, rate) = (guts[pace], absorption[pace])
      return Term(weight: rate * (gut.inflow - rate * gut.amount), rate: rate)
    }.filter { $0.weight != 0 }
    guard terms.contains(where: { $0.weight > 0 }), terms.contains(where: { $0.weight < 0 })
    else { return [] }
    let bends: [Double]
    if terms.count == 2 {
      bends = [Self.zero(of: terms[0], terms[1])].compactMap(\.self)
    } else {
      // Divided by its first exponential the sum has a derivative of two, whose zero parts it.
      let (first, second, third) = (terms[0], terms[1], terms[2])
      let turn = Self.zero(
        of: Term(weight: (first.rate - second.rate) * second.weight, rate: second.rate),
        Term(weight: (first.rate - third.rate) * third.weight, rate: third.rate))
      let ends: [Double] = [0, turn.map { min(max($0, 0), seconds) } ?? 0, seconds]
      let slope: (Double) -> Double = { time in
        terms.reduce(0) { $0 + $1.weight * exp((first.rate - $1.rate) * time) }
      }
      bends = zip(ends, ends.dropFirst()).compactMap { low, high in
        let opening = slope(low)
        guard low < high, opening * slope(high) < 0 else { return nil }
        return Crossing.bracket(low, high, tolerance: 1e-6) { -slope($0) * opening }.high
      }
    }
    return bends.filter { $0 > 0 && $0 < seconds }
  }

  /// weight·e^(−rate·t).
  private struct Term {
    let weight: Double
    let rate: Double
  }

  /// Where two terms cancel; `nil` where they never do.
  private static func zero(of one: Term, _ other: Term) -> Double? {
    guard one.weight * other.weight < 0, one.rate != other.rate else { return nil }
    return log(-one.weight / other.weight) / (one.rate - other.rate)
  }
}
