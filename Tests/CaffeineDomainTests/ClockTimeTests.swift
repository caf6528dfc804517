import CaffeineDomain
import CivilTime
import Foundation
import Testing

@Suite("Clock time")
struct ClockTimeTests {
  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  private func berlin() throws -> WallClock {
    WallClock(timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
  }

  @Test(
    "Is found by the wall clock on both days the clocks change",
    arguments: [
      // Spring: the night of 28 to 29 March 2026 is an hour short.
      ("22:30", "2026-03-28T21:30:00Z", "2026-03-29T20:30:00Z"),
      ("22:30", "2026-03-28T21:29:59Z", "2026-03-28T21:30:00Z"),
      // 02:30 does not exist then: the next time that does is 03:00.
      ("02:30", "2026-03-28T12:00:00Z", "2026-03-29T01:00:00Z"),
      // Autumn: the night of 24 to 25 October 2026 is an hour long, and 02:30 comes twice.
      ("22:30", "2026-10-24T20:30:00Z", "2026-10-25T21:30:00Z"),
      ("02:30", "2026-10-24T12:00:00Z", "2026-10-25T00:30:00Z"),
      ("23:00", "2026-10-25T12:00:00Z", "2026-10-25T22:00:00Z"),
    ])
  func daylightSaving(time: String, now: String, expected: String) throws {
    let bedtime = try #require(ClockTime(time))
    let next = bedtime.next(after: try date(now), on: try berlin())
    #expect(next == (try date(expected)))
  }

  @Test("Reads hours and minutes and nothing else")
  func text() {
    #expect(ClockTime("22:30") == ClockTime(hour: 22, minute: 30))
    #expect(ClockTime("7:05")?.description == "07:05")
    #expect(ClockTime.standardBedtime.description == "22:00")
    for text in ["", "22", "24:00", "22:60", "22:5", "-1:30", "+2:30", "22:30:00", "２２:30", "a:bc"]
    {
      #expect(ClockTime(text) == nil, "\(text)")
    }
  }
}
