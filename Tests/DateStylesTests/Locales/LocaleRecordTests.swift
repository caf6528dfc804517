import Foundation
import Testing
import TextTables

@testable import DateStyles

/// Records against the lines of the table, read one after another.
@Suite struct LocaleRecordTests {
  private static let table: [String: [String: String]] = {
    var table: [String: [String: String]] = [:]
    for line in String(decoding: SortedLines.locales.bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      let field = words[1].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      table[String(words[0]), default: [:]][String(field[0])] = String(field[1])
    }
    return table
  }()

  private static let keys = [
    "0", "B", "E", "LLL", "LLLL", "MMM", "MMMM", "a", "c", "d", "i", "j", "k", "n", "p", "s", "t",
    "w", "x",
  ]

  /// What a locale says of a key, or the first of those it falls back to.
  private func expected(_ key: String, of locale: String) -> String {
    var name = locale
    for _ in 0..<10 {
      if let text = Self.table[name]?[key] { return text }
      guard let next = Self.table[name]?["<"] else { return "" }
      name = next
    }
    Issue.record("\(locale) falls back without an end.")
    return ""
  }

  /// The last value may be ended like the others.
  private func values(in text: String) -> [String] {
    let values = text.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    return values.last == "" ? values.dropLast() : values
  }

  @Test func everyLocaleHasItsValues() throws {
    #expect(Self.table.count > 600)
    for locale in Self.table.keys {
      #expect(LocaleRecord.isListed(locale))
      let record = try #require(LocaleRecord(localeIdentifier: locale), "\(locale)")
      for key in Self.keys {
        let letter = try #require(key.unicodeScalars.first)
        let text = expected(key, of: locale)
        let values = values(in: text)
        #expect(record.values(letter, count: key.count) == values, "\(locale) \(key)")
        for (place, value) in (values + [""]).enumerated() {
          #expect(record.value(letter, count: key.count, at: place) == value)
        }
        if key.count == 1 { #expect(record.value(letter) == text, "\(locale) \(key)") }
      }
    }
  }

  /// A key that nothing reads, a pattern too few or an unknown rule would be seen only in that locale.
  @Test func everyFieldIsWhole() {
    for (locale, fields) in Self.table {
      for (key, text) in fields where key != "<" && !text.isEmpty {
        #expect(Self.keys.contains(key), "\(locale) \(key)")
        let count = values(in: text).count
        switch key {
        case "d": #expect(count == 5, "\(locale)")
        case "i": #expect(count == 6, "\(locale)")
        case "t": #expect((2...3).contains(count), "\(locale)")
        case "MMM", "MMMM", "LLL", "LLLL": #expect(count == 12, "\(locale) \(key)")
        case "E": #expect(count == 7, "\(locale)")
        case "j": #expect(count == 3 && text.hasSuffix(";"), "\(locale)")
        case "w", "s", "x", "n": #expect(count == 4, "\(locale) \(key)")
        case "p": #expect(PluralRule(rawValue: text) != nil, "\(locale) \(text)")
        default: break
        }
      }
      if let other = fields["<"] { #expect(Self.table[other] != nil, "\(locale) names \(other)") }
    }
  }

  @Test(arguments: [
    "", "_", "xx", "xx_DE", "d", "dee", "de d=", "zu x=#^#", "de\naf", "<", "\u{0}",
  ])
  func whatIsNoLocaleHasNoRecord(identifier: String) {
    #expect(LocaleRecord(localeIdentifier: identifier) == nil)
    #expect(!LocaleRecord.isListed(identifier))
  }

  @Test(arguments: [
    ("de_XX", "de"), ("zh-Hant-TW", "zh_Hant_TW"), ("af.UTF-8", "af"), ("iw", "he"),
  ])
  func aLocaleWithoutLinesHasThoseOfItsLanguage(identifier: String, locale: String) throws {
    let record = try #require(LocaleRecord(localeIdentifier: identifier))
    #expect(record.value("t") == expected("t", of: locale))
    #expect(!LocaleRecord.isListed(identifier))
  }
}
