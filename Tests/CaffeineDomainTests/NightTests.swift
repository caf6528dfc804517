import CaffeineDomain
import CivilTime
import Foundation
import Testing

@Suite("Night")
struct NightTests {
  /// Saturday 2026-11-21, 0:00 in UTC.
  private let midnight = Scene.origin

  private func intakes(_ drinks: (Milligrams, hour: Double)...) throws -> [Intake] {
    try drinks.enumerated().map { index, drink in
      Intake(
        id: try #require(IntakeID("n\(index)")), name: "Drink", amount: drink.0,
        start: midnight + drink.hour * 3600)
    }
  }

  private func forecast(
    _ intakes: [Intake], hour: Double, profile: Profile = .typical
  ) -> Forecast { Forecast(of: intakes, profile: profile, at: midnight + hour * 3600, on: .utc) }

  @Test("Until bedtime it is the next one, from then on the one in progress")
  func tonight() throws {
    let drinks = try intakes((300, 20))
    for hour in [15, 21.99, 22, 25.5, 27.9] {
      let forecast = forecast(drinks, hour: hour)
      #expect(forecast.bedtime == midnight + 22 * 3600)
      #expect(forecast.isInBed == (hour >= 22))
      #expect(forecast.bedtimeLevel.value > 200)
    }
  }

  @Test("It lasts until the level is low")
  func untilLow() throws {
    let drinks = try intakes((300, 20))
    let low = try #require(forecast(drinks, hour: 21).belowLimitAt)
    #expect(low > midnight + 28 * 3600)
    #expect(forecast(drinks, hour: 21).night.end == low)
    let before = Forecast(of: drinks, profile: .typical, at: low - 1, on: .utc)
    #expect(before.isInBed && before.nightEstimate.typical > 50)
    let after = Forecast(of: drinks, profile: .typical, at: low, on: .utc)
    #expect(!after.isInBed)
    #expect(after.bedtime == midnight + 46 * 3600)
  }

  @Test("It lasts six hours at least, however low the level is")
  func untilMorning() {
    #expect(forecast([], hour: 23).night.end == midnight + 28 * 3600)
    #expect(forecast([], hour: 28).bedtime == midnight + 46 * 3600)
  }

  @Test("A drink after the morning ends it, one before does not")
  func gettingUp() throws {
    let drinks = try intakes((400, 20), (60, 25), (60, 29))
    #expect(forecast(drinks, hour: 28.5).isInBed)
    #expect(forecast(drinks, hour: 23).night.end == midnight + 29 * 3600)
    #expect(!forecast(drinks, hour: 29).isInBed)
  }

  @Test("It never lasts beyond the next bedtime")
  func nextBedtime() throws {
    let profile = Profile(halfLife: 60)
    let drinks = try intakes((2000, 20))
    #expect(forecast(drinks, hour: 30, profile: profile).night.end == midnight + 46 * 3600)
    let next = forecast(drinks, hour: 46, profile: profile)
    #expect(next.bedtime == midnight + 46 * 3600 && next.isInBed)
  }

  @Test("Is found by the wall clock on the nights that clocks change")
  func daylightSaving() throws {
    let berlin = WallClock(timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
    for (now, bedtime) in [
      ("2026-03-28T23:30:00Z", "2026-03-28T21:00:00Z"),
      ("2026-03-29T12:00:00Z", "2026-03-29T20:00:00Z"),
      ("2026-10-25T01:30:00Z", "2026-10-24T20:00:00Z"),
      ("2026-10-25T12:00:00Z", "2026-10-25T21:00:00Z"),
    ] {
      let instant = try Date(now, strategy: .iso8601)
      let night = Night(at: instant, of: [], profile: .typical, on: berlin)
      #expect(try night.bedtime == Date(bedtime, strategy: .iso8601), "\(now)")
    }
  }

  @Test("At half past one the last coffee was too much, and nothing more fits")
  func halfPastOne() throws {
    let drinks = try intakes((130, 8), (63, 12), (75, 16), (130, 20.5))
    let forecast = forecast(drinks, hour: 25.5)
    #expect(forecast.isInBed && forecast.level > 50)
    #expect(forecast.mark == nil && forecast.nightEstimate.typical > 50)
    let advice = Advice(for: 63, forecast: forecast)
    #expect(advice.latestStarts == (nil, nil) && advice.mark == .unlikely)
    #expect(advice.maximumNow == .zero)
    #expect(advice.latest(by: .drake) == nil)
    #expect(forecast.today == 398)
  }

  @Test("A low level leaves a little room in bed, and a drink that fits does so now")
  func roomInBed() throws {
    let forecast = forecast(try intakes((60, 8)), hour: 24)
    let advice = Advice(for: 10, forecast: forecast)
    #expect(advice.mark == .likely && advice.latestStarts == (nil, nil))
    let maximum = try #require(advice.maximumNow)
    #expect(maximum > 10 && maximum < 60)
    #expect(advice.bedtimeLevel > forecast.level)
    #expect(Advice(for: 75, forecast: forecast).mark == .unlikely)
  }

  @Test("A coffee planned for tomorrow does not disturb this night")
  func planned() throws {
    let forecast = forecast(try intakes((200, 32)), hour: 23)
    #expect(forecast.nightEstimate.typical < 50)
    #expect(Advice(for: 10, forecast: forecast).mark == .likely)
  }

  @Test("A pregnancy halves the daily limit whenever it is learnt, unless one has one's own")
  func pregnancy() {
    var profile = Profile()
    profile.factors.pregnancy = GestationalWeek(38)
    #expect(profile.dailyLimit == 200)
    profile.dailyLimit = 100
    #expect(profile.dailyLimit == 100)
    profile.factors.pregnancy = nil
    #expect(profile.dailyLimit == 100)
    #expect(Profile().dailyLimit == 400)
  }
}
