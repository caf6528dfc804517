/// The words of a language as text: a line with a key, below it the line of its translation, and an
/// empty line; lines that begin with `//` are notes. A line feed in either is `\n`.
///
/// ```swift
/// let words = WordTable(["%@ is missing.\n%@ fehlt."])
/// words["%@ is missing."]  // "%@ fehlt."
/// ```
public struct WordTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where the lines of keys begin, by the hash of the line: a start in the language says some twenty of
  /// a thousand messages, and to make strings of all would take nine tenths of it.
  private var starts: [UInt64: Int] = [:]

  /// Reads the tables, of which the later win; O(bytes).
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

  /// The translation of a key; `nil` where it has none.
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

  /// The bytes from a place to the next line feed; every table ends with one.
  private func line(at start: Int) -> ArraySlice<UInt8> {
    bytes[start...].prefix { $0 != Self.newline }
  }

  private static let newline = UInt8(ascii: "\n")

  /// FNV-1a, 64 bits; of equal hashes only the later key is found, and the text of its line decides.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
