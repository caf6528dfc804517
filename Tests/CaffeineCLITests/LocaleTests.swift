import Foundation
import Testing

/// Dates and times in the locale, sentences in English.
@MainActor
@Suite struct LocaleTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("log latte --at 8:30 --id early")
    harness.run("log latte --at 13:25 --id late")
  }

  /// Foundation's formatter for the whole of it, which knows nothing of ours.
  private func formatter(_ locale: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.timeZone = TimeZone(identifier: "Europe/Berlin")
    return formatter
  }

  @Test(arguments: ["de_DE", "fr_FR", "en_GB", "zh_CN", "ja_JP", "en_US", "es_ES"])
  func timesAreThoseOfTheLocale(locale: String) {
    let formatter = formatter(locale)
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    let time = formatter.string(from: harness.now - 5.5 * 3600)
      .replacingOccurrences(of: "\u{202F}", with: " ")
    #expect(harness.run(["list", "--locale", locale]).output.contains(" \(time)   80 mg"))
  }

  @Test(arguments: ["de_DE", "en_GB", "en_US", "ja_JP"])
  func listAndStatsWriteDatesAlike(locale: String) {
    let formatter = formatter(locale)
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

  @Test(arguments: ["de_DE", "zh_CN", "ja_JP", "ar_EG", "en_US"])
  func durationsInSentencesAreEnglish(locale: String) {
    #expect(
      harness.run(["status", "--locale", locale]).output
        .contains("Last drink  Latte, 80 mg, 35 min ago"))
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
