/// A grapheme cluster in four bytes: a scalar, or where its UTF-8 lies in the grid's store.
package struct PackedGlyph: Equatable {
  /// A scalar's value; or, with the top bit set, 7 bits of length and 24 bits of offset.
  let rawValue: UInt32

  static let space = PackedGlyph(rawValue: 0x20)
  /// The right half of a wide glyph.
  static let none = PackedGlyph(rawValue: 0)

  /// The longest cluster a grid stores, in bytes of UTF-8.
  static let longestCluster = 64
  /// The most bytes of clusters one grid stores.
  static let storeCapacity = 1 << 24

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A glyph of one column; U+FFFD if the scalar is not one.
  init(picture scalar: Unicode.Scalar) {
    let isPicture = PackedGlyph.isPicture(scalar.value)
    rawValue = isPicture ? scalar.value : 0xFFFD
  }

  private static func isPicture(_ value: UInt32) -> Bool {
    switch value {
    case 0x20..<0x7F, 0x2500..<0x25FD, 0x2800...0x28FF: return true
    default: break
    }
    let traits = ScalarTraits(value)
    return traits.columns == 1 && traits.joining.startsCluster
  }

  init(clusterAt offset: Int, length: Int) {
    rawValue = 1 << 31 | UInt32(length) << 24 | UInt32(offset)
  }

  var isPrintableASCII: Bool { rawValue &- 0x20 < 0x5F }

  var isCluster: Bool { rawValue >> 31 == 1 }

  /// Whether it is a letter or a sign, and no line, block, braille or part of a picture.
  var isText: Bool { isCluster || rawValue < 0x2500 || (0x2900..<1 << 29).contains(rawValue) }

  /// Whether it is a block, whose edges lie beside other cells and not beside its own ground.
  var isBlock: Bool { (0x2580...0x259F).contains(rawValue) }

  /// Whether its colour has to stand out from the same ground by as much.
  func isOfKind(of other: PackedGlyph) -> Bool {
    isText == other.isText && isBlock == other.isBlock
  }

  /// The cluster's bytes in the store; only where `isCluster`.
  var clusterRange: Range<Int> {
    let offset = Int(rawValue & 0xFF_FFFF)
    return offset..<offset + Int(rawValue >> 24 & 0x7F)
  }
}
