import CaffeineDomain
import CivilTime

/// What one line of a journal file says.
struct JournalLine {
  /// The content of a line.
  enum Content {
    /// A change to an intake.
    case record(Record)
    /// The first line of a sealed file.
    case header(SealedHeader)
    /// Nothing this version knows.
    case unknown
  }

  /// How the checksum at the end stands to the line.
  enum Seal {
    /// It is right: the line is as it was written.
    case valid
    /// It is wrong: edited by hand, or damaged.
    case stale
    /// There is none: written by hand.
    case absent
  }

  /// What it says.
  var content: Content
  /// Whether it is as it was written.
  var seal: Seal
  /// Its stamp, also of lines whose operation is unknown.
  var stamp: Stamp
}

/// The first line of a sealed file: what is in it.
struct SealedHeader: Hashable, Sendable {
  /// When the import was made, among the changes of its device.
  var moment: Moment
  /// How many records follow.
  var count: Int
  /// The start of the first and of the last intake, in seconds since 1970.
  var range: ClosedRange<Int64>
  /// Whether only additions follow, in the order of their starts.
  var isOrdered: Bool
}

extension SealedHeader {
  /// Appends the header as a line with its checksum.
  func appendLine(to writer: inout JSONWriter) {
    let start = writer.bytes.count
    writer.literal("{\"v\":1,\"op\":\"seg\"")
    writer.member(",\"hlc\":", moment.stamp.milliseconds)
    writer.member(",\"after\":", moment.after.milliseconds)
    writer.member(",\"count\":", Int64(count))
    writer.member(",\"min\":", range.lowerBound)
    writer.member(",\"max\":", range.upperBound)
    if isOrdered { writer.member(",\"order\":", "at") }
    writer.seal(from: start)
  }
}

extension JSONWriter {
  /// Appends `,"crc":"…"}` and a newline, the checksum being that of the bytes since `start`.
  mutating func seal(from start: Int) {
    let crc = bytes.withUnsafeBytes {
      Checksum.crc32c(UnsafeRawBufferPointer(rebasing: $0[start...]))
    }
    literal(",\"crc\":\"")
    append(crc.padded(to: 8, radix: 16))
    literal("\"}\n")
  }
}
