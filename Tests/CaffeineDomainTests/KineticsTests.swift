import CaffeineDomain
import Foundation
import TestSupport
import Testing

@Suite("Kinetics")
struct KineticsTests {
  @Test("Agrees with 80-digit arithmetic to 1e-12, equal rates and short sips included")
  func referenceRows() throws {
    var worst = 0.0
    for line in referenceTable.split(separator: "\n") {
      let fields = line.split(separator: " ")
      let halfLife = try #require(Double(fields[0]).flatMap { HalfLife($0) })
      let rate = Double(fields[1]).flatMap { AbsorptionRate($0) }
      let seconds = try #require(Double(fields[2]))
      let duration = try #require(Double(fields[3]))
      let expected = try #require(Double(fields[4]))
      let kinetics = Kinetics(
        halfLife: halfLife, absorption: rate.map { .oral($0) } ?? .instant)
      let amount = kinetics.amount(of: 100, after: seconds, sippedOver: duration)
      let error = abs(amount.value / expected - 1)
      #expect(error < 1e-12, "\(line)")
      worst = max(worst, error)
    }
    #expect(worst > 0, "the table is not empty")
  }

  @Test("Solves the differential equations: Runge–Kutta agrees", arguments: 0..<40)
  func numericIntegration(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let halfLife = Double.random(in: 1...20, using: &generator)
    let rate = exp(Double.random(in: log(0.02)...log(8), using: &generator))
    let duration =
      Bool.random(using: &generator) ? 0 : Double.random(in: 60...20_000, using: &generator)
    let seconds = Double.random(in: 10...200_000, using: &generator)
    let kinetics = Kinetics(
      halfLife: try #require(HalfLife(halfLife)),
      absorption: .oral(try #require(AbsorptionRate(rate))))
    let expected = integrate(
      elimination: log(2) / halfLife / 3600, absorption: rate / 3600, duration: duration,
      seconds: seconds)
    let amount = kinetics.amount(of: 100, after: seconds, sippedOver: duration).value
    #expect(abs(amount - expected) < 1e-8 * expected + 1e-12)
  }

  /// The body after 100 mg, by the classical fourth-order method with 4000 steps a phase.
  private func integrate(
    elimination: Double, absorption: Double, duration: Double, seconds: Double
  ) -> Double {
    var gut = duration == 0 ? 100.0 : 0
    var body = 0.0
    func run(_ span: Double, inflow: Double) {
      let step = span / 4000
      func slope(_ gut: Double, _ body: Double) -> (Double, Double) {
        (inflow - absorption * gut, absorption * gut - elimination * body)
      }
      for _ in 0..<4000 {
        let first = slope(gut, body)
        let second = slope(gut + step / 2 * first.0, body + step / 2 * first.1)
        let third = slope(gut + step / 2 * second.0, body + step / 2 * second.1)
        let fourth = slope(gut + step * third.0, body + step * third.1)
        gut += step / 6 * (first.0 + 2 * second.0 + 2 * third.0 + fourth.0)
        body += step / 6 * (first.1 + 2 * second.1 + 2 * third.1 + fourth.1)
      }
    }
    if duration > 0 { run(min(seconds, duration), inflow: 100 / duration) }
    if seconds > duration { run(seconds - duration, inflow: 0) }
    return body
  }

  @Test("A short sip tends to a gulp, and nothing is there before the first one")
  func limits() {
    let kinetics = Kinetics()
    let gulp = kinetics.amount(of: 80, after: 5000).value
    let sip = kinetics.amount(of: 80, after: 5000, sippedOver: 1e-6).value
    #expect(abs(sip / gulp - 1) < 1e-9)
    #expect(kinetics.amount(of: 80, after: -1) == .zero)
    #expect(kinetics.amount(of: 80, after: 0) == .zero)
    #expect(Kinetics(absorption: .instant).amount(of: 80, after: 0) == 80)
  }

  @Test("Bioavailability scales the dose")
  func bioavailability() {
    let half = Kinetics(bioavailability: 0.5).amount(of: 100, after: 7200)
    #expect(half == Kinetics().amount(of: 50, after: 7200))
  }

  @Test("The horizon is where a drink falls under 0.01 mg, also with a half-life of 56 h")
  func horizon() {
    for halfLife: HalfLife in [1.5, 5, 56, 200] {
      let kinetics = Kinetics(halfLife: halfLife)
      let horizon = kinetics.horizon()
      // Of the slowest to be absorbed.
      let left = kinetics.amount(
        of: 10_000, after: horizon, sippedOver: 86_400, category: .chocolate)
      #expect(abs(left.value - 0.01) < 1e-4)
    }
    #expect(Kinetics(halfLife: 56).horizon() > 40 * 24 * 3600)
    #expect(Kinetics().horizon(of: 0.001, sippedOver: 0) == 0)
  }
}
