import CaffeineDomain
import CivilTime
import Foundation
import TestSupport
import Testing

/// Which day a drink belongs to.
@Suite struct DrinkCalendarTests {
  private func drink(_ time: String, offset: Int? = nil) throws -> Intake {
    Intake(
      id: try #require(IntakeID("one")), name: "Coffee", amount: 96,
      start: try #require(ISO8601(time)?.instant(on: .utc)),
      timeZoneIdentifier: offset == nil ? nil : "Somewhere", secondsFromGMT: offset ?? 0)
  }

  @Test func theClockWhereItWasLoggedCounts() throws {
    let tokyo = DrinkCalendar(of: Profile(), on: WallClock(secondsFromGMT: 9 * 3600))
    let evening = try drink("2026-11-21T02:00:00Z", offset: -5 * 3600)  // 21:00 in New York
    #expect(tokyo.day(of: evening).iso8601 == "2026-11-20")
    #expect(tokyo.foreignOffset(of: evening) == -5 * 3600)
    // Of which nobody noted the clock: the reader's.
    let unknown = try drink("2026-11-20T18:59:00Z")
    #expect(tokyo.day(of: unknown).iso8601 == "2026-11-20")
    #expect(tokyo.day(of: try drink("2026-11-20T19:00:00Z")).iso8601 == "2026-11-21")
    #expect(tokyo.foreignOffset(of: unknown) == nil)
  }

  /// Against a walk over every minute of weeks with a change of the clock.
  @Test(arguments: ["Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu"])
  func aDayBeginsAtItsFirstMinute(zone: String) throws {
    let clock = WallClock(timeZone: try #require(TimeZone(identifier: zone)))
    var random = SplitMix64(seed: 7)
    for first in ["2026-03-25", "2026-04-01", "2026-10-01", "2026-10-21", "2026-10-28"] {
      let begin = try #require(ISO8601("\(first)T00:00:00Z")?.instant(on: .utc))
      // Not between 1:00 and 4:00, of which clocks show some minutes twice.
      let start = ["00:00", "04:00", "15:00", "21:30"].randomElement(using: &random) ?? ""
      let profile = Profile(dayStart: try #require(ClockTime(start)))
      let calendar = DrinkCalendar(of: profile, on: clock)
      var last = calendar.day(at: begin)
      for minute in 1...(8 * 1440) {
        let instant = begin + Double(minute) * 60
        let day = calendar.day(at: instant)
        if day == last { continue }
        #expect(day == last.adding(days: 1), "\(first) \(instant)")
        #expect(calendar.start(of: day) == instant, "\(first) \(day.iso8601)")
        let beginnings = calendar.beginnings(of: day)
        #expect(beginnings.contains(instant))
        last = day
      }
    }
  }
}
