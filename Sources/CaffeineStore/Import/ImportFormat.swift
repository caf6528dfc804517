import CivilTime

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
      // JSON objects both: a line of a journal is what our own parser takes for one.
      let isJournal =
        (try? parser.parse(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: line)))) != nil
      return isJournal ? .jsonLines : .json
    // A header in another language may begin with any letter.
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

/// How the entries of a file are read.
struct ImportRules {
  /// The clock of times without an offset.
  let clock: WallClock
  /// What starts later is not imported.
  let latest: Date
  /// The order of dates that someone named; `nil` to find it out.
  let dateOrder: DateOrder?
  /// The order in the language of whoever imports, if known.
  let localeOrder: DateOrder?
  /// What a drink has of which the file tells no more than a name such as `2 large latte`; `nil` where
  /// nobody knows.
  let named: (String) -> NamedIntake?
  /// Hears how many entries were read, a thousand later each time.
  let progress: (Int) -> Void

  /// Tells of every thousandth entry.
  func note(_ number: Int) {
    if number.isMultiple(of: 1000) { progress(number) }
  }

  /// The order of the dates in a file; `nil` if it has none that needs one.
  func order(_ evidence: DateOrderEvidence) throws(StoreError) -> DateOrder? {
    if let dateOrder { return dateOrder }
    return try evidence.order(for: localeOrder)
  }
}

/// Where a file to import is read from.
public enum ImportSource: Hashable, Sendable {
  /// The file of this path; symbolic links are followed.
  case file(String)
  /// What the program reads from, until its end.
  case standardInput
  /// These bytes.
  case bytes([UInt8])
}
