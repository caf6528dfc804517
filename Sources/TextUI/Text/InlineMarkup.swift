/// The markup of a literal text: `**bold**`, `*italic*`, `~~struck~~`, `` `code` ``, `[text](url)`,
/// and `\` before a literal sign.
///
/// Unpaired signs stay as they are.
package struct InlineMarkup {
  package struct Piece: Hashable {
    package var text: String
    package var isBold = false
    package var isItalic = false
    package var isStruckThrough = false
    package var link: String?
  }

  package private(set) var pieces: [Piece] = []
  private var rest: Substring
  private var current = Piece(text: "")
  /// The last found ends of links, so that no part of the text is searched twice.
  private var nextBracket: String.Index?
  private var nextParenthesis: String.Index?

  package init(_ text: String) {
    rest = text[...]
    while let character = rest.first {
      if !consumeMark(character) {
        current.text.append(character)
        rest.removeFirst()
      }
    }
    flush()
  }

  /// Whether a text has a sign that may be markup; most have none.
  static func isIn(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { $0.contains(where: isMark) }
      ?? text.utf8.contains(where: isMark)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
      || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "~")
  }

  private mutating func consumeMark(_ character: Character) -> Bool {
    switch character {
    case "\\": consumeEscape()
    case "*", "_":
      consumeToggle(String(repeating: character, count: 2), \.isBold)
        || consumeToggle(String(character), \.isItalic)
    case "~": consumeToggle("~~", \.isStruckThrough)
    case "`": consumeCode()
    case "[": consumeLink()
    default: false
    }
  }

  private mutating func consumeEscape() -> Bool {
    guard let next = rest.dropFirst().first, "\\*_~`[]()".contains(next) else { return false }
    current.text.append(next)
    rest.removeFirst(2)
    return true
  }

  private mutating func consumeToggle(
    _ mark: String, _ property: WritableKeyPath<Piece, Bool>
  ) -> Bool {
    guard rest.hasPrefix(mark) else { return false }
    let inside = rest.dropFirst(mark.count)
    let opens = !current[keyPath: property]
    if opens {
      guard let first = inside.first, first != " ", inside.firstRange(of: mark) != nil else {
        return false
      }
      if isInsideWord(mark) { return false }
    }
    flush()
    current[keyPath: property] = opens
    rest = inside
    return true
  }

  /// An underscore between letters belongs to a name.
  private func isInsideWord(_ mark: String) -> Bool {
    mark.first == "_" && (current.text.last?.isLetter ?? false)
  }

  private mutating func consumeCode() -> Bool {
    let inside = rest.dropFirst()
    guard let end = inside.firstIndex(of: "`") else { return false }
    current.text += inside[..<end]
    rest = inside[inside.index(after: end)...]
    return true
  }

  private mutating func consumeLink() -> Bool {
    let inside = rest.dropFirst()
    guard let close = Self.next("]", in: inside, known: &nextBracket) else { return false }
    let after = inside[inside.index(after: close)...]
    guard after.first == "(", let end = Self.next(")", in: after, known: &nextParenthesis) else {
      return false
    }
    flush()
    current.link = String(after[after.index(after: after.startIndex)..<end])
    current.text = String(inside[..<close])
    flush()
    current.link = nil
    rest = after[after.index(after: end)...]
    return true
  }

  /// The next position of a sign; an earlier result holds until the text has passed it.
  private static func next(
    _ sign: Character, in text: Substring, known: inout String.Index?
  ) -> String.Index? {
    let found =
      known.flatMap { $0 >= text.startIndex ? $0 : nil } ?? text.firstIndex(of: sign)
      ?? text.endIndex
    known = found
    return found == text.endIndex ? nil : found
  }

  private mutating func flush() {
    if !current.text.isEmpty { pieces.append(current) }
    current.text = ""
  }
}
