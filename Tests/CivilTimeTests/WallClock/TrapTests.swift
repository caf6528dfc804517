import CivilTime
import Foundation
import Testing

/// What the documentation calls a precondition stops the program when it does not hold.
@Suite struct TrapTests {
  @Test func noClockShowsAnHourPast23() async {
    await #expect(processExitsWith: .failure) {
      _ = WallClock.utc.nextDate(after: Date(timeIntervalSince1970: 0), hour: 24, minute: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = WallClock.utc.nextDate(after: Date(timeIntervalSince1970: 0), hour: 0, minute: 60)
    }
  }
}
