/// 26 digits that stand for 128 bits: 48 of milliseconds since 1970, 80 at random.
///
/// The digits are Crockford's base 32 in capitals, which sort as their values do. Source:
/// github.com/ulid/spec.
struct ULID: Hashable, Sendable {
  /// The upper 64 bits.
  private(set) var high: UInt64 = 0
  /// The lower 64 bits.
  private(set) var low: UInt64 = 0

  private static let length = 26

  /// The ULID of an instant and the lower 40 bits of two random numbers.
  init(milliseconds: UInt64, _ first: UInt64, _ second: UInt64) {
    let random = first & 0xFF_FFFF_FFFF
    high = milliseconds << 16 | random >> 24
    low = random << 40 | second & 0xFF_FFFF_FFFF
  }

  /// The ULID that `bytes` spell, `nil` when they spell none.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == Self.length, bytes[0] <= UInt8(ascii: "7") else { return nil }
    for byte in bytes {
      guard let value = Self.value(of: byte) else { return nil }
      high = high << 5 | low >> 59
      low = low << 5 | value
    }
  }

  private static func value(of byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "H"): UInt64(byte - UInt8(ascii: "A") + 10)
    case UInt8(ascii: "J")...UInt8(ascii: "K"): UInt64(byte - UInt8(ascii: "J") + 18)
    case UInt8(ascii: "M")...UInt8(ascii: "N"): UInt64(byte - UInt8(ascii: "M") + 20)
    case UInt8(ascii: "P")...UInt8(ascii: "T"): UInt64(byte - UInt8(ascii: "P") + 22)
    case UInt8(ascii: "V")...UInt8(ascii: "Z"): UInt64(byte - UInt8(ascii: "V") + 27)
    default: nil
    }
  }

  /// The digit of a value up to 31: 0–9, then the letters without I, L, O and U.
  private static func digit(_ value: UInt8) -> UInt8 {
    switch value {
    case 0...9: UInt8(ascii: "0") + value
    case 10...17: UInt8(ascii: "A") + value - 10
    case 18...19: UInt8(ascii: "J") + value - 18
    case 20...21: UInt8(ascii: "M") + value - 20
    case 22...26: UInt8(ascii: "P") + value - 22
    default: UInt8(ascii: "V") + value - 27
    }
  }
}

extension ULID: CustomStringConvertible {
  /// The 26 digits.
  var description: String {
    String(unsafeUninitializedCapacity: Self.length) { bytes in
      var (high, low) = (high, low)
      for place in (0..<Self.length).reversed() {
        bytes[place] = Self.digit(UInt8(truncatingIfNeeded: low) & 31)
        low = low >> 5 | high << 59
        high >>= 5
      }
      return Self.length
    }
  }
}

extension ULID: Comparable {
  /// Orders as the digits do.
  static func < (left: ULID, right: ULID) -> Bool {
    left.high == right.high ? left.low < right.low : left.high < right.high
  }
}
