/// CRC-32C, the check at the end of each journal line.
///
/// Source: Castagnoli's polynomial, reflected, 0x82F63B78, as in RFC 3720 appendix B.4; eight
/// bytes a step ("slicing by eight", Kounavis and Berry, ISCC 2005).
/// The check value of the nine bytes `123456789` is `e3069283`.
package enum Checksum {
  /// The checksum of `bytes`, in O(n).
  package static func crc32c(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    guard let start = bytes.baseAddress else { return 0 }
    return table.withUnsafeBufferPointer { table in
      var crc: UInt32 = 0xFFFF_FFFF
      var index = 0
      while index + 8 <= bytes.count {
        let word = start.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        let mixed = word ^ UInt64(crc)
        crc =
          entry(mixed, 0, table) ^ entry(mixed, 1, table) ^ entry(mixed, 2, table)
          ^ entry(mixed, 3, table) ^ entry(mixed, 4, table) ^ entry(mixed, 5, table)
          ^ entry(mixed, 6, table) ^ entry(mixed, 7, table)
        index += 8
      }
      while index < bytes.count {
        crc = table[Int(UInt8(truncatingIfNeeded: crc) ^ bytes[index])] ^ (crc >> 8)
        index += 1
      }
      return ~crc
    }
  }

  /// What the byte at `place` of `word` adds, seven places before the end for place 0.
  @inline(__always)
  private static func entry(
    _ word: UInt64, _ place: Int, _ table: UnsafeBufferPointer<UInt32>
  ) -> UInt32 {
    let byte = Int(UInt8(truncatingIfNeeded: word >> UInt64(8 * place)))
    return table[(7 - place) * 256 + byte]
  }

  /// Row n holds the remainders of each byte followed by n zero bytes.
  private static let table: [UInt32] = {
    var table = (0..<256 as Range<UInt32>).map { byte in
      (0..<8).reduce(byte) { crc, _ in crc & 1 == 0 ? crc >> 1 : 0x82F6_3B78 ^ (crc >> 1) }
    }
    table.reserveCapacity(8 * 256)
    for index in 256..<8 * 256 {
      let before = table[index - 256]
      table.append(table[Int(UInt8(truncatingIfNeeded: before))] ^ (before >> 8))
    }
    return table
  }()
}
