import DateStyles
import Foundation
import TestSupport
import Testing

/// Our English against Foundation's, wherever Foundation has the same form.
///
/// Every English locale that Foundation knows takes part: those without a region in our table go
/// through Foundation and so must agree too.
@Suite struct EnglishFoundationTests {
  private static let locales = Locale.availableIdentifiers
    .filter { $0 == "en" || $0.hasPrefix("en_") }.sorted()

  /// The two largest are looked at more closely.
  private func count(_ identifier: String, _ least: Int) -> Int {
    ["en_US", "en_GB"].contains(identifier) ? least * 30 : least
  }

  @Test(arguments: locales) func timesAndDates(identifier: String) {
    let truth = FoundationTruth(identifier)
    let text = DateText(clock: .utc, locale: truth.locale)
    var generator = SplitMix64(seed: 10)
    for _ in 0..<count(identifier, 6) {
      let date = Date.random(in: 1900...2100, using: &generator)
      let shown = { text.string(for: date, style: $0, width: $1, relativeTo: date) }
      #expect(shown(.time, .wide) == truth.time(date))
      #expect(shown(.time, .abbreviated) == truth.time(date))
      for width in DateText.Width.allCases {
        #expect(shown(.date, width) == truth.date(date, width: width))
      }
      #expect(text.month(of: WallClock.utc.dateTime(at: date).date) == truth.month(date))
    }
  }

  @Test(arguments: locales) func ranges(identifier: String) {
    let truth = FoundationTruth(identifier)
    let text = DateText(clock: .utc, locale: truth.locale)
    var generator = SplitMix64(seed: 11)
    for _ in 0..<count(identifier, 6) {
      let start = Date.random(in: 1970...2100, using: &generator)
      let midnight = WallClock.utc.date(byAddingDays: 1, to: WallClock.utc.startOfDay(for: start))
      let minutes = Int(midnight.timeIntervalSince(start)) / 60
      if minutes > 1 {
        let end = start + Double(Int.random(in: 1..<minutes, using: &generator)) * 60
        #expect(text.string(for: start...end) == truth.times(start..<end))
      }
      let end = start + Double(Int.random(in: 1...400, using: &generator)) * 86_400
      #expect(text.string(for: start...end) == truth.days(start..<end))
    }
  }

  /// Up to a month a distance in days has the same form as a `Duration`.
  @Test(arguments: locales) func distances(identifier: String) {
    let truth = FoundationTruth(identifier)
    let text = DateText(clock: .utc, locale: truth.locale)
    var generator = SplitMix64(seed: 12)
    for limit in [1, 60, 3600, 86_400, 28 * 86_400 - 1] {
      for _ in 0..<count(identifier, 2) {
        let now = Date.random(in: 1970...2100, using: &generator)
        let elapsed = Int.random(in: -limit...limit, using: &generator)
        let shown = {
          text.string(for: now - Double(elapsed), style: $0, width: $1, relativeTo: now)
        }
        for width in DateText.Width.allCases {
          #expect(
            shown(.relative, width) == truth.units(abs(elapsed), count: 2, width: width))
          let sign = elapsed == 0 ? "" : elapsed < 0 ? "-" : "+"
          #expect(
            shown(.offset, width) == sign + truth.units(abs(elapsed), count: 1, width: width))
        }
        #expect(shown(.timer, .wide) == truth.timer(abs(elapsed)))
      }
    }
  }

  @Test(arguments: locales) func longTimers(identifier: String) {
    let truth = FoundationTruth(identifier)
    let text = DateText(clock: .utc, locale: truth.locale)
    var generator = SplitMix64(seed: 13)
    for limit in [3_599_999, 36_000_000, 3_155_695_200] {
      let elapsed = Int.random(in: 0...limit, using: &generator)
      let now = Date(timeIntervalSince1970: Double(elapsed))
      let shown = text.string(
        for: Date(timeIntervalSince1970: 0), style: .timer, relativeTo: now)
      #expect(shown == truth.timer(elapsed))
    }
  }
}
