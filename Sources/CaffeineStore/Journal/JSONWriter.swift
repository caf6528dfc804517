/// Bytes of JSON, put together without a coder: a journal line takes under a microsecond.
package struct JSONWriter {
  /// What was written.
  package private(set) var bytes: [UInt8] = []

  /// An empty text with room for `capacity` bytes.
  package init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// Appends text as it is.
  package mutating func literal(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends text as it is.
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a key, written as `,"key":`, and a whole number.
  package mutating func member(_ key: StaticString, _ value: Int64) {
    literal(key)
    append(value)
  }

  /// Appends a key, written as `,"key":`, and a finite number in its shortest exact form.
  package mutating func member(_ key: StaticString, _ value: Double) {
    literal(key)
    if value.magnitude < 1e15, value == value.rounded(.towardZero) {
      append(Int64(value))
    } else {
      bytes.append(contentsOf: value.description.utf8)
    }
  }

  /// Appends a key, written as `,"key":`, and a string in quotes.
  package mutating func member(_ key: StaticString, _ value: String) {
    literal(key)
    appendQuoted(value)
  }

  /// Appends `,"crc":"…"}` and a newline, the checksum being that of the bytes since `start`.
  package mutating func seal(from start: Int) {
    let crc = bytes.withUnsafeBytes {
      Checksum.crc32c(UnsafeRawBufferPointer(rebasing: $0[start...]))
    }
    literal(",\"crc\":\"")
    for shift in stride(from: 28, through: 0, by: -4) {
      bytes.append(Self.hexadecimal(UInt8(truncatingIfNeeded: crc >> UInt32(shift)) & 15))
    }
    literal("\"}\n")
  }

  /// Forgets what was written, keeping the room.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ value: Int64) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Quotes, backslashes and control characters are escaped, all else stays as it is.
  mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): literal("\\n")
      case UInt8(ascii: "\t"): literal("\\t")
      case 0..<0x20, 0x7F:
        literal("\\u00")
        bytes.append(Self.hexadecimal(byte >> 4))
        bytes.append(Self.hexadecimal(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
