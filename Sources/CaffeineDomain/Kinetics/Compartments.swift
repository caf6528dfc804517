import CStandardLibrary

/// The contents of gut and body at one moment, with the drinks flowing in.
///
/// `advance(by:)` is the exact solution of
///
///     gut′  = inflow − kₐ·gut          for each pace
///     body′ = Σ kₐ·gut − kₑ·body
///
/// for any step with constant inflows. All of its terms are positive, so nothing cancels, even with
/// equal rates. Single doses, curves and the search for peaks and crossings all use it.
struct Compartments {
  let rates: Rates

  /// One per pace, as each empties at its own rate.
  var guts = Paces { _ in Gut() }

  /// Absorbed and not yet cleared, in mg.
  var body = 0.0

  /// Whether nothing is present or flowing in.
  var isEmpty: Bool { body == 0 && guts.drink.isEmpty && guts.tablet.isEmpty && guts.sweet.isEmpty }

  /// The rate of change of `body`, in mg per second.
  var slope: Double {
    let (drink, tablet, sweet) = (guts.drink, guts.tablet, guts.sweet)
    guard let absorption = rates.absorption else {
      return drink.inflow + tablet.inflow + sweet.inflow - rates.elimination * body
    }
    return absorption.drink * drink.amount + absorption.tablet * tablet.amount
      + absorption.sweet * sweet.amount - rates.elimination * body
  }

  /// Adds a dose at once.
  mutating func swallow(_ milligrams: Double, at pace: Pace) {
    if rates.absorption == nil {
      body += milligrams
    } else {
      guts[pace].amount += milligrams
    }
  }

  /// Advances by `seconds` ≥ 0.
  ///
  /// Without a loop over the paces, like `slope`: every search calls it.
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
  /// Absorbs the content and inflow; `decay` is what elimination leaves of 1 mg.
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
      // Multiplies the last two first: either factor alone may be too large for the dose.
      body += sipped * (absorbing * Exponentials.secondDifference(absorbing, elimination * seconds))
    }
  }
}

extension Compartments {
  /// The moments within `seconds` at which the arrival from the guts turns, at most two.
  ///
  /// The arrival is Σ kₐ·gut. Its slope Σ kₐ(inflow − kₐ·gut) is a sum of one exponential per pace,
  /// all of one sign if all guts empty or all fill. Otherwise it changes its sign twice at most.
  /// Between two such moments the level has at most one turning point.
  func bends(within seconds: Double) -> [Double] {
    guard let absorption = rates.absorption else { return [] }
    // Slowest first: the other exponentials never outgrow it.
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
      // Divided by its first exponential the sum's derivative has two terms, whose zero splits it.
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

  /// The time at which two terms cancel; `nil` if they never do.
  private static func zero(of one: Term, _ other: Term) -> Double? {
    guard one.weight * other.weight < 0, one.rate != other.rate else { return nil }
    return log(-one.weight / other.weight) / (one.rate - other.rate)
  }
}
