import CivilTime

/// Writes JSON as bytes without a coder: a journal line takes about a microsecond.
package struct JSONWriter {
  /// The output in UTF-8.
  package private(set) var bytes: [UInt8] = []

  package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Appends JSON from the program's text without creating a `String`.
  package mutating func literal(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends escaped JSON.
  package mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends a key in the form `,"key":` with a whole number.
  package mutating func member(_ key: StaticString, _ value: Int64) {
    literal(key)
    append(String(value))
  }

  /// Appends a key in the form `,"key":` with a finite number in its shortest exact form.
  package mutating func member(_ key: StaticString, _ value: Double) {
    literal(key)
    append(value.shortestText)
  }

  /// Appends a key in the form `,"key":` with a quoted string.
  package mutating func member(_ key: StaticString, _ value: String) {
    literal(key)
    append(quoted: value)
  }

  /// Appends a quoted string.
  ///
  /// Also escapes U+007F…U+009F, line and paragraph separators, and directional marks, overrides
  /// and isolates (CVE-2021-42574), so that every line is safe on a terminal.
  package mutating func append(quoted text: String) {
    literal("\"")
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { append(text) } else { text.unicodeScalars.forEach { append(escaped: $0) } }
    literal("\"")
  }

  /// Clears the output and keeps its capacity.
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
