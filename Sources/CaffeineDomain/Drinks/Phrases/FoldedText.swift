/// A typed text without case, accents, width and punctuation.
///
/// `Café au Lait` → `cafe au lait`, `ｌａｔｔｅ` → `latte`, `cà phê` → `ca phe`, `καφές` → `καφεσ`,
/// `5-hour` → `5 hour`. Needs no ICU: beyond U+017F the Unicode name gives the base letter.
struct FoldedText {
  /// Runs of letters and digits; keeps a point between digits, as in `0.33`.
  let words: [String]

  /// Letters and digits only, for comparing names: `coldbrew` equals `Cold Brew`.
  var letters: [Unicode.Scalar] { Self.letters(of: words) }

  init(_ text: some StringProtocol) {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for index in scalars.indices {
      guard let folded = Self.fold(scalars[index]) else { continue }
      let isPoint = Self.isDecimalPoint(at: index, in: scalars)
      if folded != " " || isPoint {
        word.append(isPoint ? "." : folded)
      } else if !word.isEmpty {
        words.append(String(word))
        word.removeAll()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    self.words = words
  }

  static func letters(of words: [String]) -> [Unicode.Scalar] {
    words.flatMap { $0.unicodeScalars.filter { $0 != "." } }
  }

  /// Whether `spelling` folds to `letters`; stops at the first difference.
  static func isSpelling(_ spelling: String, of letters: [Unicode.Scalar]) -> Bool {
    var index = 0
    for scalar in spelling.unicodeScalars {
      guard let folded = fold(scalar), folded != " " else { continue }
      guard index < letters.count, letters[index] == folded else { return false }
      index += 1
    }
    return index == letters.count
  }

  /// The first letter or digit of a name; `nil` without one.
  static func firstLetter(of name: String) -> Unicode.Scalar? {
    for scalar in name.unicodeScalars {
      if let folded = fold(scalar), folded != " " { return folded }
    }
    return nil
  }

  private static func isDecimalPoint(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0, index + 1 < scalars.count, scalars[index] == "." || scalars[index] == ","
    else { return false }
    return ("0"..."9").contains(scalars[index - 1]) && ("0"..."9").contains(scalars[index + 1])
  }

  /// Folds a scalar to a lower-case letter or digit; a space separates words, and `nil` leaves no
  /// gap: apostrophes, combining marks and the emoji selector.
  static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    // Nearly all of them, and no pattern: names are folded one scalar at a time.
    if scalar >= "a" && scalar <= "z" { return scalar }
    return switch scalar {
    case "0"..."9": scalar
    case "A"..."Z": Unicode.Scalar(UInt8(scalar.value + 32))
    case "'", "\u{2019}", "\u{300}"..."\u{36F}", "\u{FE0F}": nil
    case "\u{C0}"..."\u{17F}":
      latinBases.withUTF8Buffer { Unicode.Scalar($0[Int(scalar.value) - 0xC0]) }
    case "\u{FF01}"..."\u{FF5E}": fold(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
    case "\u{4E00}"..."\u{9FFF}": scalar
    default: scalar.isASCII ? " " : foldElsewhere(scalar)
    }
  }

  private static func foldElsewhere(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let properties = scalar.properties
    if properties.canonicalCombiningClass != .notReordered { return nil }
    guard properties.isAlphabetic || properties.numericType != nil else { return " " }
    let lower = properties.lowercaseMapping.unicodeScalars
    return base(of: lower.count == 1 ? lower[lower.startIndex] : scalar)
  }

  /// The letter without the accent that canonical decomposition removes.
  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "ς": "σ"
    case "ё": "е"
    case "й": "и"
    case "ї": "і"
    case "آ", "أ", "إ": "ا"
    case "ؤ": "و"
    case "ئ": "ي"
    case "\u{180}"..."\u{24F}", "\u{1E00}"..."\u{1EFF}":
      named(scalar, after: "LATIN SMALL LETTER ") ?? scalar
    case "\u{370}"..."\u{3FF}", "\u{1F00}"..."\u{1FFF}":
      named(scalar, after: "GREEK SMALL LETTER ") ?? scalar
    default: scalar
    }
  }

  /// The base letter in a Unicode name: `O WITH HORN AND DOT BELOW` is o.
  private static func named(_ scalar: Unicode.Scalar, after start: String) -> Unicode.Scalar? {
    guard let name = scalar.properties.name, name.hasPrefix(start) else { return nil }
    let parts = name.dropFirst(start.count).split(separator: " ")
    guard parts.count > 2, parts[1] == "WITH" else { return nil }
    if parts[0].utf8.count == 1 { return parts[0].lowercased().unicodeScalars.first }
    return greekLetters.first { $0.0 == parts[0] }?.1
  }

  private static let greekLetters: [(String, Unicode.Scalar)] = [
    ("ALPHA", "α"), ("EPSILON", "ε"), ("ETA", "η"), ("IOTA", "ι"), ("OMICRON", "ο"), ("RHO", "ρ"),
    ("UPSILON", "υ"), ("OMEGA", "ω"),
  ]

  /// The base letters of U+00C0 to U+017F.
  private static let latinBases: StaticString = """
    aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll\
    lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """
}
