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
  private let lines: UnsafeRawBufferPointer

  /// Finds words in these lines.
  public init(_ lines: UnsafeRawBufferPointer) { self.lines = lines }

  /// The translation of a key; `nil` without one.
  ///
  /// O(log lines).
  public subscript(key: String) -> String? {
    let wanted = Self.quoted(key)
    // The first place that is not known to come before the key's line, and the end of what may be it.
    var (low, high) = (0, lines.count)
    while low < high {
      var start = startOfLine(around: low + (high - low) / 2, after: low)
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
      guard count < wanted.count else { return translation(at: place) }
      if place < high, lines[place] > wanted[count] {
        high = start
      } else {
        low = max(place, start + 1)
      }
    }
    return nil
  }

  private func startOfLine(around place: Int, after low: Int) -> Int {
    var start = place
    // Eight bytes at once, as long as none of them is a line feed.
    while start - low >= 8 {
      let bytes = lines.loadUnaligned(fromByteOffset: start - 8, as: UInt64.self)
      let zeros = bytes ^ 0x0A0A_0A0A_0A0A_0A0A
      guard (zeros &- 0x0101_0101_0101_0101) & ~zeros & 0x8080_8080_8080_8080 == 0 else { break }
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
    return bytes + [quote]
  }

  /// The translation behind a key; `nil` where the line has another form.
  private func translation(at place: Int) -> String? {
    let rest = lines[place...]
    guard rest.starts(with: " = \"".utf8) else { return nil }
    var (bytes, isEscaped): ([UInt8], Bool) = ([], false)
    bytes.reserveCapacity(120)
    for (index, byte) in rest.dropFirst(4).enumerated() {
      switch byte {
      case newline: return nil
      case _ where isEscaped:
        bytes.append(byte == letterN ? newline : byte)
        isEscaped = false
      case backslash: isEscaped = true
      case quote:
        return rest.dropFirst(index + 5).first == UInt8(ascii: ";")
          ? String(decoding: bytes, as: UTF8.self) : nil
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
