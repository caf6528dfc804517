/// The offsets of a zone: single changes for the past, a rule for the future.
struct TransitionTable: Sendable, Hashable {
  /// The seconds since 1970 at which the offset changes, ascending.
  let instants: [Int]
  /// `offsets[0]` holds before the first instant, `offsets[i + 1]` from instant `i` on.
  let offsets: [Int]
  /// The rule from the last instant on, if the file has one.
  let rule: PosixTimeZoneRule?

  /// The offset at a second since 1970, and the span in which it holds.
  ///
  /// - Complexity: O(log n) for n transitions.
  func span(at second: Int) -> OffsetSpan {
    let index = indexOfFirstInstant(after: second)
    if index == instants.count, let rule {
      let span = rule.span(at: second)
      return OffsetSpan(
        offset: span.offset, start: max(span.start, instants.last ?? .min), end: span.end)
    }
    return OffsetSpan(
      offset: offsets[index], start: index == 0 ? .min : instants[index - 1],
      end: index < instants.count ? instants[index] : .max)
  }

  private func indexOfFirstInstant(after second: Int) -> Int {
    var (low, high) = (0, instants.count)
    while low < high {
      let middle = (low + high) / 2
      if instants[middle] <= second { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

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
    // Checked before memory is taken: the reads below stay within it, whatever counts the file
    // claims.
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
