/// A language that messages can be said in.
///
/// Its words are lines: a key, the line of its translation after that, indented or not, and an empty
/// line; lines that begin with `//` are notes. A line feed in either is `\n`.
public struct Language: Sendable {
  /// The locales that mean it, such as `zh_CN`; empty for English.
  public let names: [String]
  /// What stands between the names of a list.
  let listSeparator: String
  private let words: @Sendable () -> [String: String]

  /// A language by the locales that mean it, and its words, which are looked at when they are needed.
  public init(names: [String], words: @escaping @Sendable () -> [String: String]) {
    self.init(names: names, listSeparator: ", ", words: words)
  }

  /// The same, and what stands between the names of a list.
  package init(
    names: [String], listSeparator: String, words: @escaping @Sendable () -> [String: String]
  ) {
    self.names = names
    self.listSeparator = listSeparator
    self.words = words
  }

  /// The language of the code.
  public static let english = Language(names: []) { [:] }

  /// Whether messages are said as the code has them.
  public var isEnglish: Bool { names.isEmpty }

  /// The translation of a key; `nil` where it has none.
  package func translation(of key: String) -> String? { words()[key] }

  /// The words of a table: pairs of lines, which empty lines part.
  public static func words(_ tables: [String]) -> [String: String] {
    var words: [String: String] = [:]
    for table in tables {
      var key: String?
      // By bytes: to look for the ends of characters would take most of a start in the language.
      for bytes in table.utf8.split(separator: UInt8(ascii: "\n"))
      where !bytes.starts(with: "//".utf8) {
        let line = String(Substring(bytes))
        let text = bytes.contains(UInt8(ascii: "\\")) ? line.replacing("\\n", with: "\n") : line
        if let known = key {
          words[known] = text
          key = nil
        } else {
          key = text
        }
      }
    }
    return words
  }
}

extension Language {
  /// The language that the environment asks for, as gettext reads it: the first of `LANGUAGE` that
  /// there is, or that of `LC_ALL`, `LC_MESSAGES` or `LANG`; in the `C` and `POSIX` locales English.
  ///
  /// Most starts of a command end here at once: nothing is split, and no language is made before one is
  /// named that is not English.
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
