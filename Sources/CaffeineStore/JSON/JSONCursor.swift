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
    guard peek == byte else { return false }
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
    let isNegative = next < end && next.pointee == UInt8(ascii: "-")
    if isNegative { next += 1 }
    let first = next
    let (digits, count) = takeDigits()
    // JSON has no `007` (RFC 8259, section 6); it may be an id instead of a number.
    guard count > 0, count == 1 || first.pointee != UInt8(ascii: "0") else { return nil }
    let hasPlaces = next < end && next.pointee == UInt8(ascii: ".")
    if hasPlaces {
      next += 1
      guard takeDigits().count > 0 else { return nil }
    }
    let hasExponent = next < end && next.pointee | 0x20 == UInt8(ascii: "e")
    if hasExponent {
      next += 1
      if next < end, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(next.pointee) { next += 1 }
      guard takeDigits().count > 0 else { return nil }
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

  /// Skips any value; arrays and objects at most 32 deep.
  mutating func skipValue() -> Bool { value(isKept: false) != nil }

  /// Reads any value, arrays and objects at most `depth` deep; one that is not kept loses what is in
  /// it, and its texts may have wrong escapes.
  mutating func value(depth: Int = 32, isKept: Bool = true) -> JSONValue? {
    switch peek {
    case UInt8(ascii: "\""):
      guard let text = text() else { return nil }
      return isKept ? text.string.map(JSONValue.string) : .null
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return depth > 0 ? container(depth: depth - 1, isKept: isKept) : nil
    case UInt8(ascii: "t"): return takeWord("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return takeWord("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return takeWord("null") ? .null : nil
    default: return number().map(JSONValue.number)
    }
  }

  private mutating func container(depth: Int, isKept: Bool) -> JSONValue? {
    let isObject = take(UInt8(ascii: "{"))
    let isClosed =
      isObject ? take(UInt8(ascii: "}")) : take(UInt8(ascii: "[")) && take(UInt8(ascii: "]"))
    var (values, members) = ([JSONValue](), [(String, JSONValue)]())
    if !isClosed {
      repeat {
        var key: String? = ""
        if isObject {
          guard let text = text(), take(UInt8(ascii: ":")) else { return nil }
          if isKept { key = text.string }
        }
        guard let key, let value = value(depth: depth, isKept: isKept) else { return nil }
        guard isKept else { continue }
        if isObject { members.append((key, value)) } else { values.append(value) }
      } while take(UInt8(ascii: ","))
      guard take(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { return nil }
    }
    return isObject ? .object(members) : .array(values)
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    for index in 0..<word.utf8CodeUnitCount {
      guard next < end, next.pointee == word.utf8Start[index] else { return false }
      next += 1
    }
    return true
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
      switch rest.popFirst().flatMap(Unicode.Scalar.init) {
      case let scalar? where "\"\\/".unicodeScalars.contains(scalar):
        units.append(UInt16(scalar.value))
      case "n": units.append(0x0A)
      case "t": units.append(0x09)
      case "r": units.append(0x0D)
      case "b": units.append(0x08)
      case "f": units.append(0x0C)
      case "u":
        let digits = String(rest.prefix(4)) ?? ""
        guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
          let unit = UInt16(digits, radix: 16)
        else { return nil }
        units.append(unit)
        rest = rest.dropFirst(4)
      default: return nil
      }
    }
    return String(validating: units, as: UTF16.self)
  }
}
