import CaffeineDomain
import Foundation
import TestSupport
import Testing

@Suite("Curve")
struct CurveTests {
  @Test(
    "One pass agrees with the direct sum to 1e-9", .tags(.long),
    arguments: Trials.sample(Array(0..<20 as Range<UInt64>), oneIn: 7))
  func directSum(seed: UInt64) throws {
    var scene = try Scene(seed: seed, drinks: 1...200, spread: 400_000)
    let instants = (0..<300)
      .map { _ in Scene.origin + Double.random(in: -10_000...600_000, using: &scene.generator) }
      .sorted()
    let levels = Curve(
      of: scene.intakes.shuffled(using: &scene.generator), kinetics: scene.kinetics
    )
    .levels(at: instants)
    for (instant, level) in zip(instants, levels) {
      let sum = scene.intakes.reduce(0) { sum, intake in
        let elapsed = instant.timeIntervalSince(intake.start)
        return sum
          + scene.kinetics.amount(
            of: intake.amount, after: elapsed, sippedOver: intake.duration
          ).value
      }
      #expect(abs(level.value - sum) <= 1e-9 * sum)
    }
  }

  @Test("Equal rates, and rates an ulp apart, need no guard")
  func equalRates() throws {
    let equal: Double = log(2) / 5
    for rate in [equal, equal.nextUp, equal.nextDown, equal * (1 + 1e-11)] {
      var scene = try Scene(seed: 3, drinks: 40...40)
      scene.kinetics = Kinetics(
        halfLife: 5, absorption: .oral(try #require(AbsorptionRate(rate))))
      let instant = Scene.origin + 30_000
      let level = Curve(of: scene.intakes, kinetics: scene.kinetics).level(at: instant)
      let sum = scene.intakes.reduce(0) { sum, intake in
        sum
          + scene.kinetics.amount(
            of: intake.amount, after: instant.timeIntervalSince(intake.start),
            sippedOver: intake.duration
          ).value
      }
      #expect(abs(level.value / sum - 1) < 1e-9)
    }
  }

  @Test("A gulp of a second leaves no trace in a sip of ten hours")
  func compensatedInflow() throws {
    let id = try #require(IntakeID("a"))
    let sip = Intake(id: id, name: "Tea", amount: 0.001, start: Scene.origin, duration: 36_000)
    let gulps = (0..<1000).map { index in
      Intake(
        id: id, name: "Shot", amount: 1000, start: Scene.origin + Double(index * 3), duration: 1)
    }
    let kinetics = Kinetics(halfLife: 0.05, absorption: .oral(50))
    let end = Scene.origin + 36_000
    let both = Curve(of: gulps + [sip], kinetics: kinetics).level(at: end)
    let alone = Curve(of: [sip], kinetics: kinetics).level(at: end)
    #expect(abs(both.value / alone.value - 1) < 1e-12)
  }

  @Test("Nothing drunk, nothing there")
  func empty() {
    let curve = Curve(of: [], kinetics: Kinetics())
    #expect(curve.level(at: Scene.origin) == .zero)
    #expect(curve.peak(from: Scene.origin).amount == .zero)
    #expect(curve.peak(from: Scene.origin).date == Scene.origin)
    #expect(curve.lastFall(to: 50, from: Scene.origin) == nil)
  }
}
