extension JSONCursor {
  /// Passes a number; `nil` also when it is not finite.
  mutating func number() -> Double? {
    skipSpace()
    let start = next
    let isNegative = next < end && next.pointee == UInt8(ascii: "-")
    if isNegative { next += 1 }
    var digits: UInt64 = 0
    let firstDigit = next
    takeDigits(into: &digits)
    var count = next - firstDigit
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
      // Both are exact in a Double, so that one division rounds correctly.
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
