/// A language for messages.
public struct Language: Sendable {
  /// The locales of the language, such as `zh_CN`; empty for English.
  public let names: [String]
  /// The text between names in a list.
  let listSeparator: String
  private let words: @Sendable (String) -> String?

  /// Creates a language; `words` translates a key, such as by a ``WordTable``.
  public init(names: [String], words: @escaping @Sendable (String) -> String?) {
    self.init(names: names, listSeparator: ", ", words: words)
  }

  package init(
    names: [String], listSeparator: String, words: @escaping @Sendable (String) -> String?
  ) {
    self.names = names
    self.listSeparator = listSeparator
    self.words = words
  }

  /// The language of the messages in the code.
  public static let english = Language(names: []) { _ in nil }

  /// Whether messages need no translation.
  public var isEnglish: Bool { names.isEmpty }

  /// The language for a page: `zh-CN` (BCP 47).
  package var tag: String { (names.first ?? "en").replacing("_", with: "-") }

  /// The translation of a key; `nil` without one.
  package func translation(of key: String) -> String? { words(key) }
}

extension Language {
  /// The language of the environment by gettext's rules: the first available one in `LANGUAGE`, or
  /// else that of `LC_ALL`, `LC_MESSAGES` or `LANG`; English in the `C` and `POSIX` locales.
  ///
  /// Most launches return at once: `languages` is only evaluated once the environment names another
  /// language than English.
  public static func chosen(
    among languages: @autoclosure () -> [Language], variable: (String) -> String?
  ) -> Language {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    guard let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG"),
      locale != "C", locale != "POSIX", locale != "C.UTF-8"
    else { return .english }
    var wanted = (value("LANGUAGE") ?? locale).utf8[...]
    while true {
      let bytes = wanted.prefix {
        $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@")
      }
      let name = String(Substring(bytes))
      if name == "C" || name == "POSIX" || name == "en" || name.hasPrefix("en_") { return .english }
      for language in languages() where language.names.contains(name) { return language }
      guard let colon = wanted.firstIndex(of: UInt8(ascii: ":")) else { return .english }
      wanted = wanted[colon...].dropFirst()
    }
  }
}

/// The words of a language as text.
///
/// A line with the key, a line with the translation, and an empty line. Lines that begin with `//` are
/// comments; `\n` is a line feed.
///
/// ```swift
/// let words = WordTable(["%@ is missing.\n%@ fehlt."])
/// words["%@ is missing."]  // "%@ fehlt."
/// ```
public struct WordTable: Sendable {
  private var bytes: [UInt8] = []
  /// The start of each key's line by the line's hash.
  ///
  /// A command prints some twenty of a thousand messages: strings of all would take most of its start.
  private var starts: [UInt64: Int] = [:]

  /// Reads tables, of which the last with a key counts; O(bytes).
  public init(_ tables: [String]) {
    for table in tables {
      bytes += table.utf8
      bytes.append(Self.newline)
    }
    var (start, isKey) = (0, true)
    while start < bytes.count {
      let line = line(at: start)
      if !line.isEmpty && !line.starts(with: "//".utf8) {
        if isKey { starts[Self.hash(line)] = start }
        isKey.toggle()
      }
      start = line.endIndex + 1
    }
  }

  /// The translation of a key; `nil` without one.
  public subscript(key: String) -> String? {
    let key = key.utf8.contains(Self.newline) ? key.replacing("\n", with: "\\n") : key
    guard let start = starts[Self.hash(key.utf8)] else { return nil }
    let known = line(at: start)
    guard known.elementsEqual(key.utf8) else { return nil }
    var line = line(at: known.endIndex + 1)
    while line.isEmpty || line.starts(with: "//".utf8) {
      guard line.endIndex < bytes.count - 1 else { return nil }
      line = self.line(at: line.endIndex + 1)
    }
    let text = String(decoding: line, as: UTF8.self)
    return line.contains(UInt8(ascii: "\\")) ? text.replacing("\\n", with: "\n") : text
  }

  /// The bytes from `start` to the next line feed, with which every table ends.
  private func line(at start: Int) -> ArraySlice<UInt8> {
    bytes[start...].prefix { $0 != Self.newline }
  }

  private static let newline = UInt8(ascii: "\n")

  // FNV-1a, 64 bits. Of two keys with one hash only the last is found; the lookup compares the line.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
