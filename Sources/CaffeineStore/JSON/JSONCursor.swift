import CaffeineJSON

/// A position in bytes of JSON that moves forward by tokens without allocating.
///
/// Each step returns `nil` where JSON (RFC 8259) does not allow the bytes.
struct JSONCursor {
  /// The bytes of a string between its quotes, with escapes.
  struct Text {
    var bytes: UnsafeBufferPointer<UInt8>
    var isEscaped: Bool
  }

  private(set) var next: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>

  /// `nil` for empty bytes.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
    next = start
    end = start + bytes.count
  }

  /// The one value that `bytes` are; `nil` for anything else.
  static func value(of bytes: [UInt8]) -> JSONValue? {
    bytes.withUnsafeBytes { bytes in
      guard var cursor = JSONCursor(bytes), let value = cursor.value(), cursor.isAtEnd else {
        return nil
      }
      return value
    }
  }

  /// Whether only white space is left.
  var isAtEnd: Bool { mutating get { peek == nil } }

  /// The next byte after white space, not consumed.
  var peek: UInt8? {
    mutating get {
      while next < end {
        switch next.pointee {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
          next += 1
        default: return next.pointee
        }
      }
      return nil
    }
  }

  /// Consumes `byte` if it comes next.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    _ = peek
    return takeNext(byte)
  }

  /// Consumes `byte` if it comes next, without white space before it.
  @inline(__always)
  private mutating func takeNext(_ byte: UInt8) -> Bool {
    guard next < end, next.pointee == byte else { return false }
    next += 1
    return true
  }

  /// Reads a string; `nil` for a bare control character in it.
  @inline(__always)
  mutating func text() -> Text? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = next
    var place = start
    var isEscaped = false
    while place < end {
      let byte = place.pointee
      guard byte >= 0x20 else { return nil }
      if byte == UInt8(ascii: "\"") {
        next = place + 1
        let bytes = UnsafeBufferPointer(start: start, count: place - start)
        return Text(bytes: bytes, isEscaped: isEscaped)
      }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        // Skips the escaped byte unseen, as it may be a quote.
        place += 1
        guard place < end else { return nil }
      }
      place += 1
    }
    return nil
  }

  /// Reads a number; `nil` also for an infinite one.
  mutating func number() -> Double? {
    _ = peek
    let start = next
    let isNegative = takeNext(UInt8(ascii: "-"))
    let first = next
    let (digits, count) = takeDigits()
    // JSON has no `007` (RFC 8259, section 6); it may be an id instead of a number.
    guard count > 0, count == 1 || first.pointee != UInt8(ascii: "0") else { return nil }
    let hasPlaces = takeNext(UInt8(ascii: "."))
    if hasPlaces, takeDigits().count == 0 { return nil }
    let hasExponent = takeNext(UInt8(ascii: "e")) || takeNext(UInt8(ascii: "E"))
    if hasExponent {
      _ = takeNext(UInt8(ascii: "+")) || takeNext(UInt8(ascii: "-"))
      if takeDigits().count == 0 { return nil }
    }
    // Most numbers of a journal are whole, and exact in a `Double`; the library reads the others.
    if !hasPlaces, !hasExponent, count <= 15 {
      return isNegative ? -Double(digits) : Double(digits)
    }
    let token = UnsafeBufferPointer(start: start, count: next - start)
    return Double(String(decoding: token, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The number that the next digits are, which wraps around after nineteen, and how many they are.
  @inline(__always)
  private mutating func takeDigits() -> (number: UInt64, count: Int) {
    let start = next
    var number: UInt64 = 0
    while next < end, next.pointee &- UInt8(ascii: "0") <= 9 {
      number = number &* 10 &+ UInt64(next.pointee &- UInt8(ascii: "0"))
      next += 1
    }
    return (number, next - start)
  }

  /// Reads any value, arrays and objects at most `depth` deep.
  mutating func value(depth: Int = 32) -> JSONValue? {
    switch peek {
    case UInt8(ascii: "\""): return text()?.string.map(JSONValue.string)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return depth > 0 ? container(depth: depth - 1) : nil
    case UInt8(ascii: "t"): return takeWord("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return takeWord("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return takeWord("null") ? .null : nil
    default: return number().map(JSONValue.number)
    }
  }

  private mutating func container(depth: Int) -> JSONValue? {
    var (values, members) = ([JSONValue](), [(String, JSONValue)]())
    let isObject = peek == UInt8(ascii: "{")
    let isWhole = items { cursor, key in
      guard let value = cursor.value(depth: depth) else { return false }
      if let name = key?.string { members.append((name, value)) } else { values.append(value) }
      return key == nil || key?.string != nil
    }
    guard isWhole else { return nil }
    return isObject ? .object(members) : .array(values)
  }

  /// Reads an object or array: `read` reads each value behind its key, `nil` in an array; false where
  /// that is, or the bytes are no JSON.
  @inline(__always)
  mutating func items(_ read: (inout JSONCursor, Text?) -> Bool) -> Bool {
    let isObject = take(UInt8(ascii: "{"))
    guard isObject || take(UInt8(ascii: "[")) else { return false }
    let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if take(close) { return true }
    repeat {
      let key = isObject ? text() : nil
      guard !isObject || key != nil && take(UInt8(ascii: ":")), read(&self, key) else {
        return false
      }
    } while take(UInt8(ascii: ","))
    return take(close)
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { $0.allSatisfy { takeNext($0) } }
  }
}

extension JSONCursor.Text {
  /// The characters; `nil` for bytes outside of UTF-8 or a wrong escape.
  var string: String? {
    if isEscaped { return unescaped }
    // A fast path: most text is ASCII, and the general check costs more than the rest of a line.
    let isASCII = bytes.reduce(0) { $0 | $1 } < 0x80
    return isASCII
      ? String(decoding: bytes, as: UTF8.self) : String(validating: bytes, as: UTF8.self)
  }

  /// What a letter after a backslash stands for.
  private static let escaped: [Unicode.Scalar: UInt16] = [
    "\"": 0x22, "\\": 0x5C, "/": 0x2F, "n": 0x0A, "t": 0x09, "r": 0x0D, "b": 0x08, "f": 0x0C,
  ]

  /// In UTF-16, as `\u` has its units; a lone surrogate is not text and could not be written again.
  private var unescaped: String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var units: [UInt16] = []
    var rest = text.utf16[...]
    while let unit = rest.popFirst() {
      guard unit == 0x5C else {
        units.append(unit)
        continue
      }
      guard let letter = rest.popFirst().flatMap(Unicode.Scalar.init) else { return nil }
      if letter == "u" {
        let digits = String(rest.prefix(4)) ?? ""
        guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
          let unit = UInt16(digits, radix: 16)
        else { return nil }
        units.append(unit)
        rest = rest.dropFirst(4)
      } else {
        guard let unit = Self.escaped[letter] else { return nil }
        units.append(unit)
      }
    }
    return String(validating: units, as: UTF16.self)
  }
}
