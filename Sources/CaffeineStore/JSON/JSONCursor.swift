/// A position in bytes of JSON that moves forward by tokens without allocating.
///
/// Each step returns `nil` where JSON (RFC 8259) does not allow the bytes.
struct JSONCursor {
  /// The bytes of a string between its quotes, with escapes.
  struct Text {
    var bytes: UnsafeBufferPointer<UInt8>
    var isEscaped: Bool
  }

  var next: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>

  /// `nil` for empty bytes.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
    next = start
    end = start + bytes.count
  }

  /// Whether only white space is left.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return next == end
    }
  }

  /// The next byte after white space, not consumed.
  var peek: UInt8? {
    mutating get {
      skipSpace()
      return next < end ? next.pointee : nil
    }
  }

  /// Consumes `byte` if it comes next.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    if next < end, next.pointee == byte {
      next += 1
      return true
    }
    // White space only now: our own lines have none, and this runs a dozen times per line.
    skipSpace()
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

  /// Skips any value; arrays and objects at most `depth` deep.
  mutating func skipValue(depth: Int = 32) -> Bool {
    switch peek {
    case UInt8(ascii: "\""): text() != nil
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth > 0 && skipContainer(depth: depth - 1)
    case UInt8(ascii: "t"): takeWord("true")
    case UInt8(ascii: "f"): takeWord("false")
    case UInt8(ascii: "n"): takeWord("null")
    default: number() != nil
    }
  }

  /// Consumes `word` if it comes next.
  mutating func takeWord(_ word: StaticString) -> Bool {
    for index in 0..<word.utf8CodeUnitCount {
      guard next < end, next.pointee == word.utf8Start[index] else { return false }
      next += 1
    }
    return true
  }

  private mutating func skipContainer(depth: Int) -> Bool {
    let isObject = next.pointee == UInt8(ascii: "{")
    let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    next += 1
    if take(close) { return true }
    repeat {
      if isObject { guard text() != nil, take(UInt8(ascii: ":")) else { return false } }
      guard skipValue(depth: depth) else { return false }
    } while take(UInt8(ascii: ","))
    return take(close)
  }

  @inline(__always)
  mutating func skipSpace() {
    while next < end {
      switch next.pointee {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): next += 1
      default: return
      }
    }
  }

  /// Reads a number; `nil` also for an infinite one.
  mutating func number() -> Double? {
    skipSpace()
    let start = next
    let isNegative = next < end && next.pointee == UInt8(ascii: "-")
    if isNegative { next += 1 }
    var digits: UInt64 = 0
    let firstDigit = next
    takeDigits(into: &digits)
    var count = next - firstDigit
    // JSON has no `007` (RFC 8259, section 6); it may be an id instead of a number.
    guard count > 0, count == 1 || firstDigit.pointee != UInt8(ascii: "0") else { return nil }
    var places = 0
    if next < end, next.pointee == UInt8(ascii: ".") {
      next += 1
      let firstPlace = next
      takeDigits(into: &digits)
      places = next - firstPlace
      guard places > 0 else { return nil }
      count += places
    }
    if next < end, next.pointee | 0x20 == UInt8(ascii: "e") {
      guard takeExponent() else { return nil }
    } else if count <= 15 {
      // Both are exact in a Double, so one division rounds correctly.
      // `places` is at most 14, as one of 15 digits precedes the point.
      let magnitude = places == 0 ? Double(digits) : Double(digits) / Self.powersOfTen[places]
      return isNegative ? -magnitude : magnitude
    }
    let token = UnsafeBufferPointer(start: start, count: next - start)
    return Double(String(decoding: token, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }

  @inline(__always)
  private mutating func takeDigits(into number: inout UInt64) {
    var place = next
    while place < end {
      let digit = place.pointee &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      // May wrap around: with more than 15 digits the library reads the token again.
      number = number &* 10 &+ UInt64(digit)
      place += 1
    }
    next = place
  }

  private mutating func takeExponent() -> Bool {
    next += 1
    if next < end, next.pointee == UInt8(ascii: "+") || next.pointee == UInt8(ascii: "-") {
      next += 1
    }
    let start = next
    var ignored: UInt64 = 0
    takeDigits(into: &ignored)
    return next > start
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14,
  ]
}
