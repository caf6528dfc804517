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
