import CStandardLibrary

/// What `LocaleTable` says of one locale.
///
/// A line of the table has fields between `|`. The first names its locales; `<=de` names the line
/// to use for missing keys; the others are a key, `=` and values between `;`:
///
/// | key | values |
/// | --- | --- |
/// | `d` | patterns of a day: long, in short, in digits, of its month and of its year |
/// | `i` | patterns of two days in a month, in a year, in two years; then again in digits |
/// | `t` | patterns of a time, of two in the same half of the day, of two in both halves |
/// | `a` | the names of parts of the day, from which hour on: `0=AM;12=PM` |
/// | `B` | the same for two times, where they have others |
/// | `MMM`, `MMMM`, `LLL`, `LLLL` | the names of months, by the letters that stand for them in patterns |
/// | `E` | the short names of the days of the week, Sunday first |
/// | `w`, `s`, `x` | days, hours, minutes and seconds in words, in short, as short as can be: the forms of each between `^`, `#` where the number stands |
/// | `p` | which number takes which form: a `PluralRule` |
/// | `j` | what joins two of these: in words, in short, as short as can be |
/// | `k` | what stands between hours, minutes and seconds of a timer; after `0` where the first has two digits |
/// | `n` | decimal separator, thousands separator, minus, and two digits: those of a group above the thousands, and the least before the first separator |
/// | `0` | the digit zero, where digits are not ASCII's |
/// | `c` | the years to add to those of the Gregorian calendar |
///
/// Patterns have the letters of Unicode's Technical Standard 35, such as `d. MMM y`. All spaces are
/// plain ones, and all digits ASCII's until they are shown.
struct LocaleRecord: Sendable {
  /// The fields of the locale's line, then of the lines it falls back to, the nearest first.
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
      if let fields = LocaleTable.bytes({ Self.fields(of: Substring(language + rest), in: $0) }) {
        self.fields = fields
        return
      }
    }
    return nil
  }

  /// The values of a key, which is a letter `count` times; empty if there are none.
  func values(_ letter: Unicode.Scalar, count: Int = 1) -> [Substring] {
    value(letter, count: count).utf8
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// The value at an index among the values of a key; empty if there are fewer.
  func value(_ letter: Unicode.Scalar, count: Int = 1, at place: Int) -> Substring {
    var rest = value(letter, count: count).utf8
    for _ in 0..<place {
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return "" }
      rest = rest[rest.index(after: end)...]
    }
    return Substring(rest.prefix { $0 != UInt8(ascii: ";") })
  }

  /// The undivided text of a key; empty if there is none.
  func value(_ letter: Unicode.Scalar, count: Int = 1) -> Substring {
    for field in fields where UInt32(field.letter) == letter.value && field.count == count {
      return LocaleTable.text(in: field.value)
    }
    return ""
  }

  /// Whether the table has a line for just this locale.
  static func isListed(_ identifier: String) -> Bool {
    LocaleTable.bytes { $0.line(for: Substring(identifier)) } != nil
  }

  private static func fields(of identifier: Substring, in table: TableBytes) -> [Field]? {
    guard var line = table.line(for: identifier) else { return nil }
    var fields: [Field] = []
    while true {
      let own = fields.count
      table.appendFields(of: line, to: &fields)
      guard own < fields.count, fields[own].letter == UInt8(ascii: "<"),
        let like = table.line(for: LocaleTable.text(in: fields[own].value))
      else { return fields }
      line = like
    }
  }
}

/// A key of the table, and the range of its values in the table's bytes.
private struct Field: Sendable {
  let letter: UInt8
  /// How often the key repeats the letter.
  let count: Int
  let value: Range<Int>
}

extension LocaleTable {
  fileprivate static func bytes<Result>(_ read: (TableBytes) -> Result?) -> Result? {
    text.utf8.withContiguousStorageIfAvailable { read(TableBytes(bytes: $0)) } ?? nil
  }

  fileprivate static func text(in range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }
}

/// The bytes of the table, whose lines are sorted by language.
private struct TableBytes {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The range of the line that names a locale.
  func line(for identifier: Substring) -> Range<Int>? {
    let wanted = Array(identifier.utf8)
    let language = wanted.prefix { $0 != UInt8(ascii: "_") }
    var start = firstLine(of: language)
    while starts(with: language, at: start) {
      let end = index(of: "\n", from: start)
      let endOfNames = index(of: "|", from: start)
      var name = start
      while name < endOfNames {
        let endOfName = min(index(of: " ", from: name), endOfNames)
        if endOfName - name == wanted.count, starts(with: wanted[...], at: name) {
          return start..<end
        }
        name = endOfName + 1
      }
      start = end + 1
    }
    return nil
  }

  func appendFields(of line: Range<Int>, to fields: inout [Field]) {
    var start = index(of: "|", from: line.lowerBound) + 1
    while start < line.upperBound {
      let equals = index(of: "=", from: start)
      let end = min(index(of: "|", from: equals), line.upperBound)
      fields.append(Field(letter: bytes[start], count: equals - start, value: equals + 1..<end))
      start = end + 1
    }
  }

  /// The start of the first line whose language is `language` or sorts after it.
  private func firstLine(of language: ArraySlice<UInt8>) -> Int {
    var (start, end) = (0, bytes.count)
    while end - start > 1 {
      let middle = (start + end) / 2
      let line = index(of: "\n", from: middle) + 1
      if isBefore(language, at: line) { start = line } else { end = middle }
    }
    return isBefore(language, at: start) ? index(of: "\n", from: start) + 1 : start
  }

  private func isBefore(_ language: ArraySlice<UInt8>, at line: Int) -> Bool {
    guard line + language.count < bytes.count else { return false }
    var place = line
    for byte in language {
      let own = bytes[place]
      if own != byte { return own < byte || own == UInt8(ascii: "|") }
      place += 1
    }
    return false
  }

  private func starts(with text: ArraySlice<UInt8>, at start: Int) -> Bool {
    guard start + text.count < bytes.count else { return false }
    var place = start
    for byte in text {
      if bytes[place] != byte { return false }
      place += 1
    }
    return true
  }

  /// The first index of a character at or after `start`; the end if there is none.
  private func index(of character: Unicode.Scalar, from start: Int) -> Int {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(character.value), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}

extension Substring {
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
