import DateStyles
import Foundation
import TestSupport
import Testing

/// Clocks read from the system's zone files against Foundation's `TimeZone` and `Calendar`.
///
/// The two have their own copies of the time zone database, which may be of different years, and
/// Foundation's begins in 1970 for many zones. So all is claimed from 1970 on only, and nothing
/// but a rare zone of the whole list may differ.
@Suite(.needsZoneFiles) struct WallClockFoundationTests {
  @Test(arguments: ZoneFiles.sample)
  func offsetsAreFoundations(identifier: String) throws {
    let clock = try ZoneFiles.clock(identifier)
    let zone = try #require(TimeZone(identifier: identifier))
    var generator = SplitMix64(seed: 2)
    let changes = zone.changes(in: 1970...2100).flatMap { [$0 - 1, $0, $0 + 1] }
    let random = (0..<500).map { _ in Date.random(in: 1970...2100, using: &generator) }
    for date in changes + random {
      #expect(clock.secondsFromGMT(at: date) == zone.secondsFromGMT(for: date), "\(date)")
    }
  }

  @Test func hardlyAnyZoneDiffers() throws {
    var different: Set<String> = []
    for identifier in ZoneFiles.identifiers {
      let clock = try ZoneFiles.clock(identifier)
      let zone = try #require(TimeZone(identifier: identifier))
      for second in stride(from: 0, to: 4_102_444_800, by: 19 * 86_400 + 3607) {
        let date = Date(timeIntervalSince1970: Double(second))
        if clock.secondsFromGMT(at: date) != zone.secondsFromGMT(for: date) {
          different.insert(identifier)
        }
      }
    }
    #expect(different.count <= ZoneFiles.identifiers.count / 20, "\(different.sorted())")
  }

  /// Around every change of the clock, where it matters, and on ordinary days.
  private func dates(of zone: TimeZone) -> [Date] {
    var generator = SplitMix64(seed: 3)
    let changes = zone.changes(in: 1975...2040).flatMap { change in
      (0..<4).map { _ in change + Double(Int.random(in: -90_000...90_000, using: &generator)) }
    }
    return changes + (0..<100).map { _ in .random(in: 1970...2100, using: &generator) }
  }

  @Test(arguments: ZoneFiles.sample)
  func daysStartWithFoundations(identifier: String) throws {
    let clock = try ZoneFiles.clock(identifier)
    let calendar = try ZoneFiles.calendar(identifier)
    for date in dates(of: calendar.timeZone) {
      #expect(clock.startOfDay(for: date) == calendar.startOfDay(for: date), "\(date)")
    }
  }

  @Test(arguments: ZoneFiles.sample)
  func readingsAreFoundations(identifier: String) throws {
    let clock = try ZoneFiles.clock(identifier)
    let calendar = try ZoneFiles.calendar(identifier)
    for date in dates(of: calendar.timeZone) {
      let time = clock.dateTime(at: date)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
      #expect(time.year == parts.year && time.month == parts.month && time.day == parts.day)
      #expect(
        time.hour == parts.hour && time.minute == parts.minute && time.second == parts.second)
      #expect(time.weekday.rawValue == parts.weekday)
    }
  }

  /// `Calendar` carries a skipped time on by the length of the skip, so those are left out; they
  /// have their own test.
  @Test(arguments: ZoneFiles.sample)
  func addingDaysIsFoundations(identifier: String) throws {
    let clock = try ZoneFiles.clock(identifier)
    let calendar = try ZoneFiles.calendar(identifier)
    var generator = SplitMix64(seed: 4)
    for date in dates(of: calendar.timeZone) {
      let days = Int.random(in: 1...400, using: &generator)
      let later = clock.date(byAddingDays: days, to: date)
      guard clock.dateTime(at: later).isSameTime(as: clock.dateTime(at: date)) else { continue }
      #expect(later == calendar.date(byAdding: .day, value: days, to: date), "\(date) + \(days)")
    }
  }

  /// Where the clock shows a time twice, `Calendar` may offer the second showing to one who asks
  /// between the two, so that the hours after the first are left out.
  @Test(arguments: ZoneFiles.sample)
  func nextTimesAreFoundations(identifier: String) throws {
    let clock = try ZoneFiles.clock(identifier)
    let calendar = try ZoneFiles.calendar(identifier)
    var generator = SplitMix64(seed: 5)
    for date in dates(of: calendar.timeZone) {
      let hour = Int.random(in: 0...23, using: &generator)
      let minute = Int.random(in: 0...59, using: &generator)
      let next = clock.nextDate(after: date, hour: hour, minute: minute)
      #expect(next > date)
      let expected = calendar.nextDate(
        after: date, matching: DateComponents(hour: hour, minute: minute),
        matchingPolicy: .nextTime)
      if let expected,
        clock.dateTime(at: expected).isSameTime(as: clock.dateTime(at: expected - 3600))
      {
        continue
      }
      #expect(next == expected, "\(hour):\(minute) after \(date)")
    }
  }

  /// The definition itself, by looking at every minute of the three days around.
  @Test(arguments: ["America/New_York", "America/Sao_Paulo", "Australia/Lord_Howe", "Pacific/Apia"])
  func aReadingIsTheFirstInstantThatShowsIt(identifier: String) throws {
    let clock = try ZoneFiles.clock(identifier)
    let zone = try #require(TimeZone(identifier: identifier))
    var generator = SplitMix64(seed: 6)
    for change in zone.changes(in: 2005...2016) {
      let minutes = (-2880...2880).map { change + Double($0) * 60 }
      let readings = minutes.map { clock.dateTime(at: $0) }
      for _ in 0..<40 {
        let shift = Double(Int.random(in: -200...200, using: &generator)) * 60
        let reading = clock.dateTime(at: change + shift)
        let hour = (reading.hour + Int.random(in: -1...1, using: &generator) + 24) % 24
        let wanted = try #require(
          CivilDateTime(date: reading.date, hour: hour, minute: reading.minute))
        let first = try #require(readings.firstIndex { $0 >= wanted })
        #expect(clock.date(of: wanted) == minutes[first], "\(wanted)")
      }
    }
  }

  @Test(arguments: ZoneFiles.sample)
  func aFoundationZoneMakesTheSameClock(identifier: String) throws {
    let clock = try ZoneFiles.clock(identifier)
    let zone = try #require(TimeZone(identifier: identifier))
    let other = WallClock(timeZone: zone)
    #expect(other.identifier == clock.identifier)
    for date in dates(of: zone).prefix(120) {
      #expect(other.dateTime(at: date) == clock.dateTime(at: date))
      #expect(other.startOfDay(for: date) == clock.startOfDay(for: date))
      let reading = clock.dateTime(at: date)
      #expect(other.date(of: reading) == clock.date(of: reading))
    }
  }
}

extension CivilDateTime {
  fileprivate func isSameTime(as other: CivilDateTime) -> Bool {
    (hour, minute, second) == (other.hour, other.minute, other.second)
  }
}
