import CaffeineDomain
import CivilTime
import Foundation
import TestSupport
import Testing

/// Numbers and texts that nobody means: nothing traps, nothing runs on for ever.
@Suite struct ExtremeInputTests {
  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func intake(
    _ name: String, _ amount: Milligrams, after seconds: Double = 0, over duration: Double = 0
  ) throws -> Intake {
    Intake(
      id: try #require(IntakeID(name)), name: name, amount: amount, start: now + seconds,
      duration: duration)
  }

  private func forecast(_ intakes: [Intake]) -> Forecast {
    Forecast(of: intakes, profile: Profile(), at: now, on: .utc)
  }

  @Test(arguments: [1e300, .greatestFiniteMagnitude], [0, 1e12, 1e300])
  func aForecastOfAnyDoseEnds(amount: Double, duration: Double) throws {
    let dose = try #require(Milligrams(amount))
    let forecast = forecast([
      try intake("a", dose, over: duration), try intake("b", 80, after: 60),
      try intake("c", dose, after: 90),
    ])
    #expect(forecast.level.value.isFinite && forecast.peak.amount.value.isFinite)
  }

  @Test func aLargeDoseSippedForLongIsReckonedRight() {
    let kinetics = Kinetics()
    let dose: Milligrams = 1e300
    let small = kinetics.amount(of: 1e6, after: 1e12, sippedOver: 1e12).value
    let large = kinetics.amount(of: dose, after: 1e12, sippedOver: 1e12).value
    #expect(abs(large / 1e294 / small - 1) < 1e-12)
  }

  @Test(.tags(.long)) func pointsAreAMillionAtMost() throws {
    let forecast = forecast(Trials.isFull ? [try intake("a", 80)] : [])
    let endless = Date(timeIntervalSinceReferenceDate: .infinity)
    for (end, step) in Trials.sample([(endless, 60.0), (.distantFuture, 1e-9)], oneIn: 2) {
      #expect(forecast.points(from: now, through: end, every: step).count == 1_000_000)
    }
    #expect(forecast.points(from: now, through: now, every: .infinity).map(\.date) == [now])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func anIDCanBeMadeAtAnyInstant(seconds: Double) {
    var random = SplitMix64(seed: 1)
    let id = IntakeID.generate(at: Date(timeIntervalSince1970: seconds), using: &random)
    #expect(id.description.count == 26)
  }

  @Test(.tags(.long), arguments: ["x", "x ", "1", "大", "é-"])
  func aLongTextIsNoDrink(unit: String) {
    let text = String(repeating: unit, count: Trials.count(100_000, oneIn: 40))
    #expect(throws: DrinkLookupError.self) { try DrinkCatalogue.builtIn.find(text) }
  }
}
