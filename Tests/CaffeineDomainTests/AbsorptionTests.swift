import CaffeineDomain
import Foundation
import TestSupport
import Testing

@Suite("Absorption by kind of drink")
struct AbsorptionTests {
  /// Drinks of all paces, gulped and sipped, in an afternoon.
  private func intakes(seed: UInt64) throws -> [Intake] {
    var generator = SplitMix64(seed: seed)
    return try (0..<6).map { index in
      Intake(
        id: try #require(IntakeID("mixed-\(index)")),
        drink: ["coffee", "caffeine-tablet", "coca-cola", nil][index % 4],
        name: "Drink",
        amount: try #require(Milligrams(Double.random(in: 20...200, using: &generator))),
        start: Scene.origin + Double.random(in: 0...9_000, using: &generator),
        duration: Bool.random(using: &generator)
          ? 0 : Double.random(in: 600...7_200, using: &generator).rounded())
    }
  }

  /// Each drink with the kinetics at the rate of its kind.
  private func singles(
    _ intakes: [Intake], _ kinetics: Kinetics
  ) throws -> [(intake: Intake, kinetics: Kinetics)] {
    try intakes.map { intake in
      let category = intake.drink.flatMap { DrinkCatalogue.builtIn[$0]?.category } ?? .other
      guard case .oral(let rate) = kinetics.absorption else { return (intake, kinetics) }
      let share = category.absorptionRate.value / AbsorptionRate.standard.value
      let own = Kinetics(
        halfLife: kinetics.halfLife,
        absorption: .oral(try #require(AbsorptionRate(rate.value * share))))
      return (intake, own)
    }
  }

  /// The level by single doses.
  private func level(
    of singles: [(intake: Intake, kinetics: Kinetics)], at instant: Date
  ) -> Double {
    singles.reduce(0) { sum, single in
      sum
        + single.kinetics.amount(
          of: single.intake.amount, after: instant.timeIntervalSince(single.intake.start),
          sippedOver: single.intake.duration
        ).value
    }
  }

  @Test(
    "Peaks when measured: coffee 47 minutes, tablets 84 to 120, chocolate and cola 90 to 120",
    arguments: [
      ("coffee", 47.0), ("espresso", 47), ("green-tea", 47), ("red-bull", 47),
      ("caffeine-tablet", 86), ("coca-cola", 105), ("dark-chocolate", 105), ("club-mate", 105),
    ])
  func peaks(drink: String, minutes: Double) throws {
    let intake = Intake(
      id: try #require(IntakeID("a")), drink: drink, name: "One", amount: 100,
      start: Scene.origin)
    let peak = Curve(of: [intake], kinetics: Kinetics()).peak(from: Scene.origin)
    #expect(abs(peak.date.timeIntervalSince(Scene.origin) / 60 - minutes) < 0.7)
  }

  @Test("A dose by its category is the curve of such a drink", arguments: DrinkCategory.allCases)
  func category(category: DrinkCategory) throws {
    let drink = DrinkCatalogue.builtIn.drinks.first { $0.category == category }?.id ?? "none"
    let intake = Intake(
      id: try #require(IntakeID("a")), drink: drink, name: "One", amount: 100,
      start: Scene.origin, duration: 1_200)
    let curve = Curve(of: [intake], kinetics: Kinetics())
    for minutes in [5.0, 20, 60, 300] {
      let amount = Kinetics().amount(
        of: 100, after: minutes * 60, sippedOver: 1_200, category: category)
      #expect(abs(curve.level(at: Scene.origin + minutes * 60).value - amount.value) < 1e-9)
    }
  }

  @Test("The curve of several kinds is the sum of single doses", arguments: 0..<10)
  func sum(seed: UInt64) throws {
    let intakes = try intakes(seed: seed)
    // With the last two, tablets and sweets are absorbed more slowly than caffeine is cleared.
    let kinetics = [
      Kinetics(), Kinetics(absorption: .instant), Kinetics(halfLife: 1, absorption: .oral(1)),
      Kinetics(halfLife: 0.3),
    ][Int(seed % 4)]
    let curve = Curve(of: intakes, kinetics: kinetics)
    let singles = try singles(intakes, kinetics)
    for minutes in stride(from: -10.0, to: 900, by: 37) {
      let instant = Scene.origin + minutes * 60
      let expected = level(of: singles, at: instant)
      #expect(abs(curve.level(at: instant).value - expected) <= 1e-9 * max(expected, 1e-3))
    }
  }

  @Test(
    "Peaks and falls of several kinds at once, against a search every half minute",
    arguments: 0..<8)
  func search(seed: UInt64) throws {
    let intakes = try intakes(seed: seed)
    let kinetics = seed.isMultiple(of: 2) ? Kinetics() : Kinetics(halfLife: 0.4)
    let now = Scene.origin + 1_800
    let singles = try singles(intakes, kinetics)
    let levels = (0..<2_000).map { level(of: singles, at: now + Double($0 * 30)) }
    let highest = levels.max() ?? 0
    let curve = Curve(of: intakes, kinetics: kinetics)
    let peak = curve.peak(from: now)
    #expect(peak.amount.value >= highest - 1e-9 && peak.amount.value <= highest + 0.1)
    for share in [0.4, 0.8, 0.97] {
      let expected = levels.lastIndex { $0 > highest * share }.map { now + Double($0 * 30) }
      let fall = curve.lastFall(to: try #require(Milligrams(highest * share)), from: now)
      let late = try #require(fall).timeIntervalSince(try #require(expected))
      #expect(late >= 0 && late <= 31)
    }
  }
}
