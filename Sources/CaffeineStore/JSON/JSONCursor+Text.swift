import CaffeineJSON

extension JSONCursor.Text {
  /// The characters; `nil` for bytes outside of UTF-8 or a wrong escape.
  var string: String? {
    if isEscaped { return unescaped() }
    // A fast path: most text is ASCII, and the general check costs more than the rest of a line.
    let isASCII = bytes.reduce(0) { $0 | $1 } < 0x80
    return isASCII
      ? String(decoding: bytes, as: UTF8.self) : String(validating: bytes, as: UTF8.self)
  }

  func equals(_ word: StaticString) -> Bool {
    guard bytes.count == word.utf8CodeUnitCount, let start = bytes.baseAddress else { return false }
    return (0..<bytes.count).allSatisfy { start[$0] == word.utf8Start[$0] }
  }

  private func unescaped() -> String? {
    var units: [UInt8] = []
    units.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        units.append(byte)
        continue
      }
      // In bounds: `text()` never ends at a backslash, as it skips the next byte too.
      let escape = bytes[index]
      index += 1
      if escape == UInt8(ascii: "u") {
        guard let scalar = scalar(at: &index) else { return nil }
        units.append(contentsOf: String(Character(scalar)).utf8)
      } else {
        guard let plain = Self.plain(escape) else { return nil }
        units.append(plain)
      }
    }
    return String(validating: units, as: UTF8.self)
  }

  private static func plain(_ escape: UInt8) -> UInt8? {
    switch escape {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): escape
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: nil
    }
  }

  /// The scalar of four digits at `index`, and four more for a surrogate pair.
  private func scalar(at index: inout Int) -> Unicode.Scalar? {
    guard let first = unit(at: &index) else { return nil }
    // A lone surrogate is not text and could not be written again.
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard index + 2 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    index += 2
    guard let second = unit(at: &index), UTF16.isTrailSurrogate(second) else { return nil }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private func unit(at index: inout Int) -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    defer { index += 4 }
    return bytes[index..<index + 4].reduce(0 as UInt16?) { unit, byte in
      guard let unit, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      return unit << 4 | UInt16(digit)
    }
  }
}

extension JSONCursor {
  /// The one value that `bytes` are; `nil` for anything else.
  static func value(of bytes: [UInt8]) -> JSONValue? {
    bytes.withUnsafeBytes { bytes in
      guard var cursor = JSONCursor(bytes), let value = cursor.value(), cursor.isAtEnd else {
        return nil
      }
      return value
    }
  }

  /// Reads any value; arrays and objects at most `depth` deep.
  mutating func value(depth: Int = 32) -> JSONValue? {
    switch peek {
    case UInt8(ascii: "\""): return text()?.string.map(JSONValue.string)
    case UInt8(ascii: "{"): return depth > 0 ? object(depth: depth - 1) : nil
    case UInt8(ascii: "["): return depth > 0 ? array(depth: depth - 1) : nil
    case UInt8(ascii: "t"): return takeWord("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return takeWord("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return takeWord("null") ? .null : nil
    default: return number().map(JSONValue.number)
    }
  }

  private mutating func array(depth: Int) -> JSONValue? {
    var values: [JSONValue] = []
    guard take(UInt8(ascii: "[")) else { return nil }
    if take(UInt8(ascii: "]")) { return .array([]) }
    repeat {
      guard let value = value(depth: depth) else { return nil }
      values.append(value)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? .array(values) : nil
  }

  private mutating func object(depth: Int) -> JSONValue? {
    var members: [(String, JSONValue)] = []
    guard take(UInt8(ascii: "{")) else { return nil }
    if take(UInt8(ascii: "}")) { return .object([]) }
    repeat {
      guard let key = text()?.string, take(UInt8(ascii: ":")), let value = value(depth: depth)
      else { return nil }
      members.append((key, value))
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .object(members) : nil
  }
}
