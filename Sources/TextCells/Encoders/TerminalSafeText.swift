extension String {
  /// The text in a form that is safe to show on a terminal among other text.
  ///
  /// For names and messages from elsewhere. Control characters become visible: pictures (`␛` for
  /// escape, U+2400…) or, for C1 and the line and paragraph separators, `\u{85}`. Invisible
  /// characters go: bidirectional controls, tags outside flags, zero-width characters except the
  /// joiners that emoji and some scripts need. `isIsolated` wraps the text in FSI and PDI (UAX #9),
  /// so that a right-to-left name does not reorder the text around it; for a terminal only.
  /// O(length).
  public func terminalSafe(isIsolated: Bool = false) -> String {
    var output = ByteBuffer(capacity: utf8.count + 8)
    if isIsolated { output.append(scalar: 0x2068) }
    withUTF8Bytes { bytes in
      for cluster in ClusterScanner(bytes, readsEscapes: false) {
        output.append(visible: cluster, of: bytes)
      }
    }
    if isIsolated { output.append(scalar: 0x2069) }
    return output.text
  }
}

extension ByteBuffer {
  fileprivate mutating func append(visible cluster: TextCluster, of bytes: UTF8Bytes) {
    let value = bytes.scalar(at: cluster.range.lowerBound).value
    switch value {
    case 0..<0x20: appendPictures(of: bytes, in: cluster.range)
    case 0x7F: append(scalar: 0x2421)
    case 0x80..<0xA0, 0x2028, 0x2029:
      append("\\u{")
      append(String(value, radix: 16, uppercase: true))
      append(0x7D)
    case _ where cluster.columns == 0: break
    default:
      if let scalar = cluster.scalar { return append(scalar: scalar) }
      ShownCluster(bytes, cluster.range).forEachKeptScalar { value, _ in append(scalar: value) }
    }
  }

  /// Control pictures for the characters below U+0020; CR and LF can be one cluster.
  private mutating func appendPictures(of bytes: UTF8Bytes, in range: Range<Int>) {
    for index in range { append(scalar: 0x2400 + UInt32(bytes[index])) }
  }
}
