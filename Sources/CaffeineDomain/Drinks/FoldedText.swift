/// What people type, with case, accents, width and punctuation taken away.
///
/// Words are runs of letters and digits: `Café au Lait` → `cafe au lait`, `ｌａｔｔｅ` → `latte`,
/// `5-hour` → `5 hour`. Covers Latin up to U+017F without ICU; other scripts lose only their case.
struct FoldedText {
  /// The words in order.
  let words: [String]

  /// The words without gaps, as drinks are compared: `coldbrew` finds `Cold Brew`.
  var key: String {
    words.joined()
  }

  /// The words of `text`; a point between digits stays, as in `0.33`.
  init(_ text: some StringProtocol) {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var endsInDigit = false
    let scalars = text.unicodeScalars.map(Self.narrowed)
    for (index, scalar) in scalars.enumerated() {
      if Self.isDropped(scalar) { continue }
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      let isDecimalPoint =
        (scalar == "." || scalar == ",") && endsInDigit && ("0"..."9").contains(next)
      let folded = isDecimalPoint ? "." : Self.folded(scalar)
      endsInDigit = ("0"..."9").contains(scalar)
      if folded != " " {
        word.append(folded)
      } else if !word.isEmpty {
        words.append(String(word))
        word.removeAll()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    self.words = words
  }

  /// Apostrophes and combining accents leave no gap.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "\u{2019}" || ("\u{300}"..."\u{36F}").contains(scalar)
      || scalar == "\u{FE0F}"
  }

  /// Full-width forms (U+FF01…FF5E) as their ASCII twins.
  private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard ("\u{FF01}"..."\u{FF5E}").contains(scalar) else { return scalar }
    return Unicode.Scalar(UInt8(scalar.value - 0xFEE0))
  }

  /// A lower-case letter without accent, a digit, or a space for everything that parts words.
  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "a"..."z", "0"..."9": scalar
    case "A"..."Z": Unicode.Scalar(UInt8(scalar.value + 32))
    case "\u{C0}"..."\u{17F}":
      latinBases.withUTF8Buffer { Unicode.Scalar($0[Int(scalar.value) - 0xC0]) }
    default: foldedElsewhere(scalar)
    }
  }

  private static func foldedElsewhere(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let properties = scalar.properties
    guard properties.isAlphabetic || properties.numericType != nil else { return " " }
    let lower = properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower[lower.startIndex] : scalar
  }

  /// The letters under the accents from U+00C0 to U+017F.
  private static let latinBases: StaticString = """
    aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll\
    lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """
}
