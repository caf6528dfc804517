/// A place in the bytes of a time zone file; numbers there are big-endian.
struct TimeZoneFileReader {
  let bytes: [UInt8]
  private(set) var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Throws unless that many bytes follow.
  func require(_ count: Int) throws(TimeZoneFileError) {
    guard count <= bytes.count - position else {
      throw .truncated(offset: position, missing: count - (bytes.count - position))
    }
  }

  mutating func skip(_ count: Int) throws(TimeZoneFileError) {
    try require(count)
    position += count
  }

  mutating func readByte() throws(TimeZoneFileError) -> UInt8 {
    try require(1)
    position += 1
    return bytes[position - 1]
  }

  /// A count of four bytes, unsigned.
  mutating func readCount() throws(TimeZoneFileError) -> Int {
    Int(UInt32(truncatingIfNeeded: try readInteger(bytes: 4)))
  }

  /// An integer of four or eight bytes in two's complement.
  mutating func readInteger(bytes count: Int) throws(TimeZoneFileError) -> Int {
    var value = Int(Int8(bitPattern: try readByte()))
    for _ in 1..<count { value = value << 8 | Int(try readByte()) }
    return value
  }

  /// The offsets of the local time types, in seconds ahead of UTC (RFC 9636, section 3.2).
  mutating func readOffsets(count: Int) throws(TimeZoneFileError) -> [Int] {
    var offsets: [Int] = []
    for index in 0..<count {
      let offset = try readInteger(bytes: 4)
      guard -90_000 < offset, offset < 93_600 else { throw .offset(offset, type: index) }
      offsets.append(offset)
      try skip(2)  // Whether it is daylight saving, and its abbreviation.
    }
    return offsets
  }

  /// The rule between the last two line ends; nil if there is nothing between them.
  mutating func readFooter() throws(TimeZoneFileError) -> PosixTimeZoneRule? {
    let newline = UInt8(ascii: "\n")
    guard try readByte() == newline, let end = bytes[position...].firstIndex(of: newline) else {
      throw .footer(offset: position)
    }
    guard end > position else { return nil }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    guard let rule = PosixTimeZoneRule(text) else { throw .rule(text) }
    return rule
  }
}

/// The 44 bytes before each block of a time zone file (RFC 9636, section 3.1).
struct TimeZoneFileHeader {
  /// 1 to 4.
  let version: Int
  let utcIndicators: Int
  let standardIndicators: Int
  let leapSeconds: Int
  let transitions: Int
  let types: Int
  let abbreviationBytes: Int

  init(from reader: inout TimeZoneFileReader) throws(TimeZoneFileError) {
    let start = reader.position
    for byte in "TZif".utf8 {
      guard try reader.readByte() == byte else { throw .notATimeZoneFile(offset: start) }
    }
    let digit = try reader.readByte()
    switch digit {
    case 0: version = 1
    case UInt8(ascii: "2")...UInt8(ascii: "4"): version = Int(digit - UInt8(ascii: "0"))
    default: throw .version(digit)
    }
    try reader.skip(15)
    utcIndicators = try reader.readCount()
    standardIndicators = try reader.readCount()
    leapSeconds = try reader.readCount()
    transitions = try reader.readCount()
    types = try reader.readCount()
    abbreviationBytes = try reader.readCount()
    guard 1...256 ~= types else { throw .typeCount(types) }
  }

  /// The bytes of the block after this header (RFC 9636, section 3.2).
  func blockSize(bytesPerTime: Int) -> Int {
    transitions * (bytesPerTime + 1) + types * 6 + abbreviationBytes
      + leapSeconds * (bytesPerTime + 4) + standardIndicators + utcIndicators
  }
}

/// The reason why a ``WallClock`` cannot use the bytes of a time zone file.
public struct TimeZoneFileError: Error, Hashable, CustomStringConvertible {
  /// The problem, its place in the file, and the advice to reinstall tzdata or choose another zone.
  public let description: String

  private init(_ problem: String) {
    description = problem + "; install the system's tzdata package again or choose another zone"
  }

  static func notATimeZoneFile(offset: Int) -> Self {
    Self("not a time zone file: no \"TZif\" at byte \(offset)")
  }

  static func version(_ byte: UInt8) -> Self {
    Self("time zone file of an unknown version: byte \(byte) at byte 4, expected 0, 2, 3 or 4")
  }

  static func truncated(offset: Int, missing: Int) -> Self {
    Self("time zone file cut short: \(missing) more bytes needed from byte \(offset) on")
  }

  static func typeCount(_ count: Int) -> Self {
    Self("time zone file with \(count) local time types, expected 1 to 256")
  }

  static func typeIndex(_ type: Int, transition: Int, types: Int) -> Self {
    Self("time zone file: transition \(transition) names type \(type) of \(types)")
  }

  static func transition(index: Int) -> Self {
    Self("time zone file: transition \(index) is out of order or out of range")
  }

  static func offset(_ seconds: Int, type: Int) -> Self {
    Self("time zone file: type \(type) is \(seconds) seconds from UTC, more than a day")
  }

  static let leapSeconds = Self(
    "time zone file that counts leap seconds, which clocks here do not: not one of \"right/\"")

  static func footer(offset: Int) -> Self {
    Self("time zone file: no rule between two line ends at byte \(offset)")
  }

  static func rule(_ text: String) -> Self {
    Self("time zone file: its rule \"\(text)\" is no POSIX TZ string")
  }
}
