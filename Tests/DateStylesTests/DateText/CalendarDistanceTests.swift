import DateStyles
import Foundation
import TestSupport
import Testing

/// The units of a distance against `Calendar.dateComponents(_:from:to:)`, up to 100 years, in both
/// directions, over leap days and changes of the clock.
@Suite(.needsZoneFiles) struct CalendarDistanceTests {
  /// The two largest units that count, as American English says them.
  private func expected(_ parts: DateComponents, units: Int) -> String {
    let counts = [
      (parts.year, "year"), (parts.month, "month"), (parts.day, "day"), (parts.hour, "hour"),
      (parts.minute, "minute"), (parts.second, "second"),
    ]
    let shown = counts.filter { ($0.0 ?? 0) != 0 }.prefix(units)
      .map { count, word in "\(count ?? 0) \(word)" + (count == 1 ? "" : "s") }
    return shown.isEmpty ? "0 seconds" : shown.joined(separator: ", ")
  }

  private func check(_ date: Date, _ now: Date, _ text: DateText, _ calendar: Calendar) {
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: min(date, now), to: max(date, now))
    #expect(
      text.string(for: date, style: .relative, width: .wide, relativeTo: now)
        == expected(parts, units: 2), "\(date) at \(now)")
    let sign = date == now ? "" : date < now ? "+" : "-"
    #expect(
      text.string(for: date, style: .offset, width: .wide, relativeTo: now)
        == sign + expected(parts, units: 1), "\(date) at \(now)")
  }

  @Test(.tags(.long), arguments: ZoneFiles.sample) func distancesOfAnyLength(identifier: String)
    throws
  {
    let calendar = try ZoneFiles.calendar(identifier)
    let text = DateText(
      clock: try ZoneFiles.clock(identifier), locale: Locale(identifier: "en_US"))
    var generator = SplitMix64(seed: 20)
    for limit in [1, 60, 3600, 86_400, 40 * 86_400, 800 * 86_400, 36_525 * 86_400] {
      for _ in 0..<Trials.count(25, oneIn: 5) {
        let now = Date.random(in: 2075...2090, using: &generator)
        let elapsed = Int.random(in: 0...limit, using: &generator)
        check(now - Double(elapsed), now, text, calendar)
        check(now, now - Double(elapsed), text, calendar)
      }
    }
  }

  @Test(
    .tags(.long),
    arguments: ["2020-02-29T12:00:00Z", "2020-01-31T12:00:00Z", "2019-12-31T00:00:00Z"])
  func leapDaysAndMonthEnds(start: String) throws {
    let calendar = try ZoneFiles.calendar("GMT")
    let text = DateText(clock: .utc, locale: Locale(identifier: "en_US"))
    let start = try Date.at(start)
    for days in Trials.sample(Array(0..<1500), oneIn: 7) {
      for seconds in [-1.0, 0, 1] where days > 0 || seconds >= 0 {
        check(start, start + Double(days) * 86_400 + seconds, text, calendar)
      }
    }
  }

  /// No start lies in an hour that a later day skips.
  ///
  /// `Calendar` carries such a time on by the length of the skip; ours is the moment of the skip,
  /// so that distances never jump back.
  @Test(
    .tags(.long),
    arguments: ["America/New_York", "Europe/Berlin", "Australia/Sydney", "America/Havana"]
      .filter(ZoneFiles.sample.contains))
  func changesOfTheClock(identifier: String) throws {
    let calendar = try ZoneFiles.calendar(identifier)
    let clock = try ZoneFiles.clock(identifier)
    let text = DateText(clock: clock, locale: Locale(identifier: "en_US"))
    var generator = SplitMix64(seed: 21)
    for change in calendar.timeZone.changes(in: 2000...2030) {
      for _ in 0..<Trials.count(20, oneIn: 5) {
        let now = change + Double(Int.random(in: -100_000...100_000, using: &generator))
        let date = now - Double(Int.random(in: 0...200_000, using: &generator))
        guard clock.dateTime(at: date).hour > 3 else { continue }
        check(date, now, text, calendar)
        check(now, date, text, calendar)
      }
    }
  }
}
