/// A language that messages can be said in.
public struct Language: Sendable {
  /// The locales that mean it, such as `zh_CN`; empty for English.
  public let names: [String]
  /// What stands between the names of a list.
  let listSeparator: String
  private let words: @Sendable (String) -> String?

  /// A language by the locales that mean it, and what a key is in it, such as a ``WordTable`` tells.
  public init(names: [String], words: @escaping @Sendable (String) -> String?) {
    self.init(names: names, listSeparator: ", ", words: words)
  }

  /// The same, and what stands between the names of a list.
  package init(
    names: [String], listSeparator: String, words: @escaping @Sendable (String) -> String?
  ) {
    self.names = names
    self.listSeparator = listSeparator
    self.words = words
  }

  /// The language of the code.
  public static let english = Language(names: []) { _ in nil }

  /// Whether messages are said as the code has them.
  public var isEnglish: Bool { names.isEmpty }

  /// The translation of a key; `nil` where it has none.
  package func translation(of key: String) -> String? { words(key) }
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
