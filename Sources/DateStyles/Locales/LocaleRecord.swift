import TextTables

/// What the table of locales says of one locale.
///
/// `locales.c` beside the table lists its keys: letters such as `d`, or `MMM`.
struct LocaleRecord: Sendable {
  /// The fields of the locale, then of those it falls back to, the nearest first.
  private let fields: [Field]

  /// The record of a locale such as `de_AT`, `zh-Hant-TW` or `sr_Latn_RS`: its language's record if
  /// the table has no line for its region; nil for an unknown language.
  ///
  /// Ignores what follows `@` or `-u-` in an identifier.
  init?(localeIdentifier: String) {
    let parts = localeIdentifier.utf8
      .prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ".") }
      .split { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
      .prefix { $0.count > 1 }.map { Substring($0) }
    guard let code = parts.first?.lowercased() else { return nil }
    // Old codes of Hebrew, Indonesian and Tagalog, still in use on some systems.
    let language =
      switch code {
      case "iw": "he"
      case "in": "id"
      case "tl": "fil"
      default: code
      }
    let others = parts.dropFirst()
    let script = others.first { $0.utf8.count == 4 }.map { "_" + $0.capitalizedASCII } ?? ""
    let region = others.first { $0.utf8.count < 4 }.map { "_" + $0.uppercased() } ?? ""
    for rest in [script + region, script, region, ""] {
      let fields = Self.fields(of: language + rest)
      if !fields.isEmpty {
        self.fields = fields
        return
      }
    }
    return nil
  }

  /// The values of a key, which is a letter `count` times.
  func values(_ letter: Unicode.Scalar, count: Int = 1) -> [String] {
    var (rest, values) = (bytes(letter, count: count), [String]())
    while !rest.isEmpty { values.append(rest.removeField(endedBy: ";").text) }
    return values
  }

  /// The value at an index among the values of a key; empty if there are fewer.
  func value(_ letter: Unicode.Scalar, count: Int = 1, at place: Int) -> String {
    var rest = bytes(letter, count: count)
    for _ in 0..<place { rest.removeField(endedBy: ";") }
    return rest.removeField(endedBy: ";").text
  }

  /// The undivided text of a key; empty if there is none.
  func value(_ letter: Unicode.Scalar) -> String { bytes(letter, count: 1).text }

  /// Whether the table has just this locale.
  static func isListed(_ identifier: String) -> Bool {
    !SortedLines.locales.lines(of: identifier).isEmpty
  }

  private func bytes(_ letter: Unicode.Scalar, count: Int) -> SortedLines.Bytes {
    let field = fields.first { UInt32($0.letter) == letter.value && $0.count == count }
    return SortedLines.locales.bytes[field?.value ?? 0..<0]
  }

  private static func fields(of identifier: String) -> [Field] {
    var fields: [Field] = []
    var next: String? = identifier
    while let name = next {
      next = nil
      var lines = SortedLines.locales.lines(of: name)
      while !lines.isEmpty {
        var value = lines.removeField(endedBy: "\n").dropFirst(name.utf8.count + 1)
        let key = value.removeField(endedBy: "=")
        if key.first == UInt8(ascii: "<") {
          next = value.text
        } else if let letter = key.first {
          let range = value.startIndex..<value.endIndex
          fields.append(Field(letter: letter, count: key.count, value: range))
        }
      }
    }
    return fields
  }
}

/// A key of the table, and the range of its values in the table's bytes.
private struct Field: Sendable {
  let letter: UInt8
  /// How often the key repeats the letter.
  let count: Int
  let value: Range<Int>
}

extension Substring {
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
