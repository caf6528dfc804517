import Foundation
import TestSupport
import Testing

@testable import CivilTime

@Suite struct SimulatedClockTests {
  private let start = Date.saturday(12)

  private func clock(_ text: String) -> SimulatedClock? {
    SimulatedClock(text, on: .utc, since: start)
  }

  @Test func itStandsStillOrRuns() throws {
    let still = try #require(clock("2026-11-01T06:00:00Z"))
    #expect(still.date(at: start + 1000) == still.origin)
    #expect(still.realSeconds(60) == 60)
    let fast = try #require(clock("2026-11-01T07:00:00+01:00/600"))
    #expect(fast.date(at: start) == still.origin)
    #expect(fast.date(at: start + 3) == still.origin + 1800)
    #expect(fast.realSeconds(1800) == 3)
    let slow = try #require(clock("2026-11-01T06:00/0.5"))
    #expect(slow.date(at: start + 60) == still.origin + 30)
    #expect(slow.realSeconds(30) == 60)
  }

  @Test(arguments: [
    "", "/", "/60", "yesterday", "2026-11-01", "2026-11-01T06:00:00Z/", "2026-11-01T06:00:00Z/0",
    "2026-11-01T06:00:00Z/-60", "2026-11-01T06:00:00Z/1e3", "2026-11-01T06:00:00Z/inf",
    "2026-11-01T06:00:00Z/nan", "2026-11-01T06:00:00Z/0x10", "2026-11-01T06:00:00Z/60/60",
    "2026-11-01T06:00:00Z/100000", "2026-11-01T06:00:00Z/1.2.3", "2026-11-01T06:00:00Z/ 60",
  ]) func whatIsNoClockIsRefused(text: String) { #expect(clock(text) == nil) }
}
