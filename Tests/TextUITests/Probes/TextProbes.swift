import Foundation
import Testing
import TextUI

/// Numbers, dates and agreeing phrases in texts.
@MainActor
struct TextProbeTests {
  /// What a text comes to in a language.
  struct Line: Sendable, CustomTestStringConvertible {
    let text: Text
    let locale: String
    let expected: String
    let why: String

    init(_ text: Text, _ locale: String, _ expected: String, _ why: String) {
      (self.text, self.locale, self.expected, self.why) = (text, locale, expected, why)
    }

    var testDescription: String { "\(why): \(expected)" }
  }

  @Test(arguments: Self.numbers + Self.phrases) func texts(line: Line) {
    let view = line.text.environment(\.locale, Locale(identifier: line.locale))
    let row = draw(view, 40)[0].drop { $0 == " " }
    #expect(String(row) == line.expected, "\(line.why)")
  }

  /// Source: `LocalizedStringKey.StringInterpolation` makes `%lld` of an `Int` and `%lf` of a
  /// `Double`, which Foundation formats in the environment's locale.
  nonisolated private static let numbers = [
    Line(Text("\(12345)"), "en_US", "12,345", "%lld"),
    Line(Text("\(12345)"), "de_DE", "12.345", "%lld"),
    Line(Text("Year \(2024)"), "en_US", "Year 2,024", "the known trap"),
    Line(Text("Year \(String(2024))"), "en_US", "Year 2024", "a string is no number"),
    Line(Text("\(999) \(-999)"), "en_US", "999 -999", "%lld"),
    Line(Text("\(-1234)"), "en_US", "-1,234", "%lld"),
    Line(Text("\(UInt64.max)"), "en_US", "18,446,744,073,709,551,615", "%llu"),
    Line(Text("\(1.5)"), "en_US", "1.500000", "%lf"),
    Line(Text("\(CGFloat(1234.5))"), "de_DE", "1.234,500000", "%lf"),
    Line(Text("\(1.5, specifier: "%.1f")"), "en_US", "1.5", "the specifier says how many digits"),
    Line(Text("\(1.5, specifier: "%.1f")"), "de_DE", "1,5", "and the locale the separator"),
    Line(Text("\(7, specifier: "%03d")"), "de_DE", "007", "a specifier"),
    Line(Text(12345.5, format: .number), "de_DE", "12.345,5", "the format follows the environment"),
    Line(
      Text(12345.5, format: .number.locale(Locale(identifier: "en_US"))), "de_DE", "12,345.5",
      "unless it has a locale of its own"),
    Line(
      Text(Date(timeIntervalSince1970: 1_795_257_000), format: .dateTime.weekday(.wide)), "de_DE",
      "Samstag", "the format follows the environment"),
  ]

  /// Source: Apple, “Automatic grammar agreement”; the words are those of a dictionary.
  nonisolated private static let phrases = [
    Line(Text("^[\(2) apple](inflect: true)"), "en_US", "2 apples", "two"),
    Line(Text("^[\(1) apple](inflect: true)"), "en_US", "1 apple", "one"),
    Line(Text("^[\(0) apple](inflect: true)"), "en_US", "0 apples", "none"),
    Line(Text("^[2 apples](inflect: true)"), "en_US", "2 apples", "plural already"),
    Line(Text("^[\(1) apples](inflect: true)"), "en_US", "1 apple", "one of them"),
    Line(Text("^[\(3) cup](inflect: true) left"), "en_US", "3 cups left", "text behind"),
    Line(
      Text("You had ^[\(2) cup of tea](inflect: true)."), "en_US", "You had 2 cups of tea.", "of"),
    Line(Text("^[\(2) entry](inflect: true)"), "en_US", "2 entries", "-y"),
    Line(Text("^[\(2) day](inflect: true)"), "en_US", "2 days", "-ay"),
    Line(Text("^[\(2) box](inflect: true)"), "en_US", "2 boxes", "-x"),
    Line(Text("^[\(2) person](inflect: true)"), "en_US", "2 people", "irregular"),
    Line(Text("^[\(1) person](inflect: true)"), "en_US", "1 person", "irregular"),
    Line(
      Text("^[\(2) cup](inflect: true) and ^[\(1) bar](inflect: true)"), "en_US",
      "2 cups and 1 bar", "two phrases"),
    Line(Text("^[\(2) Tasse](inflect: true)"), "de_DE", "2 Tasse", "no marks in other languages"),
    Line(Text("^[never closed"), "en_US", "^[never closed", "no phrase"),
    Line(Text("a^[b](c: d)"), "en_US", "ab", "other attributes are dropped"),
  ]

  @Test func tenThousandTextsAreAdded() {
    var text = Text("a")
    for _ in 0..<10_000 { text = text + Text("b") }
    #expect(draw(text.lineLimit(1), 3) == ["ab…"])
  }

  @Test func tenThousandTextsAreNested() {
    var text = Text("a")
    for _ in 0..<10_000 { text = Text("\(text)b") }
    #expect(draw(text.lineLimit(1), 3) == ["ab…"])
  }
}
