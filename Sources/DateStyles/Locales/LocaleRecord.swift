/// What `LocaleTable` says of one locale.
///
/// A line of the table has fields between `|`. The first names the locales it is for; `<=de` is what the
/// line is like where it says nothing else; the others are a key, `=` and values between `;`:
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
/// Patterns have the letters of Unicode's Technical Standard 35, such as `d. MMM y`. All spaces are plain
/// ones, and all digits ASCII's until they are shown.
struct LocaleRecord: Sendable {
  /// The line of the locale, then those it is like, the nearest first.
  private let lines: [String]

  /// The record of a locale such as `de_AT`, `zh-Hant-TW` or `sr_Latn_RS`: that of its language where
  /// the table has no line for its region; nil where the table does not know the language.
  ///
  /// What an identifier says after `@` or `-u-` has no effect.
  /// - Complexity: O(n) for a table of n bytes.
  init?(localeIdentifier: String) {
    let parts = localeIdentifier.prefix { $0 != "@" && $0 != "." }
      .split { $0 == "_" || $0 == "-" }.prefix { $0.utf8.count > 1 }
    guard let code = parts.first?.lowercased() else { return nil }
    // Hebrew, Indonesian and Tagalog by codes that systems still have.
    let language = ["iw": "he", "in": "id", "tl": "fil"][code] ?? code
    let script = parts.dropFirst().first { $0.utf8.count == 4 }?.capitalizedASCII
    let region = parts.dropFirst().first { $0.utf8.count < 4 }?.uppercased()
    let names = [[language, script, region], [language, script], [language, region], [language]]
    for name in names {
      if let line = Self.line(for: name.compactMap(\.self).joined(separator: "_")) {
        lines = Self.withLikes(line)
        return
      }
    }
    return nil
  }

  /// The values of a key; empty where there are none.
  func values(_ key: String) -> [Substring] {
    value(key).utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// All that stands for a key.
  func value(_ key: String) -> Substring {
    // By bytes: a picture asks often, and telling characters apart took half of its instructions.
    let start = "\(key)=".utf8
    for line in lines {
      for field in line.utf8.split(separator: UInt8(ascii: "|")).dropFirst()
      where field.starts(with: start) {
        return Substring(field.dropFirst(start.count))
      }
    }
    return ""
  }

  /// Whether the table has a line for just this locale.
  static func isListed(_ identifier: String) -> Bool { line(for: identifier) != nil }

  private static func withLikes(_ line: String) -> [String] {
    var lines = [line]
    while let like = lines.last?.split(separator: "|").dropFirst().first, like.hasPrefix("<="),
      let line = Self.line(for: String(like.dropFirst(2)))
    {
      lines.append(line)
    }
    return lines
  }

  private static func line(for identifier: String) -> String? {
    let wanted = Array(identifier.utf8)
    return LocaleTable.text.utf8.withContiguousStorageIfAvailable { bytes -> String? in
      // Byte by byte: without optimization the generic searches of slices take milliseconds each.
      var (start, name, end) = (0, 0, 0)
      var isInNames = true
      var isFound = false
      while end <= bytes.count {
        let byte = end < bytes.count ? bytes[end] : UInt8(ascii: "\n")
        let isEndOfLine = byte == UInt8(ascii: "\n")
        if isInNames, isEndOfLine || byte == UInt8(ascii: "|") || byte == UInt8(ascii: " ") {
          isFound = isFound || bytes[name..<end].elementsEqual(wanted)
          (name, isInNames) = (end + 1, byte == UInt8(ascii: " "))
        }
        if isEndOfLine {
          if isFound { return String(decoding: bytes[start..<end], as: UTF8.self) }
          (start, name, isInNames) = (end + 1, end + 1, true)
        }
        end += 1
      }
      return nil
    } ?? nil
  }
}

extension Substring {
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
