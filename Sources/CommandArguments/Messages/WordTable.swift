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
    var start = "\"" + Self.escaped(key) + "\" = \""
    return start.withUTF8 { start in
      Self.text(in: lines.lines(beginningWith: start).dropFirst(start.count))
    }
  }

  /// The key as its line has it; most have nothing to escape.
  private static func escaped(_ key: String) -> String {
    guard key.utf8.contains(where: isSpecial) else { return key }
    let bytes = key.utf8.flatMap { byte in
      isSpecial(byte) ? [backslash, byte == newline ? letterN : byte] : [byte]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == quote || byte == backslash || byte == newline
  }

  /// The text up to `";`; `nil` where the line has another form.
  private static func text(in rest: SortedLines.Bytes) -> String? {
    var index = rest.startIndex
    while index < rest.endIndex, !isSpecial(rest[index]) { index += 1 }
    var (bytes, isEscaped) = (Array(rest[..<index]), false)
    while index < rest.endIndex {
      let byte = rest[index]
      index += 1
      switch byte {
      case newline: return nil
      case _ where isEscaped:
        bytes.append(byte == letterN ? newline : byte)
        isEscaped = false
      case backslash: isEscaped = true
      case quote:
        let isEnd = index < rest.endIndex && rest[index] == UInt8(ascii: ";")
        return isEnd ? String(decoding: bytes, as: UTF8.self) : nil
      default: bytes.append(byte)
      }
    }
    return nil
  }
}

private let newline = UInt8(ascii: "\n")
private let quote = UInt8(ascii: "\"")
private let backslash = UInt8(ascii: "\\")
private let letterN = UInt8(ascii: "n")
