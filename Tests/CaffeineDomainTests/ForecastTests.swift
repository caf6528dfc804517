import CaffeineDomain
import CivilTime
import Foundation
import Testing

@Suite("Forecast")
struct ForecastTests {
  private let clock = WallClock(secondsFromGMT: 3600)

  private func intake(
    _ id: String, _ amount: Milligrams, at start: Date, over duration: Double = 0
  ) throws -> Intake {
    Intake(
      id: try #require(IntakeID(id)), name: id, amount: amount, start: start, duration: duration)
  }

  @Test(
    "Counts today from the start of a day, that moment included, the future not",
    arguments: [(4, 8), (0, 8), (4, 23.5), (22, 8)] as [(Int, Double)])
  func today(startHour: Int, hoursLater: Double) throws {
    // Local midnight is 23:00 UTC of the day before.
    let start = Scene.origin - 3600 + Double(startHour) * 3600
    let dayStart = try #require(ClockTime(hour: startHour, minute: 0))
    let now = start + hoursLater * 3600
    let intakes = [
      try intake("late", 1, at: start - 1), try intake("start", 2, at: start),
      try intake("sipped", 4, at: now - 60, over: 600), try intake("now", 8, at: now),
      try intake("planned", 16, at: now + 1),
    ]
    let profile = Profile(dayStart: dayStart)
    let forecast = Forecast(of: intakes, profile: profile, at: now, on: clock)
    #expect(forecast.dayStart == start)
    #expect(forecast.today == 14)
    #expect(forecast.lastIntake?.id.description == "now")
  }

  @Test("Everything at once agrees with the curve it is made of")
  func agreesWithCurve() throws {
    let now = Scene.origin + 36_000
    let intakes = [
      try intake("a", 150, at: now - 7200), try intake("b", 126, at: now - 60, over: 900),
    ]
    let profile = Profile(weight: 70, confidence: .typical)
    let forecast = Forecast(of: intakes, profile: profile, at: now, on: clock)
    let curve = Curve(of: intakes, kinetics: profile.kinetics)
    #expect(abs(forecast.level.value - curve.level(at: now).value) < 1e-9)
    #expect(forecast.peak.date > now)
    #expect(forecast.belowLimitAt == curve.lastFall(to: 50, from: now))
    #expect(forecast.bedtime == clock.nextDate(after: now, hour: 22, minute: 0))
    #expect(abs(forecast.bedtimeLevel.value - curve.level(at: forecast.bedtime).value) < 1e-9)
    let concentration = try #require(forecast.concentration)
    #expect(abs(concentration.value - forecast.level.value / 49) < 1e-12)
  }

  @Test("A hypothetical drink is one more intake, and counts from its start on")
  func hypothesis() throws {
    let now = Scene.origin + 36_000
    let planned = try intake("planned", 100, at: now + 7200)
    let forecast = Forecast(of: [planned], profile: .typical, at: now, on: clock)
    #expect(forecast.level == .zero)
    #expect(forecast.lastIntake == nil)
    #expect(forecast.peak.date > planned.start)
    #expect(forecast.belowLimitAt != nil)
    let points = forecast.points(from: now, through: now + 10_800, every: 3600)
    #expect(points.map(\.date) == [0, 3600, 7200, 10_800].map { now + $0 })
    #expect(points.map { $0.level == .zero } == [true, true, true, false])
    #expect(forecast.points(from: now, through: now - 1, every: 60).isEmpty)
    #expect(forecast.points(from: now, through: now, every: 60).count == 1)
  }

  @Test(
    "What a clock that was wrong has recorded ahead takes no part in now",
    arguments: [47.9, 48.1, 5_303, 5_304, 5_328, 9_600, 1e6])
  func farAhead(hours: Double) throws {
    let now = Scene.origin + 43_200
    let drunk = [try intake("a", 63, at: now - 900), try intake("b", 96, at: now - 60)]
    let far = try intake("far", 300, at: now + hours * 3600)
    let profile = Profile(confidence: 0.8)
    let plain = Forecast(of: drunk, profile: profile, at: now, on: clock)
    let forecast = Forecast(of: [far] + drunk, profile: profile, at: now, on: clock)
    let counts = hours < 48
    #expect(forecast.tooFarAhead == (counts ? [] : [far]))
    #expect((forecast.peak.amount == plain.peak.amount) == !counts)
    #expect((forecast.belowLimitAt == plain.belowLimitAt) == !counts)
    #expect(forecast.level == plain.level && forecast.today == plain.today)
    #expect(forecast.bedtimeLevel == plain.bedtimeLevel)
    #expect(forecast.nightChance(from: now) == plain.nightChance(from: now))
    let night = Night(at: now, of: [far] + drunk, profile: profile, on: clock)
    #expect(night.end == plain.night.end && night.bedtime == plain.bedtime)
    // Of the curve itself nothing is lost at any distance.
    let curve = Curve(of: drunk + [far], kinetics: profile.kinetics)
    let peak = curve.peak(from: now, through: now + 86_400)
    #expect(abs(peak.amount.value - plain.peak.amount.value) < 1e-9)
  }
}
