import CaffeineJSON

/// The text of a settings file: lines of `key = value`, and `#` or `;` for comments.
///
/// Reads any text; lines that are no settings stay in place when others change. A value with space
/// at an end or with line breaks is in quotes, as in JSON.
struct SettingsText: Hashable, Sendable {
  private var lines: [Substring]

  init(_ text: String) {
    // By scalars: CR LF is a single character.
    let mark: Unicode.Scalar = "\u{FEFF}"  // some editors put it at the front
    lines = text.unicodeScalars.drop { $0 == mark }.split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(Substring.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
  }

  /// The text, which parses to the same settings.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The settings; the last line of a key wins.
  var values: [String: String] {
    Dictionary(lines.compactMap(Self.setting), uniquingKeysWith: { $1 })
  }

  /// Line numbers, from 1, of lines that are neither settings, comments nor blank.
  var brokenLines: [Int] {
    lines.indices.filter { index in
      let line = String(lines[index]).trimmed
      return !line.isEmpty && !Self.isComment(line) && Self.setting(lines[index]) == nil
    }.map { $0 + 1 }
  }

  /// Replaces the line of `key`, or appends one; removes it for `nil`.
  mutating func set(_ key: String, to value: String?) {
    let places = lines.indices.filter { Self.setting(lines[$0])?.0 == key }
    let line = value.map { Substring("\(key) = \(Self.quotedIfNeeded($0))") }
    if let line, let place = places.last {
      lines[place] = line
    } else if let line {
      lines.append(line)
    }
    // Also removes earlier lines of the key, one of which would otherwise count later.
    for place in places.reversed() where line == nil || place != places.last {
      lines.remove(at: place)
    }
  }

  private static func setting(_ line: Substring) -> (String, String)? {
    guard let equals = line.firstIndex(of: "=") else { return nil }
    let key = String(line[..<equals]).trimmed
    guard !key.isEmpty, !isComment(key) else { return nil }
    let value = String(line[equals...].dropFirst()).trimmed
    // The text in quotes, or as it is.
    guard value.hasPrefix("\""), case .string(let text)? = JSONCursor.value(of: Array(value.utf8))
    else { return (key, value) }
    return (key, text)
  }

  private static func isComment(_ line: String) -> Bool { line.first == "#" || line.first == ";" }

  private static func quotedIfNeeded(_ value: String) -> String {
    let isPlain =
      value.trimmed == value && !value.isEmpty && !value.hasPrefix("\"")
      && !value.unicodeScalars.contains { $0.value < 0x20 }
    return isPlain ? value : JSONValue.string(value).text
  }
}
