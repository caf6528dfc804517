#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

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
        return Bisection.bracket(low, high, tolerance: 1e-6) { slope($0) * opening > 0 }.high
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
