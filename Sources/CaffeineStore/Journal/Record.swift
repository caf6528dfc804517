package import CaffeineDomain
import CaffeineJSON

/// A line of a journal: a change to one drink.
package struct Record: Hashable, Sendable {
  /// The kind of change.
  package enum Change: Hashable, Sendable {
    /// The drink was logged.
    case add(Intake)
    /// The drink got this complete new state.
    case edit(Intake)
    case remove(IntakeID)

    package var id: IntakeID {
      switch self {
      case .add(let intake), .edit(let intake): intake.id
      case .remove(let id): id
      }
    }
  }

  package var change: Change

  /// The time of the change by its device's clock.
  package var stamp: Stamp

  /// The device that owns the file.
  package var device: String

  /// The command that made the change, by the stamp of its first line.
  package var command: Stamp

  /// The command of this device that the change takes back; `nil` for any other change.
  package var takesBack: Stamp?

  /// In a removal of an older version, its `undo`: the stamp of the record of this device that it
  /// takes away, which counts as never made, as it does itself.
  package var takesAway: Stamp?

  /// Whether a later version wrote it, with fields that may be unknown here.
  package var isNewer = false

  /// The checksum of its line, which decides between lines that agree in all else; 0 before it is
  /// written.
  var checksum: UInt32 = 0

  /// A change that is a command by itself.
  package init(_ change: Change, stamp: Stamp, device: String) {
    (self.change, self.stamp, self.device) = (change, stamp, device)
    command = stamp
  }

  package var id: IntakeID { change.id }

  /// What the line says of the drink; `nil` for a removal.
  private var intake: Intake? {
    switch change {
    case .add(let intake), .edit(let intake): intake
    case .remove: nil
    }
  }

  /// The drink after this record; `nil` for a removal, and for a rated night of an older version.
  package var state: Intake? { isRatedNight ? nil : intake }

  /// Whether an older version rated a night with it, which no reader shows.
  var isRatedNight: Bool { intake?.isRatedNight ?? false }
}

extension Intake {
  /// Older versions kept the rating of a night as a drink without caffeine.
  var isRatedNight: Bool { amount == .zero && drink.map(Self.nights.contains) == true }

  /// The ratings, in the place of a drink.
  static let nights: Set<String> = ["good-night", "bad-night"]
}

extension Record {
  /// The record as a line of JSON with checksum and newline; UTF-8.
  ///
  /// Keys: `v` version, `op` change, `id`, `hlc` stamp in ms, `at` start in s, `tz` zone, `off` its
  /// offset in s, `drink`, `name`, `mg`, `given` 1 for a stated amount, `ml`, `over` duration in s,
  /// `note`, `cmd` the stamp of its command's first line, `undo` the stamp of the command or record
  /// that it takes back, `pos` the offset in a file of the journal, `crc` CRC-32C of all bytes
  /// before `,"crc"`.
  package func line(at place: Int? = nil) -> [UInt8] {
    var writer = JSONWriter(capacity: 256)
    appendLine(to: &writer, at: place)
    return writer.bytes
  }

  func appendLine(to writer: inout JSONWriter, at place: Int? = nil) {
    let start = writer.bytes.count
    let operation: StaticString =
      switch change {
      case .add: "add"
      case .edit: "edit"
      case .remove: "del"
      }
    writer.literal("{\"v\":1,\"op\":\"")
    writer.literal(operation)
    writer.member("\",\"id\":", id.description)
    writer.member(",\"hlc\":", stamp.milliseconds)
    if let intake { append(intake, to: &writer) }
    if command != stamp { writer.member(",\"cmd\":", command.milliseconds) }
    if let stamp = takesBack { writer.member(",\"undo\":", stamp.milliseconds) }
    // A line that it would make too long for a reader goes without.
    if let place, writer.bytes.count - start < LineParser.longestLine - 64 {
      writer.member(",\"pos\":", Int64(place))
    }
    writer.seal(from: start)
  }

  private func append(_ intake: Intake, to writer: inout JSONWriter) {
    // Cannot trap: parser and `objection` reject starts outside of 1900 to 2199.
    writer.member(",\"at\":", Int64(intake.start.timeIntervalSince1970))
    if let zone = intake.timeZoneIdentifier { writer.member(",\"tz\":", zone) }
    writer.member(",\"off\":", Int64(intake.secondsFromGMT))
    if let drink = intake.drink { writer.member(",\"drink\":", drink) }
    writer.member(",\"name\":", intake.name)
    writer.member(",\"mg\":", intake.amount.value)
    if intake.isGiven { writer.literal(",\"given\":1") }
    if let volume = intake.volume { writer.member(",\"ml\":", volume.value) }
    if intake.duration > 0 { writer.member(",\"over\":", intake.duration) }
    if let note = intake.note { writer.member(",\"note\":", note) }
  }
}

/// The first line of an import.
struct SealedHeader: Hashable, Sendable {
  /// The stamp of the preceding line in the device's file; `Stamp.none` before the first.
  ///
  /// Stamps order the changes in the device's file. An import is elsewhere and refers to the last of
  /// them, so that setting the clock back does not move it.
  var after: Stamp
  var stamp: Stamp
  /// How many drinks it has.
  var count: Int

  /// `range` has the first and last start, in s since 1970.
  func appendLine(of range: ClosedRange<Date>, to writer: inout JSONWriter) {
    let start = writer.bytes.count
    writer.literal("{\"v\":1,\"op\":\"seg\"")
    writer.member(",\"hlc\":", stamp.milliseconds)
    writer.member(",\"after\":", after.milliseconds)
    writer.member(",\"count\":", Int64(count))
    writer.member(",\"min\":", Int64(range.lowerBound.timeIntervalSince1970))
    writer.member(",\"max\":", Int64(range.upperBound.timeIntervalSince1970))
    writer.seal(from: start)
  }
}

extension JSONWriter {
  /// Appends `,"crc":"…"}` and a newline; the checksum covers the bytes from `start`.
  mutating func seal(from start: Int) {
    let crc = bytes.withUnsafeBytes {
      Checksum.crc32c(UnsafeRawBufferPointer(rebasing: $0[start...]))
    }
    literal(",\"crc\":\"")
    append(crc.padded(to: 8, radix: 16))
    literal("\"}\n")
  }
}

/// CRC-32C, the checksum at the end of each journal line.
///
/// Source: Castagnoli's polynomial, reflected, 0x82F63B78, as in RFC 3720 appendix B.4. The check
/// value of the nine bytes `123456789` is `e3069283`.
package enum Checksum {
  /// The checksum of `bytes`; O(n).
  ///
  /// A byte a step: the tables for eight would take longer to build at a launch than they save in
  /// the lines of four months.
  package static func crc32c(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      var crc: UInt32 = 0xFFFF_FFFF
      for byte in bytes { crc = table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ (crc >> 8) }
      return ~crc
    }
  }

  /// The remainder of each byte.
  private static let table = (0..<256).map { (byte: UInt32) in
    (0..<8).reduce(byte) { remainder, _ in
      remainder & 1 == 0 ? remainder >> 1 : 0x82F6_3B78 ^ (remainder >> 1)
    }
  }
}
