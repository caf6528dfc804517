/// A permanent id of an intake: 1 to 64 characters of `A–Z a–z 0–9 . _ -`.
///
/// It exists before the intake is saved, so saving twice under one id is harmless.
public struct IntakeID: Hashable, Sendable {
  /// The storage: a ULID needs no allocation.
  private enum Form: Hashable, Sendable {
    case ulid(ULID)
    case text(String)  // whatever is no ULID in capitals
  }

  private let form: Form

  /// Creates an id; `nil` for an empty or too long text, and for other characters.
  public init?(_ text: String) {
    var text = text
    let id = text.withUTF8 { IntakeID(utf8: $0) }
    guard let id else { return nil }
    self = id
  }

  /// Creates an id; `nil` for too few, too many or other characters.
  package init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    if let ulid = ULID(bytes) {
      form = .ulid(ulid)
    } else {
      guard (1...64).contains(bytes.count),
        bytes.allSatisfy({ $0.isAlphanumeric(or: "._-") })
      else { return nil }
      form = .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Creates a ULID from the milliseconds since 1970 and 80 random bits.
  ///
  /// Instants outside 1970...10889 count as the nearest end, and NaN as the first.
  public static func generate(
    at instant: Date, using generator: inout some RandomNumberGenerator
  ) -> IntakeID {
    let latest = Double((1 << 48) - 1)
    let elapsed = instant.timeIntervalSince1970 * 1000
    let milliseconds = elapsed > 0 ? UInt64(min(elapsed, latest)) : 0
    let ulid = ULID(milliseconds: milliseconds, generator.next(), generator.next())
    return IntakeID(form: .ulid(ulid))
  }

  private init(form: Form) { self.form = form }

  /// The moment of `generate(at:using:)` in milliseconds since 1970; `nil` for another id.
  package var creation: Int64? {
    switch form {
    case .ulid(let ulid): Int64(ulid.high >> 16)
    case .text: nil
    }
  }

  /// Sixteen bytes that are equal for equal ids, rarely equal for others, and ordered within one
  /// form: the ULID, or the first characters of another id.
  package var words: (UInt64, UInt64) {
    switch form {
    case .ulid(let ulid): return (ulid.high, ulid.low)
    case .text(let text):
      var words: (UInt64, UInt64) = (0, 0)
      for (place, byte) in text.utf8.prefix(16).enumerated() {
        let shifted = UInt64(byte) << UInt64(56 - 8 * (place & 7))
        if place < 8 { words.0 |= shifted } else { words.1 |= shifted }
      }
      return words
    }
  }
}

extension IntakeID: CustomStringConvertible {
  /// The id as written in the journal.
  public var description: String {
    switch form {
    case .ulid(let ulid): ulid.description
    case .text(let text): text
    }
  }
}

extension IntakeID: Comparable {
  /// Orders by bytes, so ids from `generate(at:using:)` sort by time.
  public static func < (left: IntakeID, right: IntakeID) -> Bool {
    if case (.ulid(let left), .ulid(let right)) = (left.form, right.form) { return left < right }
    return left.description < right.description
  }
}

/// 26 digits for 128 bits: 48 of milliseconds since 1970, 80 random.
///
/// The digits are Crockford's base 32 in capitals, which sort like the values. Source:
/// github.com/ulid/spec.
struct ULID: Hashable, Sendable {
  private(set) var high: UInt64 = 0
  private(set) var low: UInt64 = 0

  private static let length = 26

  /// Combines an instant with the lower 40 bits of two random numbers.
  init(milliseconds: UInt64, _ first: UInt64, _ second: UInt64) {
    let random = first & 0xFF_FFFF_FFFF
    high = milliseconds << 16 | random >> 24
    low = random << 40 | second & 0xFF_FFFF_FFFF
  }

  /// Parses 26 digits; `nil` for anything else.
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

  /// 0–9, then the letters without I, L, O and U.
  private static let digits: StaticString = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
}

extension ULID: CustomStringConvertible {
  var description: String {
    String(unsafeUninitializedCapacity: Self.length) { bytes in
      var (high, low) = (high, low)
      for place in (0..<Self.length).reversed() {
        bytes[place] = Self.digits.utf8Start[Int(low & 31)]
        low = low >> 5 | high << 59
        high >>= 5
      }
      return Self.length
    }
  }
}

extension ULID: Comparable {
  /// The order of the digits.
  static func < (left: ULID, right: ULID) -> Bool {
    left.high == right.high ? left.low < right.low : left.high < right.high
  }
}
