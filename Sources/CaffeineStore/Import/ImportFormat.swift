/// What kind of file intakes are imported from.
public enum ImportFormat: String, Hashable, Sendable, CaseIterable {
  /// Apple Health's `export.xml`.
  case appleHealth = "apple-health"
  /// Comma-separated values with a header line, of whatever program.
  case csv
  /// JSON: the object that `IntakeExport` writes, an array of entries, or what other programs save.
  case json
  /// Lines of a journal.
  case jsonLines = "jsonl"
}

extension ImportFormat {
  /// The format of a file that begins with `bytes`.
  ///
  /// Throws `StoreError.unknownFormat` when it is none of them.
  static func sniffed(
    from bytes: UnsafeBufferPointer<UInt8>
  ) throws(StoreError) -> ImportFormat {
    let text = bytes.drop { isSpace($0) || [0xEF, 0xBB, 0xBF].contains($0) }
    guard let first = text.first else { throw .unknownFormat(.empty) }
    if text.starts(with: "PK".utf8) {
      throw .unknownFormat(.archive)
    }
    switch first {
    case UInt8(ascii: "<"): return .appleHealth
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "{"):
      let line = text.prefix { $0 != FileLine.newline }
      let parser = LineParser(device: "")
      let isJournal =
        (try? parser.parse(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: line)))) != nil
      return isJournal ? .jsonLines : .json
    case 0x20..<0x7F, 0x80...: return .csv
    default: throw .unknownFormat(.binary(firstByte: first))
    }
  }

  /// Throws `StoreError.unknownFormat` for UTF-16, with its mark or by the zeros of ASCII letters.
  static func checkEncoding(of bytes: UnsafeBufferPointer<UInt8>) throws(StoreError) {
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if isMarked || (bytes.count > 1 && (bytes[0] == 0) != (bytes[1] == 0)) {
      throw .unknownFormat(.otherEncoding("UTF-16"))
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
