import DateStyles
import Foundation
import Testing

/// Whole texts in other languages, in the three widths, at 19:42 on 1 April 2020.
@Suite struct LocalizedTextTests {
  private static let now = Date(timeIntervalSince1970: 1_585_770_120)

  struct Language: Sendable, CustomTestStringConvertible {
    let identifier: String
    let time: [String]
    let date: [String]
    let minutes: [String]
    let days: [String]
    let pastOffset: [String]
    let timer: String
    let times: [String]
    let range: [String]
    var testDescription: String { identifier }
  }

  static let languages = [
    Language(
      identifier: "zh-Hans",
      time: ["19:42", "19:42", "19:42"],
      date: ["2020年4月1日", "2020年4月1日", "20/4/1"],
      minutes: ["11分钟14秒钟", "11分钟14秒", "11分钟14秒"],
      days: ["2天3小时", "2天3小时", "2天3小时"],
      pastOffset: ["+2分钟", "+2分钟", "+2分钟"],
      timer: "1:06:40",
      times: ["11:42 – 19:42", "11:42 – 19:42", "11:42"],
      range: ["4月1日至3日", "4月1日至3日", "4/1 – 4/3"]),
    Language(
      identifier: "ja",
      time: ["19:42", "19:42", "19:42"],
      date: ["2020年4月1日", "2020年4月1日", "20/4/1"],
      minutes: ["11分 14秒", "11分 14秒", "11分14秒"],
      days: ["2日 3時間", "2日 3時間", "2日3時間"],
      pastOffset: ["+2分", "+2分", "+2分"],
      timer: "1:06:40",
      times: ["11時42分～19時42分", "11時42分～19時42分", "11:42"],
      range: ["4月1日～3日", "4月1日～3日", "04/01～04/03"]),
    Language(
      identifier: "de",
      time: ["19:42", "19:42", "19:42"],
      date: ["1. April 2020", "1. Apr. 2020", "1.4.20"],
      minutes: ["11 Minuten und 14 Sekunden", "11 Min., 14 Sek.", "11min 14s"],
      days: ["2 Tage und 3 Stunden", "2 Tg., 3 Std.", "2d 3h"],
      pastOffset: ["+2 Minuten", "+2 Min.", "+2min"],
      timer: "1:06:40",
      times: ["11:42–19:42 Uhr", "11:42–19:42 Uhr", "11:42"],
      range: ["1.–3. Apr.", "1.–3. Apr.", "01.–03.04."]),
    Language(
      identifier: "fr",
      time: ["19:42", "19:42", "19:42"],
      date: ["1 avril 2020", "1 avr. 2020", "01/04/20"],
      minutes: ["11 minutes et 14 secondes", "11 min et 14 s", "11min 14s"],
      days: ["2 jours et 3 heures", "2 j et 3 h", "2j 3h"],
      pastOffset: ["+2 minutes", "+2 min", "+2min"],
      timer: "1:06:40",
      times: ["11:42 – 19:42", "11:42 – 19:42", "11:42"],
      range: ["1–3 avr.", "1–3 avr.", "01/04 – 03/04"]),
    Language(
      identifier: "ar",
      time: ["7:42 م", "7:42 م", "7:42 م"],
      date: ["1 أبريل، 2020", "1 أبريل، 2020", "1\u{200F}/4\u{200F}/20"],
      minutes: ["11 دقيقة و14 ثانية", "11 د 14 ث", "11د 14ث"],
      days: ["يومان و3 ساعات", "يومان 3 س", "2يوم 3س"],
      pastOffset: ["+دقيقتان", "+2 د", "+2د"],
      timer: "1:06:40",
      times: ["11:42 ص – 7:42 م", "11:42 ص – 7:42 م", "11:42 ص"],
      range: ["1–3 أبريل", "1–3 أبريل", "1\u{200F}/4 – 3\u{200F}/4"]),
  ]

  private func widths(
    _ language: Language, _ style: DateText.Style, _ distance: Double
  ) -> [String] {
    let text = DateText(clock: .utc, localeIdentifier: language.identifier)
    return DateText.Width.allCases.map {
      text.string(for: Self.now + distance, style: style, width: $0, relativeTo: Self.now)
    }
  }

  @Test(arguments: languages) func styles(language: Language) {
    #expect(widths(language, .time, 0) == language.time)
    #expect(widths(language, .date, 0) == language.date)
    #expect(widths(language, .relative, 674) == language.minutes)
    #expect(widths(language, .relative, -2 * 86_400 - 3 * 3600) == language.days)
    #expect(widths(language, .offset, -120) == language.pastOffset)
    #expect(
      widths(language, .offset, 120)
        == language.pastOffset.map { $0.replacingOccurrences(of: "+", with: "-") })
    #expect(widths(language, .timer, -4000) == [language.timer, language.timer, language.timer])
  }

  @Test(arguments: languages) func ranges(language: Language) {
    let text = DateText(clock: .utc, localeIdentifier: language.identifier)
    let widths = { (range: ClosedRange<Date>) in
      DateText.Width.allCases.map { text.string(for: range, width: $0) }
    }
    #expect(widths(Self.now - 8 * 3600...Self.now) == language.times)
    #expect(widths(Self.now...Self.now + 2 * 86_400) == language.range)
  }

  /// The reading is our clock's, whatever Foundation knows of the zone.
  @Test func theClockIsOurs() {
    let text = DateText(clock: WallClock(secondsFromGMT: 19_815), localeIdentifier: "de_DE")
    #expect(text.string(for: Self.now, style: .time, relativeTo: Self.now) == "01:12")
    #expect(text.string(for: Self.now, style: .date, relativeTo: Self.now) == "2. Apr. 2020")
    #expect(
      text.string(for: Self.now...Self.now + 3600, width: .wide) == "01:12–02:12 Uhr")
  }

  @Test func acrossMidnightThereAreTwoTimes() {
    let text = DateText(clock: .utc, localeIdentifier: "fr_FR")
    #expect(text.string(for: Self.now...Self.now + 18_000) == "19:42 – 00:42")
  }

  /// English of regions that write it otherwise, other spellings of an identifier, and none that is known.
  @Test(arguments: [
    ("en_ZA", "01 Apr 2020", "19:42"), ("en_DE", "1. Apr 2020", "19:42"),
    ("en-US-u-hc-h23", "Apr 1, 2020", "7:42 PM"),
    ("en_US@calendar=buddhist", "Apr 1, 2020", "7:42 PM"),
    ("de-de", "1. Apr. 2020", "19:42"), ("zh-Hant-TW", "2020年4月1日", "晚上7:42"),
    ("de_XX", "1. Apr. 2020", "19:42"), ("xx_YY", "1 Apr 2020", "19:42"),
    ("in_ID", "1 Apr 2020", "19.42"),
  ])
  func identifiers(identifier: String, date: String, time: String) {
    let text = DateText(clock: .utc, locale: Locale(identifier: identifier))
    #expect(text.string(for: Self.now, style: .date, relativeTo: Self.now) == date)
    #expect(text.string(for: Self.now, style: .time, relativeTo: Self.now) == time)
  }

  @Test(arguments: ["de_DE", "ar_EG"]) func theTextChangesWhenItSays(identifier: String) throws {
    let text = DateText(clock: .utc, localeIdentifier: identifier)
    for distance in [-5000.5, -3600, -61, -1, 0, 59, 3599.25, 90_000] {
      for style in [DateText.Style.relative, .offset, .timer] {
        let now = Self.now + distance
        let change = try #require(
          text.nextChange(of: Self.now, style: style, width: .wide, after: now))
        let shown = {
          text.string(for: Self.now, style: style, width: .wide, relativeTo: $0)
        }
        #expect(shown(change - 0.001) == shown(now))
        #expect(shown(change) != shown(now))
      }
    }
  }
}
