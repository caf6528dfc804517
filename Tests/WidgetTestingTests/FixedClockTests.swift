import Foundation
import Testing
import WidgetTesting

@Suite struct FixedClockTests {
  /// In the zone of the run.
  private static let noon =
    Calendar.current.date(from: DateComponents(year: 2026, month: 11, day: 21, hour: 12))
    ?? .distantPast

  @Test(.fixed("2026-11-21 12:00", timeZone: TimeZone.current.identifier))
  func theClockOfTheProcessStandsStill() async throws {
    #expect(Date() == Self.noon && Date.now == Self.noon)
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(20))
    #expect(ContinuousClock.now - start >= .milliseconds(20) && Date() == Self.noon)
    #expect(Calendar.current.isDateInToday(Self.noon))
  }

  /// Dispatch reckons its ends by the clock that stands still, and waits for them by the system's.
  @Test(.fixed("2026-11-21 12:00"))
  func aWaitLastsAsLongAsItSays() {
    let start = ContinuousClock.now
    #expect(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.05) == .timedOut)
    #expect(ContinuousClock.now - start >= .milliseconds(50))
  }

  /// Side by side they would see each other's moments.
  @Test(.fixed("2026-11-21 12:00"), arguments: 0..<20)
  func testsTakeTurns(number: Int) async {
    await Task.yield()
    #expect(Date() == Self.noon)
  }

  @Test(.fixed("2026-11-21 12:00:30"), arguments: 0..<20)
  func othersHaveTheirs(number: Int) async {
    await Task.yield()
    #expect(Date() == Self.noon + 30)
  }

  @Suite(.fixed("2026-11-21 12:00")) struct Inside {
    @Test func aSuitesClockIsThatOfItsTests() { #expect(Date() == FixedClockTests.noon) }
    @Test(.fixed("2026-11-21 12:01")) func oneOfItsOwnCounts() {
      #expect(Date() == FixedClockTests.noon + 60)
    }
  }

  @Test(arguments: [
    "", "today", "2026-11-21", "2026-11-31 12:00", "2026-11-21 25:00", "1960-01-01 00:00",
  ])
  func aWrongMomentIsRefused(text: String) async {
    let error = await refusal(of: .fixed(text))
    #expect(error.contains("'\(text)' is no moment from 1970 on"))
  }

  @Test func anotherZoneOrLocaleIsNamed() async {
    #expect(
      await refusal(of: .fixed("2026-11-21 12:00", timeZone: "Asia/Tokyo")).contains("Asia/Tokyo"))
    #expect(await refusal(of: .fixed("2026-11-21 12:00", locale: "ja_JP")).contains("set LC_ALL"))
  }

  private func refusal(of trait: FixedClock) async -> String {
    guard let test = Test.current else { return "" }
    do {
      try await trait.provideScope(for: test, testCase: nil) {}
      return ""
    } catch {
      return "\(error)"
    }
  }
}
