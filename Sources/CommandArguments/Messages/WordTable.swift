import TextTables

/// The words of a language, looked up where they lie.
///
/// A line has a key, which is the text in English, and its translation, as in the `.strings` files
/// of translators' tools. The lines stand in the order of their bytes (`LC_ALL=C sort`), and no key
/// is there twice. In both texts `\"` is a quotation mark, `\\` a backslash and `\n` a line feed.
///
/// ```swift
/// let lines = Array(#""%@ is missing." = "%@ fehlt.";"#.utf8)
/// let german = Language(names: ["de", "de_DE"]) { key in
///   lines.withUnsafeBytes { WordTable($0)[key] }
/// }
/// ```
///
/// A table costs nothing to make: a command prints some twenty of a thousand texts, and only these
/// are read. It is as valid as the buffer, which may be a constant that C's `#embed` fills with a
/// file. A line in another form, such as a comment, translates nothing; out of order it hides others.
public struct WordTable {
  private let lines: SortedLines

  /// Finds words in these lines.
  public init(_ lines: UnsafeRawBufferPointer) {
    self.lines = SortedLines(lines.bindMemory(to: UInt8.self))
  }

  /// The translation of a key; `nil` without one.
  ///
  /// O(log lines).
  public subscript(key: String) -> String? {
    // On the stack, with room for a backslash before each byte: a line in Chinese asks for each drink.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * key.utf8.count + 6) { start in
      start[0] = quote
      var count = 1
      for byte in key.utf8 {
        if Self.isSpecial(byte) {
          start[count] = backslash
          count += 1
        }
        start[count] = byte == newline ? letterN : byte
        count += 1
      }
      count = start[count...].initialize(fromContentsOf: "\" = \"".utf8)
      let line = lines.lines(beginningWith: UnsafeBufferPointer(rebasing: start[..<count]))
      return Self.text(in: line.dropFirst(count))
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == quote || byte == backslash || byte == newline
  }

  /// The text up to `";`; `nil` where the line has another form.
  private static func text(in line: SortedLines.Bytes) -> String? {
    var (rest, text, escaped) = (line, "", 0)
    while true {
      let end = rest.dropFirst(escaped).firstIndex(where: isSpecial) ?? rest.endIndex
      let signs = rest[end...].prefix(2)
      text += rest[..<end].text
      switch (signs.first, signs.dropFirst().first) {
      case (quote, UInt8(ascii: ";")): return text
      case (backslash, letterN):
        text += "\n"
        (rest, escaped) = (rest[signs.endIndex...], 0)
      // Any other sign stands for itself.
      case (backslash, let sign?) where sign != newline:
        (rest, escaped) = (rest[end...].dropFirst(), 1)
      default: return nil
      }
    }
  }
}

private let newline = UInt8(ascii: "\n")
private let quote = UInt8(ascii: "\"")
private let backslash = UInt8(ascii: "\\")
private let letterN = UInt8(ascii: "n")
