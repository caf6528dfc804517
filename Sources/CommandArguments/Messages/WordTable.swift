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
    // The first place that is not known to come before the key's line, and the end of what may be it.
    var (low, high) = (0, lines.count)
    while low < high {
      var start = startOfLine(around: low + (high - low) / 2, in: lines, after: low)
      if start > 0, lines[start - 1] != newline {
        // The rest of a line that comes before.
        while start < high, lines[start] != newline { start += 1 }
        start += 1
        guard start < high else { return nil }
      }
      var (place, count) = (start, 0)
      // Stops at the line's end: a line feed of the key is escaped.
      while place < high, count < wanted.count, lines[place] == wanted[count] {
        place += 1
        count += 1
      }
      guard count < wanted.count else { return translation(in: lines, at: place) }
      if place < high, lines[place] > wanted[count] {
        high = start
      } else {
        low = max(place, start + 1)
      }
    }
    return nil
  }

  private static func startOfLine(
    around place: Int, in lines: UnsafeRawBufferPointer, after low: Int
  ) -> Int {
    var start = place
    // Eight bytes at once, as long as none of them is a line feed.
    while start - low >= 8 {
      let bytes = lines.loadUnaligned(fromByteOffset: start - 8, as: UInt64.self) ^ newlines
      guard (bytes &- 0x0101_0101_0101_0101) & ~bytes & 0x8080_8080_8080_8080 == 0 else { break }
      start -= 8
    }
    while start > low, lines[start - 1] != newline { start -= 1 }
    return start
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

  /// The translation behind the key of a line; `nil` for another form.
  private static func translation(in lines: UnsafeRawBufferPointer, at start: Int) -> String? {
    var place = start
    for byte in " = \"".utf8 {
      guard place < lines.count, lines[place] == byte else { return nil }
      place += 1
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(120)
    var isEscaped = false
    while place < lines.count, lines[place] != newline {
      let byte = lines[place]
      place += 1
      if isEscaped {
        bytes.append(byte == letterN ? newline : byte)
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else if byte == quote {
        guard place < lines.count, lines[place] == UInt8(ascii: ";") else { return nil }
        return String(decoding: bytes, as: UTF8.self)
      } else {
        bytes.append(byte)
      }
    }
    return nil
  }

  private static let newline = UInt8(ascii: "\n")
  private static let newlines: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let letterN = UInt8(ascii: "n")
}
