import CaffeineDomain
import Foundation
import TestSupport
import Testing

extension Profile {
  /// The typical person's answers, whose one line can be computed by hand.
  static let typical = Profile(confidence: .typical)
}

/// A day of somebody, made up from a seed, with a plain computation of the level to check against.
struct Scene {
  static let origin = Date.saturday(0)

  var kinetics: Kinetics
  var intakes: [Intake]
  var generator: SplitMix64

  init(seed: UInt64, drinks: ClosedRange<Int> = 1...6, spread: Double = 20_000) throws {
    var generator = SplitMix64(seed: seed)
    let halfLife = Double.random(in: 0.5...4, using: &generator)
    let rate = Double.random(in: 0.6...6, using: &generator)
    kinetics = Kinetics(
      halfLife: try #require(HalfLife(halfLife)),
      absorption: seed.isMultiple(of: 5)
        ? .instant : .oral(try #require(AbsorptionRate(rate))))
    intakes = try (0..<Int.random(in: drinks, using: &generator)).map { index in
      Intake(
        id: try #require(IntakeID("scene-\(index)")), name: "Drink \(index)",
        amount: try #require(Milligrams(Double.random(in: 5...250, using: &generator).rounded())),
        start: Scene.origin + Double.random(in: 0...spread, using: &generator),
        duration: Bool.random(using: &generator)
          ? 0 : Double.random(in: 60...5400, using: &generator).rounded())
    }
    self.generator = generator
  }

  /// The level by the textbook forms, drink by drink; sound while the rates are well apart.
  func plainLevel(at date: Date) -> Double {
    let elimination = log(2) / (kinetics.halfLife.value * 3600)
    return intakes.reduce(0) { sum, intake in
      let elapsed = date.timeIntervalSince(intake.start)
      guard elapsed >= 0 else { return sum }
      let sipped = min(elapsed, intake.duration)
      let rest = elapsed - sipped
      switch kinetics.absorption {
      case .instant:
        let share =
          intake.duration == 0
          ? exp(-elimination * elapsed)
          : (exp(-elimination * rest) - exp(-elimination * elapsed))
            / (elimination * intake.duration)
        return sum + intake.amount.value * share
      case .oral(let rate):
        let absorption = rate.value / 3600
        let scale = intake.amount.value * absorption / (absorption - elimination)
        guard intake.duration > 0 else {
          return sum + scale * (exp(-elimination * elapsed) - exp(-absorption * elapsed))
        }
        let slow = (exp(-elimination * rest) - exp(-elimination * elapsed)) / elimination
        let fast = (exp(-absorption * rest) - exp(-absorption * elapsed)) / absorption
        return sum + scale * (slow - fast) / intake.duration
      }
    }
  }
}
