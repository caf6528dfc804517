import DateStyles
import Foundation
import TestSupport
import Testing

/// Our texts against Foundation's, wherever Foundation has the same form.
///
/// Every locale that Foundation knows and we do takes part where LONG_TESTS=1 is in the environment, else
/// one in thirty of them and the larger ones.
@Suite struct FoundationTests {
  private static let locales: [String] = {
    var generator = SplitMix64(seed: 9)
    let known = Locale.availableIdentifiers.sorted()
      .filter { DateText.knowsLanguage(ofLocale: $0) && !differing.contains($0) }
      .shuffled(using: &generator)
    return Array(Set(known.prefix(Trials.count(known.count, oneIn: 30)) + large)).sorted()
  }()

  private static let large = [
    "ar_EG", "de_DE", "en", "en_DE", "en_GB", "en_IN", "en_US", "es_ES", "fr_FR", "he_IL", "hi_IN",
    "ja_JP",
    "ko_KR", "pl_PL", "pt_BR", "ru_RU", "sv_SE", "th_TH", "zh_CN", "zh_TW",
  ]

  /// Those of which the table says less than Foundation, and which are written as their language.
  ///
  /// They have another calendar than the Gregorian one, another script than the table, or a form that no
  /// pattern gives; in Yoruba and Muscogee CLDR's two tables of times differ.
  private static let differing: Set = [
    "ar_SA", "az_Cyrl", "az_Cyrl_AZ", "ee", "ee_GH", "ee_TG", "en_SA", "en_US_POSIX", "gu", "gu_IN",
    "kn",
    "kn_IN", "ks_Deva", "ks_Deva_IN", "mus", "mus_US", "pa_Arab", "pa_Arab_PK", "pa_Aran_PK",
    "sd_Deva",
    "sd_Deva_IN", "sr_Cyrl_ME", "uz_AF", "uz_Arab", "uz_Arab_AF", "yo", "yo_BJ", "yo_NG",
    "yue_Hant_CN",
    "zh_HK", "zh_Hant", "zh_Hant_HK", "zh_Hant_MO", "zh_MO",
  ]

  /// The two largest are looked at more closely.
  private func count(_ identifier: String, _ least: Int) -> Int {
    ["en_US", "en_GB"].contains(identifier) ? least * Trials.count(30, oneIn: 15) : least
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
      let day = WallClock.utc.dateTime(at: date).date
      #expect(text.month(of: day) == truth.month(date))
      #expect(text.year(of: day) == truth.year(date))
      #expect(text.weekday(of: day) == truth.weekday(date))
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

  @Test(arguments: locales) func numbers(identifier: String) {
    let truth = FoundationTruth(identifier)
    let numbers = DateText(clock: .utc, locale: truth.locale).numbers
    for number in [0, 7, -7, 123, 1234, -12_345, 123_456, 1_234_567, -9_876_543_210] {
      #expect(numbers.text(String(number)) == truth.number(number))
    }
    #expect(numbers.text("-1234.50") == truth.number(-1234.5))
    #expect(numbers.text("12345678.25") == truth.number(12_345_678.25))
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
