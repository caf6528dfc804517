import CaffeineDomain
import CivilTime
import Foundation
import TestSupport
import Testing

@Suite("Advice")
struct AdviceTests {
  /// A scene before bed, with a limit near what it leaves; on the brink, both are very near.
  private func forecast(_ scene: inout Scene, onTheBrink: Bool = false) throws -> Forecast {
    let now = Scene.origin + Double.random(in: 10_000...20_000, using: &scene.generator).rounded()
    let bed =
      now + Double.random(in: onTheBrink ? 300...1800 : 600...18_000, using: &scene.generator)
    let time = WallClock.utc.dateTime(at: bed)
    let base = (0...60).map { scene.plainLevel(at: bed + Double($0 * 300)) }.max() ?? 0
    let limit =
      onTheBrink
      ? base + Double.random(in: 0...6, using: &scene.generator)
      : base * 0.9 + Double.random(in: 5...120, using: &scene.generator)
    let profile = Profile(
      halfLife: scene.kinetics.halfLife, absorption: scene.kinetics.absorption,
      bedtimes: Bedtimes(try #require(ClockTime(hour: time.hour, minute: time.minute))),
      bedtimeLimit: Milligrams(limit), dailyLimit: 100_000, singleLimit: 100_000,
      confidence: .typical)
    return Forecast(of: scene.intakes, profile: profile, at: now, on: .utc)
  }

  /// The highest level from bedtime on, minute by minute, with one more drink.
  private func worstNight(
    _ scene: Scene, _ forecast: Forecast, adding dose: Milligrams, at start: Date
  ) throws -> Double {
    var scene = scene
    scene.intakes.append(
      Intake(id: try #require(IntakeID("more")), name: "more", amount: dose, start: start))
    return (0...250).map { scene.plainLevel(at: forecast.bedtime + Double($0 * 60)) }.max() ?? 0
  }

  @Test(
    "Until when a drink fits, against one every two minutes from the day's start until bed",
    .tags(.long), arguments: Trials.sample(Array(0..<60 as Range<UInt64>), oneIn: 7))
  func latestStarts(seed: UInt64) throws {
    var scene = try Scene(seed: seed, spread: 15_000)
    let onTheBrink = seed >= 40
    let forecast = try forecast(&scene, onTheBrink: onTheBrink)
    let dose = try #require(
      Milligrams(Double.random(in: onTheBrink ? 2...15 : 10...200, using: &scene.generator)))
    let limit = forecast.profile.bedtimeLimit.value
    let found = Advice(for: dose, forecast: forecast).latestStarts
    #expect(found.likely == found.uncertain)

    let steps = Int(forecast.bedtime.timeIntervalSince(forecast.dayStart) / 120)
    let starts = (0...steps).map { forecast.dayStart + Double($0 * 120) }
    let nights = try starts.map { try worstNight(scene, forecast, adding: dose, at: $0) }
    guard let latest = found.likely else {
      return #expect(max(nights[0], nights[1]) > limit - 0.02)
    }
    #expect(latest >= forecast.dayStart && latest <= forecast.bedtime)
    #expect(try worstNight(scene, forecast, adding: dose, at: latest) <= limit + 0.02)
    // A drink minutes before bed may leave less than one an hour before: then there are two ends.
    let firstBad = nights.firstIndex { $0 > limit - 0.02 }.map { starts[$0] }
    let lastFine = nights.lastIndex { $0 <= limit + 0.02 }.map { starts[$0] }
    #expect(latest >= (firstBad ?? forecast.bedtime) - 240)
    #expect(latest <= (lastFine ?? forecast.dayStart) + 240)
  }

  @Test("The most that could be had now fills the limit and no more", arguments: 0..<40)
  func maximumNow(seed: UInt64) throws {
    var scene = try Scene(seed: seed, spread: 15_000)
    let forecast = try forecast(&scene)
    let limit = forecast.profile.bedtimeLimit.value
    let advice = Advice(for: 100, forecast: forecast)
    let maximum = try #require(advice.maximumNow)
    let night = try worstNight(
      scene, forecast, adding: maximum, at: forecast.now)
    if maximum > .zero {
      #expect(night <= limit + 1e-6)
      #expect(night >= limit - 0.05)
    } else {
      #expect(night >= limit - 0.05)
    }
    #expect((advice.mark == .likely) == (maximum >= 100))
  }

  @Test("A coffee seconds before bed is too late, though it has not arrived at bedtime")
  func secondsBeforeBed() throws {
    let now = Scene.origin + 22 * 3600 - 30
    let forecast = Forecast(of: [], profile: .typical, at: now, on: .utc)
    let advice = Advice(for: 200, forecast: forecast)
    #expect(advice.bedtimeLevel.value < 50)
    #expect(advice.mark == .unlikely)
    #expect(try #require(advice.latestStarts.uncertain) < now)
    #expect(try #require(advice.maximumNow) < 60)
  }

  @Test("A drink that never matters may be had until bed; one on top of too much never")
  func extremes() throws {
    let now = Scene.origin + 12 * 3600
    let clear = Forecast(of: [], profile: .typical, at: now, on: .utc)
    let small = Advice(for: 10, forecast: clear).latestStarts
    #expect(small.likely == clear.bedtime && small.uncertain == clear.bedtime)

    let much = Intake(id: try #require(IntakeID("a")), name: "Much", amount: 380, start: now - 60)
    let full = Forecast(of: [much], profile: .typical, at: now, on: .utc)
    #expect(Advice(for: 1, forecast: full).latestStarts == (nil, nil))
    #expect(Advice(for: 1, forecast: full).maximumNow == .zero)
  }

  @Test(
    "A drink that is asked about is absorbed as its kind is",
    arguments: [(DrinkCategory.tablet, 2.0), (.soda, 1.5), (.chocolate, 1.5), (.espresso, 4.6)])
  func paces(category: DrinkCategory, rate: Double) throws {
    let now = Scene.origin + 20 * 3600
    let forecast = Forecast(of: [], profile: .typical, at: now, on: .utc)
    let advice = Advice(for: 40, of: category, forecast: forecast)
    let elimination = Foundation.log(2.0) / 5
    func level(_ dose: Double, _ hours: Double) -> Double {
      let left = exp(-elimination * hours) - exp(-rate * hours)
      return dose * rate / (rate - elimination) * left
    }
    #expect(abs(advice.bedtimeLevel.value - level(40, 2)) < 1e-9)
    // From bedtime on it falls: the most that would do leaves the limit at bedtime.
    #expect(abs(level(try #require(advice.maximumNow).value, 2) - 50) < 1e-3)
    let drunk = Intake(
      id: try #require(IntakeID("a")),
      drink: DrinkCatalogue.builtIn.drinks.first { $0.category == category }?.id,
      name: "One", amount: 40, start: now)
    #expect(drunk.category == category)
    let after = Forecast(of: [drunk], profile: .typical, at: now, on: .utc)
    #expect(abs(after.bedtimeLevel.value - advice.bedtimeLevel.value) < 1e-9)
  }

  @Test("The single and the daily limit bind what the night would allow")
  func limits() throws {
    let now = Scene.origin + 5 * 3600
    let clear = Advice(for: 75, forecast: Forecast(of: [], profile: .typical, at: now, on: .utc))
    #expect(clear.maximumNow == 200)
    #expect(clear.mark == .likely && clear.overLimit == nil)

    let morning = Intake(
      id: try #require(IntakeID("a")), name: "Much", amount: 350, start: now - 3600)
    let profile = Profile(halfLife: 2, confidence: .typical)
    let later = Advice(
      for: 75, forecast: Forecast(of: [morning], profile: profile, at: now, on: .utc))
    #expect(later.maximumNow == 50)
    #expect(later.overLimit == .daily && later.mark == .likely)
  }

  @Test("What is planned for the rest of the day counts for its limit and its studies")
  func plansOfTheDay() throws {
    let now = Scene.origin + 6 * 3600
    func advice(_ dose: Milligrams, _ plans: (milligrams: Milligrams, hours: Double)...) throws
      -> Advice
    {
      let intakes = try plans.enumerated().map { number, plan in
        Intake(
          id: try #require(IntakeID("plan\(number)")), name: "Plan", amount: plan.milligrams,
          start: now + plan.hours * 3600)
      }
      let profile = Profile(halfLife: 2, bedtimeLimit: 200, confidence: .typical)
      return Advice(
        for: dose, forecast: Forecast(of: intakes, profile: profile, at: now, on: .utc))
    }
    let full = try advice(60, (180, -1.5), (180, 1))
    #expect(full.overLimit == .daily && full.maximumNow == 40)
    // Tomorrow's is another day's.
    #expect(try advice(60, (180, -1.5), (180, 25)).overLimit == nil)
    let noEffect = { (advice: Advice) in advice.studies.contains { $0.finding == .noEffect } }
    #expect(try noEffect(advice(60)) && noEffect(advice(60, (40, 1))))
    #expect(try !noEffect(advice(60, (96, 0.2), (96, 0.4))))
  }
}
