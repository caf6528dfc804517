#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The name of one intake, kept for ever: 1…64 characters of `A–Z a–z 0–9 . _ -`.
///
/// An id is made before the intake is saved, so that saving twice under one id is harmless.
public struct IntakeID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The id as it is written in the journal.
  public let description: String

  /// An id spelt `text`, or `nil` when it is empty, too long or has other characters.
  public init?(_ text: String) {
    guard (1...64).contains(text.utf8.count), text.utf8.allSatisfy(Self.isAllowed) else {
      return nil
    }
    description = text
  }

  private init(ulid: String) {
    description = ulid
  }

  /// Orders by the bytes; ids from `generate(at:using:)` so sort by their instant.
  public static func < (left: IntakeID, right: IntakeID) -> Bool {
    left.description < right.description
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension IntakeID {
  /// A new id: a ULID of 26 characters, 48 bits of milliseconds since 1970 and 80 random bits.
  ///
  /// The digits are Crockford's base 32 (github.com/ulid/spec). Instants outside 1970…10889 use
  /// the nearest end.
  public static func generate(
    at instant: Date, using generator: inout some RandomNumberGenerator
  ) -> IntakeID {
    let latest = Double((1 << 48) - 1)
    let milliseconds = UInt64(min(max(instant.timeIntervalSince1970 * 1000, 0), latest))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(26)
    appendDigits(of: milliseconds, count: 10, to: &bytes)
    appendDigits(of: generator.next(), count: 8, to: &bytes)
    appendDigits(of: generator.next(), count: 8, to: &bytes)
    return IntakeID(ulid: String(decoding: bytes, as: UTF8.self))
  }

  /// Appends the lowest `count` base 32 digits of `number`, the highest first.
  private static func appendDigits(of number: UInt64, count: Int, to bytes: inout [UInt8]) {
    for place in (0..<count).reversed() {
      let digit = UInt8(truncatingIfNeeded: number >> UInt64(5 * place)) & 31
      bytes.append(crockfordDigit(digit))
    }
  }

  /// Crockford's digits: 0–9, then the letters without I, L, O and U.
  private static func crockfordDigit(_ digit: UInt8) -> UInt8 {
    switch digit {
    case 0...9: UInt8(ascii: "0") + digit
    case 10...17: UInt8(ascii: "A") + digit - 10
    case 18...19: UInt8(ascii: "J") + digit - 18
    case 20...21: UInt8(ascii: "M") + digit - 20
    case 22...26: UInt8(ascii: "P") + digit - 22
    default: UInt8(ascii: "V") + digit - 27
    }
  }
}
