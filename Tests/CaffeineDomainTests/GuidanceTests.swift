import CaffeineDomain
import CivilTime
import Foundation
import Testing

@Suite("Guidance")
struct GuidanceTests {
  @Test("Limits by group, as the bodies publish them")
  func limits() {
    func daily(_ group: GuidanceLimit.Group, weight: Kilograms? = nil) -> [String] {
      Guidance.limits.filter { $0.group == group }.map { limit in
        let amount = limit.daily.milligrams(weight: weight)
        return "\(limit.body.rawValue) \(amount.map { String($0.value) } ?? "?")"
      }
    }
    #expect(daily(.adult) == ["EFSA 400.0", "FDA 400.0", "Health Canada 400.0"])
    #expect(daily(.planningPregnancy) == ["Health Canada 300.0"])
    #expect(daily(.pregnant) == ["EFSA 200.0", "Health Canada 300.0", "ACOG 200.0"])
    #expect(daily(.lactating) == ["EFSA 200.0", "Health Canada 300.0"])
    #expect(daily(.child, weight: 30) == ["EFSA 90.0", "Health Canada 75.0"])
    #expect(daily(.child) == ["EFSA ?", "Health Canada ?"])
    #expect(Guidance.limits.first?.single == .fixed(200))
  }

  /// Kilograms, and what is due at once and in a day.
  private static let light: [(Kilograms?, Double, Double)] = [
    (40, 120, 228), (50, 150, 285), (66, 198, 376.2), (67, 200, 381.9), (69.9, 200, 398.43),
    (70, 200, 400), (110, 200, 400), (nil, 200, 400),
  ]

  @Test("EFSA's limits are of 70 kg", arguments: light)
  func weights(weight: Kilograms?, single: Double, daily: Double) {
    var profile = Profile(weight: weight)
    #expect(abs(profile.singleLimit.value - single) < 1e-9)
    #expect(abs(profile.dailyLimit.value - daily) < 1e-9)
    #expect(profile.dailyLimitOrigin == "EFSA 2015")
    profile.breastfeeds = true
    #expect(abs(profile.singleLimit.value - single) < 1e-9 && profile.dailyLimit == 200)
    profile = Profile(weight: weight, dailyLimit: 500, singleLimit: 300)
    #expect(profile.singleLimit == 300 && profile.dailyLimit == 500)
  }

  /// Milligrams, and the hours before bed that are quoted for them; 0 stands for mg/L.
  private static let quoted: [(Double, [Double])] = [
    (3, []), (29, []), (49, []), (50, [4, 8.8]), (75, [4, 8.8]), (107, [4, 8.8]), (120, [4, 8.8]),
    (125, [8.8]), (150, [8, 0]), (160, [8, 0]), (172, [8.8]), (217.5, [13.2]), (261, [13.2]),
    (300, [13.2]), (349, [13.2]), (400, [12, 6]), (2_000, [12, 6]),
  ]

  @Test("A study is quoted near the dose it gave, and as the least between two", arguments: quoted)
  func near(dose: Double, hours: [Double]) throws {
    let studies = SleepCutoff.near(try #require(Milligrams(dose)))
    let quoted = studies.map { study -> Double in
      if case .hoursBeforeBed(let hours) = study.rule { hours } else { 0 }
    }
    #expect(quoted == hours)
    let isBetween = studies.contains { !$0.doses.contains(Milligrams(dose) ?? .zero) }
    #expect(studies.allSatisfy { $0.bearing == (isBetween ? .atLeast : .near) })
    if isBetween { #expect(studies.allSatisfy { $0.dose.value < dose && $0.finding == .limit }) }
    #expect(SleepCutoff.all.allSatisfy { $0.doses.contains($0.dose) })
  }

  @Test("400 mg did harm at the longest time that was tried, and a day's pattern is no time")
  func findings() {
    #expect(SleepCutoff.gardinerHigh.finding == .harm && SleepCutoff.drake.finding == .harm)
    #expect(SleepCutoff.weibel.finding == .mixed && SleepCutoff.weibel.day == 450)
    let forecast = Forecast(of: [], profile: Profile(), at: Scene.origin + 8 * 3600, on: .utc)
    let high = Advice(for: 400, forecast: forecast)
    #expect(high.studies == [.gardinerHigh, .drake])
    #expect(high.studies.allSatisfy { high.latest(by: $0) == nil })
    let between = Advice(for: 300, forecast: forecast)
    #expect(between.studies.map(\.bearing) == [.atLeast])
    #expect(between.latest(by: .gardinerPreWorkout) == Scene.origin + 8 * 3600 + 2880)
    let pattern = Advice(for: 150, forecast: forecast)
    #expect(pattern.studies == [.weibel, .baur] && pattern.latest(by: .weibel) == nil)
  }

  @Test("That nothing was found is told only of a day like the study's")
  func days() throws {
    func studies(_ dose: Milligrams, after drinks: [Milligrams]) throws -> [SleepCutoff] {
      let intakes = try drinks.enumerated().map { index, amount in
        Intake(
          id: try #require(IntakeID("d\(index)")), name: "Drink", amount: amount,
          start: Scene.origin + (7.8 + Double(index)) * 3600)
      }
      let forecast = Forecast(
        of: intakes, profile: Profile(), at: Scene.origin + 15 * 3600, on: .utc)
      return Advice(for: dose, forecast: forecast).studies
    }
    #expect(try studies(80, after: []) == [.gardinerLow, .gardinerCoffee])
    #expect(try studies(80, after: [20]) == [.gardinerLow, .gardinerCoffee])
    #expect(try studies(80, after: [21]) == [.gardinerCoffee])
    #expect(try studies(110, after: []) == [.gardinerCoffee])
    #expect(try studies(80, after: [300, 300]) == [.gardinerCoffee])
    #expect(try studies(150, after: [150, 150]) == [.weibel, .baur])
    #expect(try studies(150, after: [150, 151]) == [.baur])
  }

  /// Dose in mg, hours before bed, and what is left of it then, by the review.
  private static let left: [(Double, Double, Double)] = [
    (107, 8.8, 33), (217.5, 13.2, 36), (100, 4, 59), (400, 12, 78), (400, 6, 180),
  ]

  @Test("What studies leave at bedtime with 5 h: a limit of 50 mg is among it", arguments: left)
  func bedtimeAmounts(dose: Double, hours: Double, left: Double) throws {
    let amount = Kinetics().amount(of: try #require(Milligrams(dose)), after: hours * 3600)
    #expect(abs(amount.value - left) < 0.6)
  }

  @Test("1.44 mg/L are 7.4 µmol/L, and 70.4 mg in 70 kg")
  func molarMass() {
    let milligramsPerLiter = 7.4e-3 * 194.19
    #expect(abs(milligramsPerLiter - 1.44) < 0.005)
    #expect(abs(milligramsPerLiter * 49 - 70.4) < 0.05)
  }

  @Test("Sleep cut-offs stand in for the limit in milligrams")
  func cutoffs() {
    let now = Scene.origin + 8 * 3600
    func advice(limit: Milligrams = 50, weight: Kilograms? = nil, at now: Date) -> Advice {
      let profile = Profile(weight: weight, bedtimeLimit: limit)
      return Advice(for: 150, forecast: Forecast(of: [], profile: profile, at: now, on: .utc))
    }
    let morning = advice(at: now)
    let bedtime = Scene.origin + 22 * 3600
    #expect(morning.latest(by: .drake) == nil)
    #expect(morning.latest(by: .gardinerCoffee) == bedtime - 31_680)
    #expect(morning.latest(by: .gardinerPreWorkout) == bedtime - 47_520)
    #expect(advice(at: bedtime - 7 * 3600).latest(by: .gardinerCoffee) == nil)

    // 1.44 mg/L over 0.7 L/kg.
    #expect(morning.latest(by: .baur) == advice(limit: 70.56, at: now).latestStarts.likely)
    let heavy = advice(weight: 100, at: now).latest(by: .baur)
    #expect(heavy == advice(limit: 100.8, at: now).latestStarts.likely)
  }

  @Test("Says once that it informs")
  func disclaimer() {
    #expect(Guidance.disclaimer.contains("not medical advice"))
    #expect(Guidance.disclaimer.filter { $0 == "." }.count == 1)
  }
}
