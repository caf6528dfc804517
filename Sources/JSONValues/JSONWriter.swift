import CivilTime

/// Bytes of JSON, put together without a coder: a journal line takes about a microsecond.
package struct JSONWriter {
  /// What was written, in UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// An empty text with room for `capacity` bytes.
  package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Appends a piece of JSON from the program itself, without a `String` being made of it.
  package mutating func literal(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends JSON that is already escaped.
  package mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends a key, written as `,"key":`, and a whole number.
  package mutating func member(_ key: StaticString, _ value: Int64) {
    literal(key)
    append(String(value))
  }

  /// Appends a key, written as `,"key":`, and a finite number in its shortest exact form.
  package mutating func member(_ key: StaticString, _ value: Double) {
    literal(key)
    append(value.shortestText)
  }

  /// Appends a key, written as `,"key":`, and a string in quotes.
  package mutating func member(_ key: StaticString, _ value: String) {
    literal(key)
    append(quoted: value)
  }

  /// Appends a string in quotes.
  ///
  /// Besides what JSON demands it escapes U+007F…U+009F, line and paragraph separators, and the
  /// marks, overrides and isolates of direction (CVE-2021-42574), so that a terminal can show every
  /// line.
  package mutating func append(quoted text: String) {
    literal("\"")
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { append(text) } else { text.unicodeScalars.forEach { append(escaped: $0) } }
    literal("\"")
  }

  /// Forgets what was written, keeping the room.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  private mutating func append(escaped scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: literal("\\\"")
    case 0x5C: literal("\\\\")
    case 0x0A: literal("\\n")
    case 0x09: literal("\\t")
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      append("\\u" + scalar.value.padded(to: 4, radix: 16))
    default: append(String(scalar))
    }
  }
}
