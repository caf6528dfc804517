/// A typed text as words without case, accents, width and most punctuation, each with its place.
///
/// `Café au Lait` → `cafe` `au` `lait`, `ｌａｔｔｅ` → `latte`, `350ml` → `350` `ml`, `2x.5l` → `2` `x` `0.5`
/// `l`, `两杯拿铁` → `两` `杯` `拿` `铁`: what is written without gaps has a word a letter. A sign that
/// changes what stands beside it, such as the stroke of `32mg/100ml`, is a word too.
struct FoldedWords {
  struct Word {
    fileprivate(set) var folded: String
    /// Its place in `FoldedWords.text`.
    fileprivate(set) var typed: Range<String.Index>
    /// Its letters and digits in `FoldedWords.letters`.
    fileprivate(set) var letters = 0..<0
    fileprivate let kind: Kind
  }

  fileprivate enum Kind { case letters, number, alone }

  let text: String
  private(set) var words: [Word] = []
  /// The letters and digits of all words, in UTF-8.
  private(set) var letters: [UInt8] = []
  private var isOpen = false

  init(_ text: String) {
    self.text = text
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let next = scalars.index(after: index)
      let isBeforeDigit = next < scalars.endIndex && ("0"..."9").contains(scalars[next])
      switch scalars[index] {
      case ".", ",":
        if isBeforeDigit, isOpen, words.last?.kind == .number {
          append(".", at: index, .number)
        } else {
          isOpen = false
          // A number may begin with its point: `.2l`, `x.5`.
          guard isBeforeDigit, scalars[index] == "." else { continue }
          append("0", at: index, .number)
          append(".", at: index, .number)
        }
      case "×", "✕", "✖", "*": append("x", at: index, .alone)
      // A hyphen joins; a sign stands alone, or before a number.
      case "-", "–", "−":
        if isOpen { isOpen = false } else { append("-", at: index, .alone) }
      case "/", "%", "=", ":", "~", "≈", "<", ">", "+", "$", "€", "£", "¥":
        append(scalars[index], at: index, .alone)
      case let scalar:
        guard let folded = Folding.fold(scalar) else { continue }
        switch folded {
        case " ": isOpen = false
        case "0"..."9": append(folded, at: index, isNameGoingOn ? .letters : .number)
        case _ where folded.value >= 0x3000 || folded.properties.numericType == .numeric:
          append(folded, at: index, .alone)
        default: append(folded, at: index, .letters)
        }
      }
    }
    for index in words.indices {
      let start = letters.count
      letters += words[index].folded.utf8.filter { $0 != UInt8(ascii: ".") }
      words[index].letters = start..<letters.count
    }
  }

  /// Whether a digit belongs to the word before it, as in `v60`, but not in `x2`.
  private var isNameGoingOn: Bool {
    isOpen && words.last.map { $0.kind == .letters && $0.folded != "x" } ?? false
  }

  private mutating func append(_ scalar: Unicode.Scalar, at index: String.Index, _ kind: Kind) {
    let end = text.unicodeScalars.index(after: index)
    if isOpen, kind != .alone, let last = words.last, last.kind == kind {
      words[words.count - 1].folded.unicodeScalars.append(scalar)
      words[words.count - 1].typed = last.typed.lowerBound..<end
    } else {
      words.append(Word(folded: String(scalar), typed: index..<end, kind: kind))
    }
    isOpen = kind != .alone
  }

  subscript(index: Int) -> String { words[index].folded }

  /// Whether a word begins with a digit, or is a sign for a number.
  func isNumber(_ index: Int) -> Bool { words[index].kind == .number }

  /// Whether one is a letter of Chinese, Japanese or Korean.
  var hasLettersWithoutGaps: Bool {
    words.contains { ($0.folded.unicodeScalars.first?.value ?? 0) >= 0x3000 }
  }

  /// Words in a row without the gaps between them: `fl` and `oz` are `floz`.
  func joined(_ range: Range<Int>) -> String {
    var text = ""
    for index in range { text += words[index].folded }
    return text
  }

  /// Words in a row as typed.
  func typed(_ range: Range<Int>) -> String {
    place(of: range).map { String(text[$0]) } ?? ""
  }

  /// Where words in a row are in the text.
  func place(of range: Range<Int>) -> Range<String.Index>? {
    guard let first = words[range].first, let last = words[range].last else { return nil }
    return first.typed.lowerBound..<last.typed.upperBound
  }

  /// Words by their indices as typed, those in a row together, with what is written to them but a
  /// name: `8:30:`.
  func typedRuns(of indices: [Int], beside name: Range<Int>) -> [String] {
    let namePlace = place(of: name)
    return RangeSet(indices.map { $0..<$0 + 1 }).ranges.compactMap { run -> String? in
      guard let place = place(of: run) else { return nil }
      let start = text[..<place.lowerBound].lastIndex(of: " ").map(text.index(after:))
      let end = text[place.upperBound...].firstIndex(of: " ")
      let whole = (start ?? text.startIndex)..<(end ?? text.endIndex)
      return String(text[namePlace?.overlaps(whole) == true ? place : whole])
    }
  }

  /// Whether a name begins with one of the words in a range, or one of them with the name.
  func mayHave(_ name: [UInt8], in range: Range<Int>) -> Bool {
    range.contains { index in
      let word = words[index].letters
      let common = 0..<min(word.count, name.count)
      return !common.isEmpty && common.allSatisfy { letters[word.lowerBound + $0] == name[$0] }
    }
  }

  /// The first words in a range whose letters are those of a name; the last may be a plural.
  func place(of name: ArraySlice<UInt8>, in range: Range<Int>) -> Range<Int>? {
    guard let first = name.first else { return nil }
    for start in range where words[start].letters.first.map({ letters[$0] }) == first {
      let letters = words[start].letters.lowerBound
      let end = letters + name.count
      guard end <= self.letters.count, self.letters[letters..<end].elementsEqual(name) else {
        continue
      }
      let rest = start..<range.upperBound
      guard let last = rest.first(where: { words[$0].letters.upperBound >= end }) else { continue }
      let word = words[last]
      if word.letters.upperBound == end
        || self.letters[word.letters.lowerBound..<end].elementsEqual(word.folded.singularWord.utf8)
      {
        return start..<last + 1
      }
    }
    return nil
  }
}

extension String {
  /// The word without a plural ending: `lattes`, `glasses`.
  var singularWord: String {
    if hasSuffix("sses") { return String(dropLast(2)) }
    guard utf8.count > 3, hasSuffix("s"), !hasSuffix("ss") else { return self }
    return String(dropLast())
  }
}

extension String {
  /// With a capital at the start of each word, as drinks are called.
  var titled: String {
    var (text, isStart) = ("", true)
    for character in self {
      text += isStart ? character.uppercased() : String(character)
      isStart = character == " "
    }
    return text
  }
}

/// Letters and digits without case, accents and width.
///
/// `É` → `e`, `ｌ` → `l`, `ς` → `σ`. Needs no ICU: beyond U+017F the Unicode name gives the base letter.
enum Folding {
  /// Appends the letters and digits of a name in UTF-8, to compare names: `coldbrew` is `Cold Brew`.
  ///
  /// - Parameter mayBegin: Whether a first byte is worth the rest.
  static func append(
    _ name: NameBytes, to letters: inout [UInt8], ifFirst mayBegin: (UInt8) -> Bool = { _ in true }
  ) {
    var index = 0
    let start = letters.count
    while index < name.count {
      let byte = name[index]
      if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") {
        letters.append(byte | 0x20)
        index += 1
      } else {
        let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        var value = UInt32(length == 1 ? byte : byte & (0x7F >> UInt8(length)))
        for next in index + 1..<min(index + length, name.count) {
          value = value << 6 | UInt32(name[next] & 0x3F)
        }
        index += length
        guard let folded = Unicode.Scalar(value).flatMap(fold), folded != " " else { continue }
        // Byte by byte: an array of them would be made for each.
        for byte in folded.utf8 { letters.append(byte) }
      }
      if letters.count > start, !mayBegin(letters[start]) {
        return letters.removeSubrange(start...)
      }
    }
  }

  /// Folds a scalar to a lower-case letter or digit; a space separates words, and `nil` leaves no
  /// gap: apostrophes, combining marks and the emoji selector.
  static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    // Nearly all of them, and no pattern: names are folded one scalar at a time.
    if scalar >= "a" && scalar <= "z" { return scalar }
    return switch scalar {
    // Of a name it is a letter, and in a typed text a word: `70 %` of chocolate.
    case "0"..."9", "%": scalar
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
