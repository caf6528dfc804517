import CaffeineDomain
import CivilTime
import Foundation
import TestSupport
import Testing

@Suite("Bedtimes of a week")
struct BedtimesTests {
  private func time(_ text: String) throws -> ClockTime { try #require(ClockTime(text)) }

  /// 23:00, Friday and Saturday night at 1:00, the Tuesday 2026-11-24 at 20:30.
  private func week() throws -> Bedtimes {
    var bedtimes = Bedtimes(try time("23:00"))
    bedtimes[.friday] = try time("1:00")
    bedtimes[.saturday] = try time("1:00")
    let tuesday = try #require(CivilDate(year: 2026, month: 11, day: 24))
    bedtimes.exception = Bedtimes.Exception(tuesday, try time("20:30"))
    return bedtimes
  }

  @Test("The nights of a week in order, whatever the hour one asks at")
  func order() throws {
    let bedtimes = try week()
    let calendar = DrinkCalendar(of: Profile(bedtimes: bedtimes), on: .utc)
    // Scene.origin is Saturday 2026-11-21 at 0:00: the night after Friday has an hour to go.
    let nights = [1, 25, 47, 71, 92.5, 119, 143, 169, 193].map { Scene.origin + $0 * 3600 }
    for (night, next) in zip(nights, nights.dropFirst()) {
      for instant in [night, night + 1, next - 3600, next - 1] {
        #expect(bedtimes.next(after: instant, in: calendar) == next)
        #expect(bedtimes.last(through: instant, in: calendar) == night)
      }
    }
    let profile = Profile(bedtimes: bedtimes)
    func bedtime(_ hour: Double) -> Date {
      Forecast(of: [], profile: profile, at: Scene.origin + hour * 3600, on: .utc).bedtime
    }
    #expect(bedtime(0.5) == nights[0] && bedtime(15) == nights[1] && bedtime(36) == nights[2])
  }

  @Test("Without weekdays they are the clock's, by Foundation's calendar", arguments: 0..<40)
  func foundation(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let zone = try #require(
      ["Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "UTC"]
        .randomElement(using: &random).flatMap(TimeZone.init(identifier:)))
    // Not between 1:00 and 4:00, of which clocks skip or repeat some minutes.
    let hour = try #require(([0] + Array(4...23)).randomElement(using: &random))
    let minute = Int.random(in: 0...59, using: &random)
    let bedtimes = Bedtimes(try #require(ClockTime(hour: hour, minute: minute)))
    let instant = Scene.origin + Double.random(in: 0...3e7, using: &random).rounded()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let expected = calendar.nextDate(
      after: instant, matching: DateComponents(hour: hour, minute: minute, second: 0),
      matchingPolicy: .nextTime)
    let days = DrinkCalendar(of: Profile(), on: WallClock(timeZone: zone))
    let next = bedtimes.next(after: instant, in: days)
    #expect(next == expected)
    #expect(bedtimes.last(through: next, in: days) == next)
    #expect(bedtimes.last(through: next - 1, in: days) <= instant)
  }

  @Test("A past night is judged by its own bedtime and limit, where its last drink was logged")
  func pastNight() throws {
    func cup(_ id: String, hour: Double, offset: Int? = nil) throws -> Intake {
      Intake(
        id: try #require(IntakeID(id)), drink: "coffee", name: "Coffee", amount: 96,
        start: Scene.origin + hour * 3600, timeZoneIdentifier: offset == nil ? nil : "Somewhere",
        secondsFromGMT: offset ?? 0)
    }
    let day = try #require(CivilDate(year: 2026, month: 11, day: 21))
    func mark(_ drinks: [Intake], bedtime: String = "22:00", limit: Milligrams = 50) throws -> Mark?
    {
      PastDay(day, profile: Profile(bedtimes: Bedtimes(try time(bedtime)), bedtimeLimit: limit))
        .night(of: drinks, on: .utc)?.mark(against: limit)
    }
    let morning = try cup("a", hour: 7)
    #expect(try mark([]) == nil)
    #expect(try mark([morning]) == .likely)
    #expect(try mark([morning, cup("b", hour: 13)]) == .uncertain)
    #expect(try mark([morning, cup("b", hour: 18)]) == .unlikely)
    #expect(try mark([morning, cup("b", hour: 13)], bedtime: "15:00") == .unlikely)
    #expect(try mark([morning, cup("b", hour: 13)], limit: 200) == .likely)
    // Drunk at 13:00 in UTC, which is 8:00 in New York: there bedtime is five hours later.
    #expect(try mark([morning, cup("b", hour: 13, offset: -5 * 3600)]) == .likely)
    // What came after the night takes no part, what came in it does.
    #expect(try mark([morning, cup("b", hour: 30)]) == .likely)
    #expect(try mark([morning, cup("b", hour: 23)]) == .unlikely)
  }
}
