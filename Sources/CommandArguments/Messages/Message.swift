/// A text for people: an English literal with arguments, which can be translated.
///
/// ```swift
/// let message: Message = "\(name) is missing."
/// ```
///
/// Its key in a ``Language`` is `%@ is missing.`. A message inside another is translated too. Two
/// added messages form one sentence: their combined key is tried first, then each part.
public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A linked list: an array of pieces would be a type that each launch creates, for 60,000
  /// instructions.
  fileprivate indirect enum Content: Hashable, Sendable {
    case verbatim(String)
    case literal(String)
    /// A piece of the literal after the preceding content.
    case appended(Content, String)
    /// An argument after the preceding content.
    case argument(Content, Content)
    case pair(Content, Content)
    /// Names in a list.
    case list([String])
  }

  fileprivate let content: Content

  private init(_ content: Content) { self.content = content }

  /// Creates a text that is the same in every language.
  public init(verbatim text: String) { self.init(.verbatim(text)) }

  /// Creates a message by its English text, such as the name of a drink.
  public init(key: String) { self.init(.literal(key)) }

  /// Joins names with the separator of the language: `log, list` or `log、list`.
  package static func list(_ names: [String]) -> Message { Message(.list(names)) }

  /// The literal is the key; with empty lines each paragraph is one.
  public init(stringLiteral text: String) { self.init(.literal(text)) }

  /// The whole text is one key, with `%@` for each argument.
  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.content) }

  /// Joins two messages; an empty one adds nothing.
  public static func + (left: Message, right: Message) -> Message {
    right.isEmpty ? left : left.isEmpty ? right : Message(.pair(left.content, right.content))
  }

  /// Appends a message; appending to an empty one gives the other.
  public static func += (left: inout Message, right: Message) { left = left + right }

  /// Whether the English text is empty.
  public var isEmpty: Bool {
    switch content {
    case .verbatim(let text), .literal(let text): text.isEmpty
    case .appended, .argument: english.isEmpty
    case .pair: false
    case .list(let names): names.isEmpty
    }
  }

  /// The text in English.
  public var english: String {
    if case .literal(let text) = content { return text }
    var text = ""
    content.write(english: &text)
    return text
  }

  /// The text in a language; a sentence without a translation stays English.
  public func text(in language: Language) -> String {
    guard !language.isEnglish else { return english }
    switch content {
    case .verbatim(let text): return text
    case .list(let names): return names.joined(separator: language.listSeparator)
    case .literal(let text):
      // Bytes first: nearly all texts are a line, and a search through characters takes its time.
      guard text.utf8.contains(UInt8(ascii: "\n")), text.contains("\n\n") else {
        return language.translation(of: text) ?? text
      }
      // Each paragraph of a discussion has its own key.
      return text.split(separator: "\n\n")
        .map { language.translation(of: String($0)) ?? String($0) }.joined(separator: "\n\n")
    case .appended, .argument: return words(in: language) ?? english
    case .pair: return Message.text(of: content.terms[...], in: language)
    }
  }

  /// Translates the longest prefix of a sum that has a key, then the rest.
  private static func text(of terms: ArraySlice<Content>, in language: Language) -> String {
    guard let first = terms.first else { return "" }
    for end in stride(from: terms.endIndex, through: terms.startIndex + 2, by: -1) {
      let sum = terms[terms.startIndex..<end].dropFirst().reduce(first) { .pair($0, $1) }
      if let text = Message(sum).words(in: language) {
        return text + self.text(of: terms[end...], in: language)
      }
    }
    return Message(first).text(in: language) + text(of: terms.dropFirst(), in: language)
  }

  /// The translation of the key with its arguments; a key of arguments alone needs none.
  private func words(in language: Language) -> String? {
    let key = key
    return (language.translation(of: key) ?? (key.contains(where: \.isLetter) ? nil : key))
      .map { $0.filled(with: content.arguments.map { Message($0).text(in: language) }) }
  }

  /// The English text with `%@` for each argument.
  public var key: String {
    var key = ""
    content.write(key: &key)
    return key
  }
}

extension Message.Content {
  fileprivate func write(english text: inout String) {
    switch self {
    case .verbatim(let own), .literal(let own): text += own
    case .appended(let before, let literal):
      before.write(english: &text)
      text += literal
    case .argument(let before, let next), .pair(let before, let next):
      before.write(english: &text)
      next.write(english: &text)
    case .list(let names): text += names.joined(separator: Language.english.listSeparator)
    }
  }

  fileprivate func write(key: inout String) {
    switch self {
    case .verbatim, .list: key += "%@"
    case .literal(let text): key += text
    case .appended(let before, let literal):
      before.write(key: &key)
      key += literal
    case .argument(let before, _):
      before.write(key: &key)
      key += "%@"
    case .pair(let left, let right):
      left.write(key: &key)
      right.write(key: &key)
    }
  }

  fileprivate var arguments: [Self] {
    switch self {
    case .verbatim, .list: [self]
    case .literal: []
    case .appended(let before, _): before.arguments
    case .argument(let before, let argument): before.arguments + [argument]
    case .pair(let left, let right): left.arguments + right.arguments
    }
  }

  /// The parts of a sum in order.
  fileprivate var terms: [Self] {
    if case .pair(let left, let right) = self { left.terms + right.terms } else { [self] }
  }
}

extension Message: CustomStringConvertible {
  /// The text in English.
  public var description: String { english }
}

extension Sequence<Message> {
  /// Joins all messages; each pair uses a key such as `%@, %@`.
  public func joined(separator: String) -> Message {
    var all: Message?
    for message in self { all = all.map { "\($0)\(separator: separator)\(message)" } ?? message }
    return all ?? ""
  }
}

extension Message {
  /// Collects the pieces and arguments of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var content = Content.literal("")

    /// Ignores both sizes, which are hints of the compiler.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a piece; skips an empty one.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { content = .appended(content, literal) }
    }

    /// Appends a text that is the same in every language.
    public mutating func appendInterpolation(_ text: String) {
      content = .argument(content, .verbatim(text))
    }

    /// Appends a message, which is translated too.
    public mutating func appendInterpolation(_ message: Message) {
      content = .argument(content, message.content)
    }

    fileprivate mutating func appendInterpolation(separator: String) { appendLiteral(separator) }

    /// Appends an error by its description.
    public mutating func appendInterpolation(_ error: any Error) {
      appendInterpolation(String(describing: error))
    }

    /// Appends a value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendInterpolation(value.description)
    }
  }
}

extension String {
  /// Replaces `%@` by the arguments in order, and `%1$@`, `%2$@` by number.
  fileprivate func filled(with arguments: [String]) -> String {
    // Through bytes: to find the ends of characters takes a hundred times as long.
    var (text, rest, next) = ("", utf8[...], 0)
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      text.append(contentsOf: Substring(rest[..<percent]))
      rest = rest[percent...].dropFirst()
      if rest.first == UInt8(ascii: "@"), next < arguments.count {
        text += arguments[next]
        next += 1
        rest = rest.dropFirst()
      } else if let digit = rest.first, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit),
        Int(digit - UInt8(ascii: "0")) <= arguments.count,
        rest.dropFirst().starts(with: "$@".utf8)
      {
        text += arguments[Int(digit - UInt8(ascii: "1"))]
        rest = rest.dropFirst(3)
      } else {
        text += "%"
      }
    }
    text.append(contentsOf: Substring(rest))
    return text
  }
}
