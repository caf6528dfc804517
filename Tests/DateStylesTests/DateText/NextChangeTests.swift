import DateStyles
import Foundation
import TestSupport
import Testing

/// The next change of a text against looking at the text until then, second by second where
/// that is feasible.
@Suite struct NextChangeTests {
  private func texts() throws -> [DateText] {
    [
      DateText(clock: .utc, locale: Locale(identifier: "en_US")),
      DateText(clock: try ZoneFiles.clock("America/New_York"), locale: Locale(identifier: "en_GB")),
      DateText(
        clock: try WallClock(
          tzif: ZoneFile(footer: "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0").bytes,
          identifier: "Australia/Lord_Howe"),
        locale: Locale(identifier: "en_AU")),
    ]
  }

  @Test func timesAndDatesNeverChange() throws {
    let date = Date(timeIntervalSince1970: 1_585_770_120)
    for text in try texts() {
      for style in [DateText.Style.time, .date] {
        #expect(text.nextChange(of: date, style: style, width: .wide, after: date) == nil)
      }
    }
  }

  @Test func aDayIsAWeekdayWithinSixDays() throws {
    for text in try texts() {
      let day = Date(timeIntervalSince1970: 1_795_262_400)
      let noon = text.clock.startOfDay(for: day) + 43_200
      let shown = (-8...8).map {
        text.string(
          for: text.clock.date(byAddingDays: $0, to: noon), style: .day, relativeTo: noon)
      }
      #expect(
        shown[2...14].joined(separator: " ")
          == "Sun Mon Tue Wed Thu Fri Sat Sun Mon Tue Wed Thu Fri")
      for far in [0, 1, 15, 16] { #expect(shown[far].contains("2026")) }
    }
  }

  @Test func aDayChangesItsNameAtMidnight() throws {
    var generator = SplitMix64(seed: 31)
    for text in try texts() {
      for _ in 0..<40 {
        let date = Date.random(in: 2019...2023, using: &generator)
        let now = date + Double(Int.random(in: -900_000...500_000, using: &generator))
        try check(text, date, .day, now, samples: 300)
      }
      let date = Date(timeIntervalSince1970: 1_585_770_120)
      let later = date + 8 * 86_400
      #expect(text.nextChange(of: date, style: .day, width: .wide, after: later) == nil)
    }
  }

  private func check(
    _ text: DateText, _ date: Date, _ style: DateText.Style, _ now: Date, samples: Int
  ) throws {
    let shown = { text.string(for: date, style: style, width: .narrow, relativeTo: $0) }
    let change = try #require(text.nextChange(of: date, style: style, width: .narrow, after: now))
    let before = shown(now)
    #expect(change > now)
    #expect(shown(change) != before, "\(style) of \(date) at \(now)")
    let length = Int(change.timeIntervalSince(now).rounded(.up))
    let moments = stride(from: 1, to: length, by: max(1, length / samples)).lazy
      .map { change - Double($0) }
    let early = ([change - 0.001] + moments).first { $0 >= now && shown($0) != before }
    #expect(early == nil, "\(style) of \(date), from \(now)")
  }

  @Test(.tags(.long), arguments: [DateText.Style.relative, .offset, .timer])
  func nothingChangesBefore(style: DateText.Style) throws {
    var generator = SplitMix64(seed: 30)
    for text in try texts() {
      for limit in [3, 300, 20_000, 300_000, 9_000_000, 300_000_000] {
        for _ in 0..<Trials.count(40) {
          let date = Date.random(in: 2019...2023, using: &generator)
          let distance = Int.random(in: -limit * 4...limit * 4, using: &generator)
          let now = date + Double(distance) / 4
          try check(text, date, style, now, samples: Trials.isFull ? 300 : 100)
        }
      }
    }
  }

  /// Distances to the ends of long months from the ends of short ones grow for a moment.
  @Test(
    .tags(.long),
    arguments: ["2021-03-30T00:00:00Z", "2021-03-31T09:30:00Z", "2020-02-29T12:00:00Z"])
  func aCountdownThatGrows(date: String) throws {
    let date = try Date.at(date)
    for text in try texts() {
      for hours in stride(from: 0.0, to: 70 * 24, by: Trials.isFull ? 7 : 77) {
        try check(text, date, .relative, date - hours * 3600 - 1800, samples: 50)
      }
    }
  }

  @Test func fractionsDoNotLoseTheChange() throws {
    var generator = SplitMix64(seed: 31)
    for text in try texts() {
      for _ in 0..<200 {
        let date = Date(
          timeIntervalSinceReferenceDate: .random(in: 536_000_000...537_500_000, using: &generator))
        let now = date + .random(in: -2_000_000...2_000_000, using: &generator)
        try check(text, date, .timer, now, samples: 1)
      }
    }
  }

  @Test func timersOfAnInterval() throws {
    let start = Date(timeIntervalSince1970: 1_585_770_120.5)
    let interval = start...start + 90
    let text = DateText(clock: .utc, locale: Locale(identifier: "en_US"))
    let next = { (now: Double, down: Bool, pause: Double?) in
      text.nextTimerChange(
        for: interval, countsDown: down, pauseTime: pause.map { start + $0 }, after: start + now
      )?.timeIntervalSince(start)
    }
    #expect(next(-5, true, nil) == 1)
    #expect(next(-5, false, nil) == 1)
    #expect(next(0.5, true, nil) == 1)
    #expect(next(1, false, nil) == 2)
    #expect(next(89.5, true, nil) == 90)
    #expect(next(90, true, nil) == nil)
    #expect(next(29.5, false, 30) == 30)
    #expect(next(30, false, 30) == nil)
    #expect(next(29.5, false, 29.75) == nil)
  }
}
