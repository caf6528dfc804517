/// The words of a language: a line with the key, a line with the translation, and an empty line. Lines
/// that begin with `//` are comments; `\n` is a line feed.
///
/// ```swift
/// let words = WordTable(["%@ is missing.\n%@ fehlt."])
/// words["%@ is missing."]  // "%@ fehlt."
/// ```
public struct WordTable: Sendable {
  private var bytes: [UInt8] = []
  /// The start of each key's line by the line's hash. A command prints some twenty of a thousand
  /// messages, and strings of all of them would take nine tenths of its start.
  private var starts: [UInt64: Int] = [:]

  /// Reads tables; the last of several equal keys counts. O(bytes).
  public init(_ tables: [String]) {
    for table in tables {
      bytes += table.utf8
      bytes.append(Self.newline)
    }
    var (start, isKey) = (0, true)
    while start < bytes.count {
      let line = line(at: start)
      if !line.isEmpty && !line.starts(with: "//".utf8) {
        if isKey { starts[Self.hash(line)] = start }
        isKey.toggle()
      }
      start = line.endIndex + 1
    }
  }

  /// The translation of a key; `nil` without one.
  public subscript(key: String) -> String? {
    let key = key.utf8.contains(Self.newline) ? key.replacing("\n", with: "\\n") : key
    guard let start = starts[Self.hash(key.utf8)] else { return nil }
    let known = line(at: start)
    guard known.elementsEqual(key.utf8) else { return nil }
    var line = line(at: known.endIndex + 1)
    while line.isEmpty || line.starts(with: "//".utf8) {
      guard line.endIndex < bytes.count - 1 else { return nil }
      line = self.line(at: line.endIndex + 1)
    }
    let text = String(decoding: line, as: UTF8.self)
    return line.contains(UInt8(ascii: "\\")) ? text.replacing("\\n", with: "\n") : text
  }

  /// The bytes from `start` to the next line feed, with which every table ends.
  private func line(at start: Int) -> ArraySlice<UInt8> {
    bytes[start...].prefix { $0 != Self.newline }
  }

  private static let newline = UInt8(ascii: "\n")

  /// FNV-1a, 64 bits. Of two keys with one hash only the last is found; the lookup compares the line.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
