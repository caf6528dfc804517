/// Reading the Time Zone Information Format. Source: RFC 9636.
extension TransitionTable {
  /// The table in a file of version 1 to 4; its 64-bit block where it has one.
  init(tzif bytes: [UInt8]) throws(TimeZoneFileError) {
    var reader = TimeZoneFileReader(bytes: bytes)
    var header = try TimeZoneFileHeader(from: &reader)
    guard header.version > 1 else {
      self = try Self(from: &reader, header: header, bytesPerTime: 4, rule: nil)
      return
    }
    try reader.skip(header.blockSize(bytesPerTime: 4))
    header = try TimeZoneFileHeader(from: &reader)
    let block = reader
    try reader.skip(header.blockSize(bytesPerTime: 8))
    let rule = try reader.readFooter()
    reader = block
    self = try Self(from: &reader, header: header, bytesPerTime: 8, rule: rule)
  }

  private init(
    from reader: inout TimeZoneFileReader, header: TimeZoneFileHeader, bytesPerTime: Int,
    rule: PosixTimeZoneRule?
  ) throws(TimeZoneFileError) {
    guard header.leapSeconds == 0 else { throw .leapSeconds }
    // Every read below is in bounds of this, so that no count in the file is trusted with memory.
    try reader.require(header.blockSize(bytesPerTime: bytesPerTime))
    var instants: [Int] = []
    for index in 0..<header.transitions {
      let instant = try reader.readInteger(bytes: bytesPerTime)
      // Also keeps arithmetic with offsets far from overflow.
      guard -(1 << 60)...(1 << 60) ~= instant else { throw .transition(index: index) }
      if let last = instants.last, instant <= last { throw .transition(index: index) }
      instants.append(instant)
    }
    var types: [Int] = []
    for _ in 0..<header.transitions { types.append(Int(try reader.readByte())) }
    let typeOffsets = try reader.readOffsets(count: header.types)
    for (index, type) in types.enumerated() where type >= typeOffsets.count {
      throw .typeIndex(type, transition: index, types: typeOffsets.count)
    }
    self.instants = instants
    offsets = [typeOffsets[0]] + types.map { typeOffsets[$0] }
    self.rule = rule
  }
}
