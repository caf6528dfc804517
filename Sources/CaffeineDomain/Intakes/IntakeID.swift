/// The name of one intake, kept for ever: 1…64 characters of `A–Z a–z 0–9 . _ -`.
///
/// An id is made before the intake is saved, so that saving twice under one id is harmless.
public struct IntakeID: Hashable, Sendable {
  /// How it is kept: ids of our own making need no memory but this.
  private enum Form: Hashable, Sendable {
    case ulid(ULID)
    case text(String)  // whatever is no ULID in capitals
  }

  private let form: Form

  /// An id spelt `text`, or `nil` when it is empty, too long or has other characters.
  public init?(_ text: String) {
    var text = text
    let id = text.withUTF8 { IntakeID(utf8: $0) }
    guard let id else { return nil }
    self = id
  }

  /// An id of these characters, or `nil` when they are too few, too many or others.
  package init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    if let ulid = ULID(bytes) {
      form = .ulid(ulid)
    } else {
      guard (1...64).contains(bytes.count), bytes.allSatisfy(Self.isAllowed) else { return nil }
      form = .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// A new id: a ULID of the milliseconds since 1970 and 80 random bits.
  ///
  /// Instants outside 1970…10889 use the nearest end, one that is no number the first.
  public static func generate(
    at instant: Date, using generator: inout some RandomNumberGenerator
  ) -> IntakeID {
    let latest = Double((1 << 48) - 1)
    let elapsed = instant.timeIntervalSince1970 * 1000
    let milliseconds = elapsed > 0 ? UInt64(min(elapsed, latest)) : 0
    let ulid = ULID(milliseconds: milliseconds, generator.next(), generator.next())
    return IntakeID(form: .ulid(ulid))
  }

  private init(form: Form) {
    self.form = form
  }

  /// Sixteen bytes that are the same for the same id and seldom for others, and go up with the
  /// ids of one form: a ULID, or the first characters of another id.
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

extension IntakeID: CustomStringConvertible {
  /// The id as it is written in the journal.
  public var description: String {
    switch form {
    case .ulid(let ulid): ulid.description
    case .text(let text): text
    }
  }
}

extension IntakeID: Comparable {
  /// Orders by the bytes; ids from `generate(at:using:)` so sort by their instant.
  public static func < (left: IntakeID, right: IntakeID) -> Bool {
    if case (.ulid(let left), .ulid(let right)) = (left.form, right.form) { return left < right }
    return left.description < right.description
  }
}
