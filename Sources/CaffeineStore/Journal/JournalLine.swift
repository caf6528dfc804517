import CaffeineDomain
import CaffeineJSON
import CivilTime

struct JournalLine {
  enum Content {
    case record(Record)
    /// The first line of a sealed file.
    case header(SealedHeader)
    /// An operation that this version does not know.
    case unknown
  }

  var content: Content
  /// Whether its checksum is right; if not it was edited by hand, or damaged; `nil` without one, as
  /// in a line written by hand.
  var isIntact: Bool?
  /// Also set for an unknown operation.
  var stamp: Stamp
  /// The offset in its file at which it was written; `nil` in lines of older versions.
  var place: Int?
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
/// Source: Castagnoli's polynomial, reflected, 0x82F63B78, as in RFC 3720 appendix B.4; eight bytes
/// per step ("slicing by eight", Kounavis and Berry, ISCC 2005). The check value of the nine bytes
/// `123456789` is `e3069283`.
package enum Checksum {
  /// The checksum of `bytes`; O(n).
  package static func crc32c(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      var crc: UInt32 = 0xFFFF_FFFF
      let end = bytes.count & ~7
      for index in stride(from: 0, to: end, by: 8) {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        let mixed = word ^ UInt64(crc)
        crc = 0
        for place in 0..<8 {
          let byte = UInt8(truncatingIfNeeded: mixed >> UInt64(8 * place))
          crc ^= table[(7 - place) * 256 + Int(byte)]
        }
      }
      for byte in bytes[end...] {
        crc = table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ (crc >> 8)
      }
      return ~crc
    }
  }

  /// Row n has the remainders of each byte followed by n zero bytes.
  ///
  /// Each launch of the command that reads a journal builds this table.
  private static let table: [UInt32] = {
    var table = (0..<256).map { (byte: UInt32) -> UInt32 in
      (0..<8).reduce(byte) { remainder, _ in
        remainder & 1 == 0 ? remainder >> 1 : 0x82F6_3B78 ^ (remainder >> 1)
      }
    }
    table.reserveCapacity(8 * 256)
    for index in 0..<7 * 256 {
      table.append(table[Int(UInt8(truncatingIfNeeded: table[index]))] ^ (table[index] >> 8))
    }
    return table
  }()
}
