/// A phrase that agrees with the number in it: `^[\(count) apple](inflect: true)`.
///
/// Apple's grammar engine knows several languages. Here English nouns get plurals by spelling
/// rules; in other languages the marks go and the words stay.
extension LocalizedStringKey {
  func parts(in environment: EnvironmentValues) -> [Part] {
    let parts = translatedParts(in: environment)
    // Very few contain even the first character of "^[".
    let isInflected = parts.contains { part in
      if case .literal(let text) = part { text.utf8.contains(UInt8(ascii: "^")) } else { false }
    }
    return isInflected ? Inflection(parts, in: environment).parts : parts
  }
}

/// Reads the pieces of a key once from the left.
private struct Inflection {
  private(set) var parts: [LocalizedStringKey.Part] = []
  private let environment: EnvironmentValues
  /// The index of the piece at which the current phrase began.
  private var start: Int?

  init(_ source: [LocalizedStringKey.Part], in environment: EnvironmentValues) {
    self.environment = environment
    for part in source {
      switch part {
      case .text: parts.append(part)
      case .literal(let text): append(text[...])
      }
    }
    // An unclosed phrase stays text.
    if let start { parts.insert(.literal("^["), at: start) }
  }

  private mutating func append(_ text: Substring) {
    var rest = text
    while true {
      if start != nil, let end = rest.firstRange(of: "]("),
        let close = rest[end.upperBound...].firstIndex(of: ")")
      {
        appendLiteral(rest[..<end.lowerBound])
        endPhrase(attributes: rest[end.upperBound..<close])
        rest = rest[rest.index(after: close)...]
      } else if start == nil, let open = rest.firstRange(of: "^[") {
        appendLiteral(rest[..<open.lowerBound])
        start = parts.count
        rest = rest[open.upperBound...]
      } else {
        appendLiteral(rest)
        return
      }
    }
  }

  private mutating func appendLiteral(_ text: Substring) {
    if !text.isEmpty { parts.append(.literal(String(text))) }
  }

  private mutating func endPhrase(attributes: Substring) {
    guard let start else { return }
    self.start = nil
    let isAsked = attributes.filter { $0 != " " }.split(separator: ",").contains("inflect:true")
    guard isAsked, environment.speaksEnglish, let isOne = isOne(parts[start...]) else { return }
    for index in parts[start...].indices.reversed() {
      guard case .literal(let text) = parts[index], text.contains(where: \.isLetter) else {
        continue
      }
      parts[index] = .literal(EnglishNoun.inflected(text, isOne: isOne))
      return
    }
  }

  /// Whether the first number of a phrase is one; `nil` without a number.
  private func isOne(_ phrase: ArraySlice<LocalizedStringKey.Part>) -> Bool? {
    for part in phrase {
      let text =
        switch part {
        case .literal(let text): text
        case .text(let text): text.spokenText(in: environment)
        }
      let number = text.drop { !$0.isNumber }.prefix { $0.isNumber || ".,".contains($0) }
      if !number.isEmpty { return number == "1" }
    }
    return nil
  }
}

/// English plurals and singulars by spelling.
enum EnglishNoun {
  private static let irregular = [
    "child": "children", "foot": "feet", "goose": "geese", "half": "halves", "knife": "knives",
    "leaf": "leaves", "life": "lives", "man": "men", "mouse": "mice", "person": "people",
    "shelf": "shelves", "tooth": "teeth", "woman": "women",
  ]
  /// Words that may follow a phrase's noun: cups of tea, days left.
  private static let behind: Set = [
    "ago", "at", "available", "for", "from", "in", "left", "more", "of", "on", "per", "remaining",
    "to", "today", "with",
  ]

  /// The phrase with its noun, the last word before one such as “of”, in agreement with a number.
  static func inflected(_ phrase: String, isOne: Bool) -> String {
    var words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let end = words.firstIndex { behind.contains($0) } ?? words.endIndex
    guard let noun = words[..<end].lastIndex(where: { $0.contains(where: \.isLetter) })
    else { return phrase }
    words[noun] = isOne ? singular(of: words[noun]) : plural(of: words[noun])
    return words.joined(separator: " ")
  }

  private static func plural(of word: String) -> String {
    if let plural = irregular[word] { return plural }
    if isPlural(word) { return word }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }

  private static func singular(of word: String) -> String {
    if let singular = irregular.first(where: { $0.value == word })?.key { return singular }
    if !isPlural(word) { return word }
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    if ["ses", "xes", "zes", "ches", "shes"].contains(where: word.hasSuffix) {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }

  private static func isPlural(_ word: String) -> Bool {
    irregular.values.contains(word)
      || word.hasSuffix("s") && !["ss", "us", "is"].contains(where: word.hasSuffix)
  }
}

extension EnvironmentValues {
  /// Whether the language is English, in any country.
  fileprivate var speaksEnglish: Bool {
    localeIdentifier.hasPrefix("en") && !(localeIdentifier.dropFirst(2).first?.isLetter ?? false)
  }
}
