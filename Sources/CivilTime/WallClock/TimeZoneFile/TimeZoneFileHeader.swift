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
