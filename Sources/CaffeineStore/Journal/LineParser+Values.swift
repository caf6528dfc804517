import CaffeineDomain

extension LineParser {
  /// The id, required for every change.
  static func id(_ fields: Fields) throws(Failure) -> IntakeID {
    guard let text = fields.id,
      let id = text.isEscaped ? text.string.flatMap({ IntakeID($0) }) : IntakeID(utf8: text.bytes)
    else { throw .value }
    return id
  }

  /// The stamp of another line, required where it is asked for.
  static func stamp(_ number: Double?) throws(Failure) -> Stamp {
    guard let stamp = number.flatMap({ Stamp(validating: $0) }) else { throw .value }
    return stamp
  }

  /// The fields of an entry, within `IntakeLimits`.
  static func intake(_ fields: Fields) throws(Failure) -> Intake {
    let id = try id(fields)
    guard let start = fields.start, IntakeLimits.seconds.contains(start),
      let milligrams = fields.milligrams, IntakeLimits.milligrams.contains(milligrams),
      let amount = Milligrams(milligrams), IntakeLimits.offsets.contains(fields.offset),
      IntakeLimits.durations.contains(fields.duration)
    else { throw .value }
    let volume = fields.milliliters.flatMap { Milliliters($0) }
    if let milliliters = fields.milliliters {
      guard volume != nil, IntakeLimits.milliliters.contains(milliliters) else { throw .value }
    }
    let drink = try string(fields.drink)?.orNone
    guard let name = try string(fields.name) ?? drink else { throw .value }
    let intake = Intake(
      id: id, drink: drink, name: name.orNone ?? drink ?? EntryReader.unnamed, amount: amount,
      isGiven: fields.given == 1, volume: volume, start: Date(timeIntervalSince1970: start),
      duration: fields.duration, timeZoneIdentifier: try string(fields.zone)?.orNone,
      secondsFromGMT: Int(fields.offset), note: try string(fields.note)?.orNone)
    // An entry too long for a line could be neither edited nor exported.
    guard !intake.isTooLong else { throw .value }
    return intake
  }

  private static func string(_ text: JSONCursor.Text?) throws(Failure) -> String? {
    guard let text else { return nil }
    guard let string = text.string else { throw .value }
    return string
  }

  static func header(_ fields: Fields, _ stamp: Stamp) throws(Failure) -> SealedHeader {
    guard let count = Int(exactly: fields.count), count >= 0,
      let after = Stamp(validating: fields.after)
    else { throw .value }
    return SealedHeader(after: after, stamp: stamp, count: count)
  }

  /// Compares the checksum with that of the bytes before `,"crc":`; returns that too, or for a line
  /// without one that of the line.
  static func seal(
    of line: UnsafeRawBufferPointer, _ fields: Fields
  ) -> (JournalLine.Seal, UInt32) {
    guard let text = fields.checksum else { return (.absent, Checksum.crc32c(line)) }
    guard text.bytes.count == 8, let digits = text.bytes.baseAddress, let start = line.baseAddress
    else { return (.stale, Checksum.crc32c(line)) }
    let covered = UnsafeRawPointer(digits) - start - 8  // `,"crc":"` stands before the digits
    // Must be last: it does not cover what follows.
    guard covered > 0, covered + 18 == line.count else { return (.stale, Checksum.crc32c(line)) }
    let checksum = Checksum.crc32c(UnsafeRawBufferPointer(rebasing: line[..<covered]))
    var written: UInt32 = 0
    for byte in text.bytes {
      guard let digit = hexadecimalValue(byte) else { return (.stale, checksum) }
      written = written << 4 | UInt32(digit)
    }
    return (checksum == written ? .valid : .stale, checksum)
  }

  private static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension String {
  /// `nil` for an empty text, which means the same and which CSV cannot distinguish.
  fileprivate var orNone: String? { isEmpty ? nil : self }
}
