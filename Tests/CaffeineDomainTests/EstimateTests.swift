import CaffeineDomain
import Foundation
import TestSupport
import Testing

@Suite("Two curves and one limit")
struct EstimateTests {
  @Test(
    "A mark is two comparisons, to a thousandth of a milligram",
    arguments: [
      (45, 50, 50, .likely), (45, 50.0004, 50, .likely), (45, 50.001, 50, .uncertain),
      (50, 65, 50, .uncertain), (50.0004, 65, 50, .uncertain), (50.001, 65, 50, .unlikely),
      (0, 0, 0, .likely), (51, 40, 50, .unlikely),
    ] as [(Double, Double, Double, Mark)])
  func marks(typical: Double, careful: Double, limit: Double, mark: Mark) throws {
    let estimate = Estimate(
      typical: try #require(Milligrams(typical)), careful: try #require(Milligrams(careful)))
    #expect(estimate.mark(against: try #require(Milligrams(limit))) == mark)
  }

  @Test(
    "A printed amount stands on its own side of the limit",
    arguments: [
      (51.9, 50, 55), (52, 50, 55), (49, 50, 45), (47.4, 50, 45), (50, 50, 50), (50.0004, 50, 50),
      (50.1, 50, 55), (44, 50, 45), (52, 52, 52), (51, 52, 50), (53, 52, 55), (0, 50, 0),
      (2.4, 50, 0), (1, 0, 5), (0, 0, 0), (112, 50, 110),
    ] as [(Double, Double, Double)])
  func rounding(amount: Double, limit: Double, shown: Double) throws {
    let limit = try #require(Milligrams(limit))
    let amount = try #require(Milligrams(amount))
    #expect(amount.nearestFive(beside: limit).value == shown)
  }

  @Test("At half of people there is one curve, and no mark between the two others")
  func oneCurve() throws {
    for milligrams in stride(from: 20.0, through: 400, by: 20) {
      let cup = Intake(
        id: try #require(IntakeID("a")), drink: "coffee", name: "Coffee",
        amount: try #require(Milligrams(milligrams)), start: Scene.origin + 10 * 3600)
      let now = Scene.origin + 15 * 3600
      let forecast = Forecast(of: [cup], profile: .typical, at: now, on: .utc)
      #expect(forecast.nightEstimate.typical == forecast.nightEstimate.careful)
      #expect(forecast.belowLimitCarefulAt == forecast.belowLimitAt)
      #expect(forecast.mark == (milligrams * exp(-12 * log(2) / 5) < 45 ? .likely : forecast.mark))
      #expect(forecast.mark != .uncertain)
    }
  }

  @Test("A coffee minutes before bed does not read as low, and bedtime alone would")
  func fromBedtimeOn() throws {
    let cup = Intake(
      id: try #require(IntakeID("a")), drink: "coffee", name: "Coffee", amount: 96,
      start: Scene.origin + 22 * 3600 - 300)
    let forecast = Forecast(
      of: [cup], profile: Profile(), at: Scene.origin + 22 * 3600 - 60, on: .utc)
    #expect(forecast.bedtimeLevel < 50 && forecast.nightEstimate.typical > 80)
    #expect(forecast.mark == .unlikely)
  }

  @Test("The chief drink is more than half of what is left, and ten milligrams of it")
  func chiefDrink() throws {
    func intake(_ id: String, _ amount: Milligrams, hour: Double) throws -> Intake {
      Intake(
        id: try #require(IntakeID(id)), name: id, amount: amount,
        start: Scene.origin + hour * 3600)
    }
    func chief(_ intakes: [Intake], hour: Double = 15) -> (intake: Intake, amount: Milligrams)? {
      Forecast(of: intakes, profile: Profile(), at: Scene.origin + hour * 3600, on: .utc).chiefDrink
    }
    let (early, late) = (try intake("early", 96, hour: 8), try intake("late", 80, hour: 14))
    let found = try #require(chief([early, late]))
    #expect(found.intake.id.description == "late")
    // By Bateman's formula, eight hours after 80 mg.
    let (elimination, absorption) = (log(2.0) / 5, 4.6)
    let left =
      80 * absorption / (absorption - elimination)
      * (exp(-8 * elimination) - exp(-8 * absorption))
    #expect(abs(found.amount.value - left) < 1e-6)
    #expect(chief([try intake("small", 30, hour: 8)]) == nil)
    #expect(chief([try intake("a", 80, hour: 13), try intake("b", 80, hour: 13)]) == nil)
    #expect(chief([early, late], hour: 22.5) == nil)
    #expect(chief([]) == nil)
  }
}
