extension ByteBuffer {
  /// Appends a glyph of a grid; nothing for the right half of a wide one.
  mutating func append(_ glyph: PackedGlyph, of clusters: UTF8Bytes) {
    if glyph.isPrintableASCII {
      append(UInt8(truncatingIfNeeded: glyph.rawValue))
    } else if glyph.isCluster {
      append(UnsafeBufferPointer(rebasing: clusters[glyph.clusterRange]))
    } else if glyph != .none {
      append(scalar: glyph.scalarValue)
    }
  }
}
