/// A text of a table, which may depend on numbers.
indirect enum LocalizedFormat: Sendable {
  /// A format, and the plurals that stand in it by name: `%#@cups@ left`.
  case text(String, plurals: [String: Plural])
  /// Whole formats by the category of the first number.
  case plural([String: LocalizedFormat])

  struct Plural: Sendable {
    /// The number of the value, counted from 0; `nil` for the one at its place.
    var value: Int?
    /// The formats by category: `one`, `few`, `other`.
    let forms: [String: String]
  }

  /// The text for values with these numbers, with `%1$@`, `%2$@` where they stand; a key without values
  /// is no format, so its text stays.
  func text(for numbers: [Double?], in language: String) -> String? {
    switch self {
    case .plural(let forms):
      let number = numbers.compactMap(\.self).first ?? 0
      return Self.form(in: forms, for: number, language)?.text(for: numbers, in: language)
    case .text(let text, let plurals):
      if numbers.isEmpty { return text }
      var next = 0
      return Self.mapped(text) { specifier in
        let index = specifier.value ?? next
        if specifier.value == nil { next += 1 }
        guard let plural = specifier.name.flatMap({ plurals[$0] }) else { return "%\(index + 1)$@" }
        let value = plural.value ?? index
        let number = numbers.indices.contains(value) ? numbers[value] ?? 0 : 0
        let form = Self.form(in: plural.forms, for: number, language) ?? ""
        return Self.mapped(form) { "%\(($0.value ?? value) + 1)$@" }
      }
    }
  }

  /// A key as views look it up: `%@` for each value, whatever its kind.
  static func key(_ text: String) -> String { mapped(text) { _ in "%@" } }

  private static func form<Form>(
    in forms: [String: Form], for number: Double, _ language: String
  ) -> Form? {
    // Any language may have words of its own for none.
    (number == 0 ? forms["zero"] : nil) ?? forms[pluralCategory(of: number, in: language)]
      ?? forms["other"]
  }

  private struct Specifier {
    /// The number of the value, counted from 0.
    var value: Int?
    /// The plural of `%#@name@`.
    var name: String?
  }

  /// Replaces each `%lld`, `%2$@`, `%.1f`, `%#@name@`, `%arg`, and `%%` by one percent sign.
  private static func mapped(_ text: String, _ replacement: (Specifier) -> String) -> String {
    var (mapped, rest) = ("", text[...])
    while let percent = rest.firstIndex(of: "%") {
      mapped += rest[..<percent]
      rest = rest[percent...].dropFirst()
      var after = rest
      if after.first == "%" {
        mapped += "%"
        rest = after.dropFirst()
        continue
      }
      var specifier = Specifier()
      let digits = after.prefix(while: \.isWholeNumber)
      if after.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
        specifier.value = number - 1
        after = after.dropFirst(digits.count + 1)
      }
      if after.hasPrefix("#@"), let end = after.dropFirst(2).firstIndex(of: "@") {
        specifier.name = String(after.dropFirst(2)[..<end])
        rest = after[end...].dropFirst()
      } else if after.hasPrefix("arg") {
        rest = after.dropFirst(3)
      } else {
        after = after.drop { "-+0#'".contains($0) }.drop { $0.isWholeNumber || $0 == "." }
        after = after.drop { "hlqzt".contains($0) }
        guard let letter = after.first, "@dDiuUxXoOfFeEgGcCsSaA".contains(letter) else {
          mapped += "%"
          continue
        }
        rest = after.dropFirst()
      }
      mapped += replacement(specifier)
    }
    return mapped + rest
  }

  /// The category of a number in a language, by CLDR's rules for cardinals (version 45).
  static func pluralCategory(of number: Double, in language: String) -> String {
    let isWhole = number == number.rounded() && abs(number) < 1e15
    let count = isWhole ? abs(Int(number)) : 0
    let (ten, hundred) = (count % 10, count % 100)
    switch language.prefix(while: \.isLetter) {
    case "en", "de", "es": return abs(number) == 1 ? "one" : "other"
    case "fr": return abs(number) < 2 ? "one" : "other"
    case "pl", "ru":
      if !isWhole { return "other" }
      if language.hasPrefix("pl") ? count == 1 : ten == 1 && hundred != 11 { return "one" }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
    case "ar":
      if !isWhole { return "other" }
      if count < 3 { return ["zero", "one", "two"][count] }
      return (3...10).contains(hundred) ? "few" : hundred > 10 ? "many" : "other"
    default: return "other"  // Chinese, and each language whose rules are not known here
    }
  }
}
