/// The words of a language, looked up where they lie.
///
/// A line has a key, which is the text in English, and its translation, as in the `.strings` files
/// of translators' tools. The lines stand in the order of their bytes (`LC_ALL=C sort`), and no key
/// is there twice. In both texts `\"` is a quotation mark, `\\` a backslash and `\n` a line feed.
///
/// ```swift
/// let words = WordTable(Array(#""%@ is missing." = "%@ fehlt.";"#.utf8))
/// words["%@ is missing."]  // "%@ fehlt."
/// let german = Language(names: ["de", "de_DE"]) { words[$0] }
/// ```
///
/// A table is made at no cost: a command prints some twenty of a thousand texts, and only those are
/// read. A line in another form, such as a comment, translates nothing; out of order it hides others.
public struct WordTable: Sendable {
  private let bytes: [UInt8]
  /// Lines that nobody changes, in the place of `bytes`.
  nonisolated(unsafe) private let lasting: UnsafeRawBufferPointer

  /// Keeps the lines, such as those of a file.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lasting = UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// Finds the lines where they lie: in memory that is never changed or freed, such as a constant
  /// that C's `#embed` fills with a file.
  public init(lasting lines: UnsafeRawBufferPointer) {
    bytes = []
    lasting = lines
  }

  /// The translation of a key; `nil` without one.
  ///
  /// O(log lines).
  public subscript(key: String) -> String? {
    bytes.isEmpty
      ? Self.translation(of: key, in: lasting)
      : bytes.withUnsafeBytes { Self.translation(of: key, in: $0) }
  }

  private static func translation(of key: String, in lines: UnsafeRawBufferPointer) -> String? {
    let wanted = quoted(key)
    // Both are starts of lines, or the end.
    var (low, high) = (0, lines.count)
    while low < high {
      var start = low + (high - low) / 2
      while start > low, lines[start - 1] != newline { start -= 1 }
      var (place, count) = (start, 0)
      // Stops at the line's end: a line feed of the key is escaped.
      while place < high, count < wanted.count, lines[place] == wanted[count] {
        place += 1
        count += 1
      }
      guard count < wanted.count else { return translation(lines[place...]) }
      if place < high, lines[place] > wanted[count] {
        high = start
      } else {
        while place < high, lines[place] != newline { place += 1 }
        low = place + 1
      }
    }
    return nil
  }

  /// A key as its line has it.
  private static func quoted(_ key: String) -> [UInt8] {
    var bytes = [quote]
    bytes.reserveCapacity(key.utf8.count + 8)
    for byte in key.utf8 {
      if byte == quote || byte == backslash || byte == newline { bytes.append(backslash) }
      bytes.append(byte == newline ? letterN : byte)
    }
    bytes.append(quote)
    return bytes
  }

  /// The translation in a line of which the key is read; `nil` for another form.
  private static func translation(_ lines: Slice<UnsafeRawBufferPointer>) -> String? {
    let line = lines.prefix { $0 != newline }
    let (start, end) = (" = \"".utf8, "\";".utf8)
    guard line.count >= start.count + end.count, line.starts(with: start),
      line.suffix(end.count).elementsEqual(end)
    else { return nil }
    let text = line.dropFirst(start.count).dropLast(end.count)
    guard text.contains(backslash) else { return String(decoding: text, as: UTF8.self) }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in text {
      if byte != backslash || isEscaped {
        bytes.append(isEscaped && byte == letterN ? newline : byte)
        isEscaped = false
      } else {
        isEscaped = true
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let letterN = UInt8(ascii: "n")
}
