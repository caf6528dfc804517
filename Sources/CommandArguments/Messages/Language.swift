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
