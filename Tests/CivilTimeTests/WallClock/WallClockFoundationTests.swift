import CivilTime
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
    let different = (changes + random).filter {
      clock.secondsFromGMT(at: $0) != zone.secondsFromGMT(for: $0)
    }
    #expect(different.isEmpty)
  }

  @Test(.tags(.long)) func hardlyAnyZoneDiffers() throws {
    var different: Set<String> = []
    for identifier in ZoneFiles.identifiers {
      let clock = try ZoneFiles.clock(identifier)
      let zone = try #require(TimeZone(identifier: identifier))
      let step = (19 * 86_400 + 3607) * (Trials.isFull ? 1 : 7)
      for second in stride(from: 0, to: 4_102_444_800, by: step) {
        let date = Date(timeIntervalSince1970: Double(second))
        if clock.secondsFromGMT(at: date) != zone.secondsFromGMT(for: date) {
          different.insert(identifier)
        }
      }
    }
    #expect(different.count <= ZoneFiles.identifiers.count / 20, "\(different.sorted())")
    #expect(ZoneFiles.sample.count >= ZoneFiles.listed.count - 2, "\(ZoneFiles.sample)")
  }

  /// Around every change of the clock or a sample of them, where it matters, and on ordinary days.
  private func dates(of zone: TimeZone) -> [Date] {
    var generator = SplitMix64(seed: 3)
    let changes = Trials.sample(zone.changes(in: 1975...2040), oneIn: 5).flatMap { change in
      (0..<4).map { _ in change + Double(Int.random(in: -90_000...90_000, using: &generator)) }
    }
    return changes + (0..<100).map { _ in .random(in: 1970...2100, using: &generator) }
  }

  @Test(arguments: ZoneFiles.sample)
  func daysStartWithFoundations(identifier: String) throws {
    let clock = try ZoneFiles.clock(identifier)
    let calendar = try ZoneFiles.calendar(identifier)
    let different = dates(of: calendar.timeZone).filter {
      clock.startOfDay(for: $0) != calendar.startOfDay(for: $0)
    }
    #expect(different.isEmpty)
  }

  @Test(arguments: ZoneFiles.sample)
  func readingsAreFoundations(identifier: String) throws {
    let clock = try ZoneFiles.clock(identifier)
    let calendar = try ZoneFiles.calendar(identifier)
    let different = dates(of: calendar.timeZone).filter { date in
      let time = clock.dateTime(at: date)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
      return time.year != parts.year || time.month != parts.month || time.day != parts.day
        || time.hour != parts.hour || time.minute != parts.minute
        || time.second != parts.second || time.weekday.rawValue != parts.weekday
    }
    #expect(different.isEmpty)
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

  /// Times within two hours of a change of the clock are left out.
  ///
  /// There `Calendar` goes on by the quarter of an hour in some zones, or misses a time. The
  /// definition is tested below.
  @Test(arguments: ZoneFiles.sample)
  func nextTimesAreFoundations(identifier: String) throws {
    let clock = try ZoneFiles.clock(identifier)
    let calendar = try ZoneFiles.calendar(identifier)
    var generator = SplitMix64(seed: 5)
    var compared = 0
    for date in dates(of: calendar.timeZone) {
      let hour = Int.random(in: 0...23, using: &generator)
      let minute = Int.random(in: 0...59, using: &generator)
      let next = clock.nextDate(after: date, hour: hour, minute: minute)
      #expect(next > date)
      guard
        clock.secondsFromGMT(at: next - 7200) == clock.secondsFromGMT(at: next + 7200)
      else { continue }
      let expected = calendar.nextDate(
        after: date, matching: DateComponents(hour: hour, minute: minute),
        matchingPolicy: .nextTime)
      #expect(next == expected, "\(hour):\(minute) after \(date)")
      compared += 1
    }
    #expect(compared >= 90)
  }

  /// The definition itself, by looking at every minute of twenty hours; in the sample is the day that
  /// Apia left out.
  @Test(
    .tags(.long),
    arguments: ["America/New_York", "America/Sao_Paulo", "Australia/Lord_Howe", "Pacific/Apia"])
  func aReadingIsTheFirstInstantThatShowsIt(identifier: String) throws {
    let clock = try ZoneFiles.clock(identifier)
    let zone = try #require(TimeZone(identifier: identifier))
    var generator = SplitMix64(seed: 6)
    for change in Trials.sample(zone.changes(in: 2007...2013), oneIn: 3) {
      let minutes = (-600...600).map { change + Double($0) * 60 }
      let readings = minutes.map { clock.dateTime(at: $0) }
      for _ in 0..<40 {
        let shift = Double(Int.random(in: -200...200, using: &generator)) * 60
        let reading = clock.dateTime(at: change + shift)
        let wanted = CivilDateTime(
          secondsSince1970: reading.secondsSince1970
            + Int.random(in: -60...60, using: &generator) * 60)
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
    let different = dates(of: zone).prefix(120).filter { date in
      let reading = clock.dateTime(at: date)
      return other.dateTime(at: date) != reading
        || other.startOfDay(for: date) != clock.startOfDay(for: date)
        || other.date(of: reading) != clock.date(of: reading)
    }
    #expect(different.isEmpty)
  }
}

extension CivilDateTime {
  fileprivate func isSameTime(as other: CivilDateTime) -> Bool {
    (hour, minute, second) == (other.hour, other.minute, other.second)
  }
}
