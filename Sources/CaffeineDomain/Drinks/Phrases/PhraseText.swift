/// A typed line: spells out fractions and signs, and splits it at commas.
///
///     PhraseText.plain("1½ coffees w/ milk")              // "1.5 coffees with milk"
///     PhraseText.parts(of: "espresso at 9, latte at 11")  // two
package enum PhraseText {
  /// Turns fractions to decimals, multiplication signs to `x`, `w/` to `with`.
  static func plain(_ text: String) -> String {
    var words: [String] = []
    for word in spaced(text).split(separator: " ").map(String.init) {
      let lower = word.lowercased()
      if let share = share(of: word), let last = words.last, let whole = Int(last) {
        words[words.count - 1] = (Double(whole) + share).shortestText
      } else if let share = share(of: word) {
        words.append(share.shortestText)
      } else if lower == "times" {
        words.append("x")
      } else if lower == "twice" {
        words.append("x2")
      } else if lower == "w/o" {
        words.append("without")
      } else if lower.hasPrefix("w/") {
        words += ["with", String(word.dropFirst(2))]
      } else if word.hasPrefix("("), word.hasSuffix(")"),
        let count = Int(word.dropFirst().dropLast())
      {
        words.append("x\(count)")
      } else {
        words.append(word)
      }
    }
    return joined(halves(words))
  }

  /// The drinks of a line, each with its time and additions; a heading, such as `morning:`, keeps its
  /// colon.
  package static func parts(of text: String) -> [String] {
    let plain = plain(text)
    var parts = [""]
    let scalars = Array(plain.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      // `yesterday: coffee at 9`.
      let isColon =
        scalar == "：" || scalar == ":" && index + 1 < scalars.count && scalars[index + 1] == " "
      if isColon || isSeparator(scalar, index, scalars) {
        if isColon { parts[parts.count - 1] += ":" }
        parts.append("")
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    return parts.flatMap { part -> [String] in
      var found: [[String]] = [[]]
      for word in part.split(separator: " ").map(String.init) {
        if conjunctions.contains(word.lowercased()) {
          found.append([])
        } else {
          found[found.count - 1].append(word)
        }
      }
      return found.map(joined)
    }.filter { !$0.isEmpty }
  }

  /// The parts of a text at Chinese and Japanese words for "and", which names may have too: `咖啡和茶`.
  package static func partsWithoutGaps(of text: String) -> [String] {
    text.split { "和跟と".contains($0) }.map(String.init)
  }

  /// Whether a word of ``words(of:)`` parts drinks.
  package static func isSeparator(_ word: String) -> Bool {
    conjunctions.contains(word.lowercased())
      || word.unicodeScalars.count == 1 && separators.contains(word.unicodeScalars.first ?? " ")
  }

  /// A comma between digits is part of a number.
  private static func isSeparator(
    _ scalar: Unicode.Scalar, _ index: Int, _ scalars: [Unicode.Scalar]
  ) -> Bool {
    separators.contains(scalar) && (scalar != "," || !isBetweenDigits(index, scalars))
  }

  /// Whether a part only adds to the drink before it: `an extra shot`, `2 extra shots`.
  package static func isExtraShot(_ part: String) -> Bool {
    let words = part.lowercased().split(separator: " ")
    return words.count < 4 && words.dropLast().last == "extra"
      && ["shot", "shots"].contains(words.last)
  }

  /// The words of a line; a separator, such as a comma, is a word of its own.
  package static func words(of text: String) -> [String] {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      result += isSeparator(scalar, index, scalars) ? " \(scalar) " : String(scalar)
    }
    return result.split(separator: " ").map(String.init)
  }

  /// Whether a sign or mark of doubt precedes a number: `-1`, `~2`, `> 3`.
  static func isSigned(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.indices.contains { index in
      guard let first = words[index].unicodeScalars.first, signs.contains(first) else {
        return false
      }
      let rest = words[index].unicodeScalars.dropFirst()
      let next =
        rest.first ?? (index + 1 < words.count ? words[index + 1].unicodeScalars.first : nil)
      return next.map { isDigit($0) || share(of: String($0)) != nil } ?? false
    }
  }

  private static let signs: Set<Unicode.Scalar> = ["-", "–", "−", "~", "≈", "<", ">", "+"]
  private static let separators: Set<Unicode.Scalar> = [
    ",", ";", "，", "、", "；", "&", "\n", "：",
  ]
  private static let conjunctions: Set<String> = [
    "and", "then", "und", "dann", "et", "puis", "e", "poi", "y", "luego", "og", "och", "en", "ja",
    "i", "és", "și", "şi", "ve", "и", "і", "та", "και", "dan", "và", "และ", "और", "و", "그리고", "+",
  ]

  /// The text with spaces around multiplication signs and fractions, and a zero before `.5`.
  private static func spaced(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "×", "✕", "✖", "*": result.append(contentsOf: " x ".unicodeScalars)
      case "x" where isBetweenDigits(index, scalars):
        result.append(contentsOf: " x ".unicodeScalars)
      // A number may begin with its point: `.2l`, `x.5`.
      case "."
      where scalars.dropFirst(index + 1).first.map(isDigit) == true
        && (index == 0 || !isDigit(scalars[index - 1])):
        result.append(contentsOf: " 0.".unicodeScalars)
      case _ where share(of: String(scalar)) != nil:
        result.append(contentsOf: " \(scalar) ".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Combines `one and a half` to 1.5, `a cup and a half` to 1.5 cups, `two thirds` to 0.67; `half
  /// and half`, which is cream, becomes one word.
  private static func halves(_ words: [String]) -> [String] {
    var result: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      let lower = word.lowercased()
      let next = rest.prefix(3).map { $0.lowercased() }
      if next == ["and", "a", "half"], let whole = Double(lower) ?? PhraseWords.counts[lower] {
        result.append((whole + 0.5).shortestText)
        rest = rest.dropFirst(3)
      } else if next == ["and", "a", "half"], PhraseWords.vessels[lower] != nil {
        if ["a", "one"].contains(result.last?.lowercased()) { result.removeLast() }
        result += ["1.5", word]
        rest = rest.dropFirst(3)
      } else if lower == "third", next.first == "of" {
        result.append("0.33")
      } else if let parts = shares[next.first ?? ""],
        let top = Double(lower) ?? PhraseWords.counts[lower], top < parts
      {
        result.append((top / parts).hundredths.shortestText)
        rest = rest.dropFirst()
      } else if lower == "half", next.starts(with: ["and", "half"]) {
        result.append("halfandhalf")
        rest = rest.dropFirst(2)
      } else {
        result.append(word)
      }
    }
    return result
  }

  /// The denominator of a word.
  private static let shares: [String: Double] = [
    "third": 3, "thirds": 3, "quarter": 4, "quarters": 4,
  ]

  /// The value of `½` or `1/2` to a hundredth; `nil` for anything else, such as the date `11/17`.
  private static func share(of word: String) -> Double? {
    if let scalar = word.unicodeScalars.first, word.unicodeScalars.count == 1, !scalar.isASCII,
      scalar.properties.numericType == .numeric, let value = scalar.properties.numericValue,
      value > 0, value < 1
    {
      return value.hundredths
    }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let top = parts[0], let bottom = parts[1],
      [2, 3, 4, 8].contains(bottom), (1..<bottom).contains(top)
    else { return nil }
    return (Double(top) / Double(bottom)).hundredths
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isBetweenDigits(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    index > 0 && index + 1 < scalars.count && isDigit(scalars[index - 1])
      && isDigit(scalars[index + 1])
  }

  private static func joined(_ words: [String]) -> String { words.joined(separator: " ") }
}

extension Double {
  /// Rounded to two decimals, as counts are stored.
  fileprivate var hundredths: Double { (self * 100).rounded() / 100 }
}
