import Foundation
import TestSupport
import Testing

/// Dates and times in the order and with the hours of the locale, and English like the sentences around.
@MainActor
@Suite struct LocaleTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("log latte --at 8:30 --id early --quiet")
    harness.run("log latte --at 13:25 --id late --quiet")
  }

  /// Foundation's formatter for the whole of it, which knows nothing of ours.
  private func formatter(_ locale: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.timeZone = TimeZone(identifier: "Europe/Berlin")
    return formatter
  }

  @Test(arguments: ["de_DE", "fr_FR", "en_GB", "zh_CN", "en_US"])
  func timesAreThoseOfTheLocale(locale: String) {
    let formatter = formatter(locale)
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    let time = formatter.string(from: harness.now - 5.5 * 3600)
      .replacingOccurrences(of: "\u{202F}", with: " ")
    #expect(harness.run(["list", "--locale", locale]).output.contains(" \(time)   80 mg"))
  }

  /// As CLDR has English in that region.
  @Test(arguments: [("de_DE", "en_DE"), ("en_GB", "en_GB"), ("en_US", "en_US"), ("fr_FR", "en_FR")])
  func listAndStatsWriteDatesAlike(locale: String, english: String) {
    let formatter = formatter(english)
    formatter.setLocalizedDateFormatFromTemplate("yMMMd")
    let day = formatter.string(from: harness.now)
    #expect(harness.run(["list", "--locale", locale]).output.contains(day))
    let monday = formatter.string(from: harness.now - 5 * 86_400)
    #expect(harness.run(["stats", "--by", "week", "--locale", locale]).output.contains(monday))
    formatter.setLocalizedDateFormatFromTemplate("yMMM")
    let month = formatter.string(from: harness.now)
    for period in ["day", "month"] {
      let output = harness.run(["stats", "--by", period, "--locale", locale]).output
      #expect(output.hasPrefix(month), "\(output)")
    }
  }

  nonisolated private static let foreign = [
    "de_DE", "fr_FR", "ja_JP", "ko_KR", "ar_EG", "zh_TW", "ru_RU", "es_ES", "xx_YY",
  ]

  /// Weekdays and months are English, and digits of one kind.
  @Test(.tags(.long), arguments: foreign.indices)
  func noSentenceIsHalfOfAnotherLanguage(index: Int) {
    harness.variables["LANG"] = "\(Self.foreign[index]).UTF-8"
    harness.run("log cold-brew --milligrams 500 --at 13:00 --yes --quiet")
    harness.run("log latte --at 2026-11-18T08:30 --quiet")
    let lines = [
      "status", "", "list", "stats", "forecast", "advise espresso", "widget", "widget --timeline",
      "widget --format spoken", "widget accessoryInline", "widget systemExtraLarge",
      "widget --kind history",
    ]
    for line in Trials.sample(lines, oneIn: 5, case: index) {
      let text = harness.run(line).output
      let foreign = text.unicodeScalars.filter { $0.properties.isAlphabetic && !$0.isASCII }
      #expect(foreign.isEmpty, "\(line): \(String(String.UnicodeScalarView(foreign)))\n\(text)")
      #expect(!text.contains("M11"), "\(text)")
    }
  }

  @Test(arguments: [
    ("de_DE", "21. Nov 2026", "14:00"), ("en_US", "Nov 21, 2026", "2:00 PM"),
    ("ja_JP", "Nov 21, 2026", "14:00"), ("ar_EG", "21 Nov 2026", "2:00 PM"),
    ("es_ES", "21 Nov 2026", "14:00"), ("xx_YY", "21 Nov 2026", "14:00"),
  ])
  func datesKeepTheOrderAndTheHours(locale: String, day: String, time: String) {
    harness.variables["LANG"] = "\(locale).UTF-8"
    harness.run("log latte --quiet")
    let text = harness.run("list").output.lowercased()
    #expect(text.contains(day.lowercased()) && text.contains(time.lowercased()), "\(text)")
  }

  @Test(arguments: ["de_DE", "zh_CN", "ja_JP", "ar_EG", "en_US"])
  func durationsInSentencesAreEnglish(locale: String) {
    #expect(
      harness.run(["status", "--locale", locale]).output
        .contains(/, last Latte at .*, 35 min ago\n/))
  }

  /// A locale is shown, so what a terminal would obey is no part of one.
  @Test(arguments: ["ar-u-nu\u{19}arab", "de\u{1B}[31m", "de DE"])
  func aVariableThatIsNoNameIsNoLocale(text: String) {
    harness.variables["LC_ALL"] = text
    let settings = harness.run("config")
    #expect(settings.status == 0 && settings.output.contains("English with 24 hours"))
    #expect(!settings.output.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 })
  }

  @Test func aLanguageThereIsNotIsRefused() {
    for text in ["xx_YY", "qq", "zz-Hans"] {
      #expect(harness.run(["config", "set", "locale", text]).status == 64)
      #expect(harness.run(["status", "--locale", text]).status == 64)
    }
    for text in ["de_DE", "zh-Hans", "en_ZA", "nb", "iw", "gsw_CH", "EN_us"] {
      #expect(harness.run(["config", "set", "locale", text]).status == 0)
    }
  }
}
