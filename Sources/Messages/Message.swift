/// A text for people: a literal in English, what stands in it, and so what it takes to say it in
/// another language.
///
/// ```swift
/// let message: Message = "\(name) is missing."
/// ```
///
/// Its key in a ``Language`` is `%@ is missing.`. A message that stands in another is translated too.
/// Two messages that are added are one sentence: the key of both together comes first, and those of
/// the two are looked up where there is none.
public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// Pieces hang on those before them: an array of them would be a type that each start of a command has
  /// to make, for 60,000 instructions.
  fileprivate indirect enum Content: Hashable, Sendable {
    case verbatim(String)
    case literal(String)
    /// A piece of the literal, after what stands before it.
    case appended(Content, String)
    /// What stands in the literal, after what stands before it.
    case argument(Content, Content)
    /// Two messages that were added.
    case pair(Content, Content)
    /// Names, one after the other.
    case list([String])
  }

  fileprivate let content: Content

  private init(_ content: Content) { self.content = content }

  /// Text that is the same in every language.
  public init(verbatim text: String) { self.init(.verbatim(text)) }

  /// A message whose English text is known elsewhere, as a name of the catalogue is.
  public init(key: String) { self.init(.literal(key)) }

  /// Names, with what parts them in a language: `log, list` or `log、list`.
  package static func list(_ names: [String]) -> Message { Message(.list(names)) }

  /// The literal is the key; where empty lines part it, each paragraph is one.
  public init(stringLiteral text: String) { self.init(.literal(text)) }

  /// Looks up one key for the whole text, with `%@` for each argument.
  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.content) }

  /// One after the other.
  public static func + (left: Message, right: Message) -> Message {
    right.isEmpty ? left : left.isEmpty ? right : Message(.pair(left.content, right.content))
  }

  /// Adding to an empty message gives the other one, so that a loop may start with `""`.
  public static func += (left: inout Message, right: Message) { left = left + right }

  /// Whether there is nothing to say.
  public var isEmpty: Bool {
    switch content {
    case .verbatim(let text), .literal(let text): text.isEmpty
    case .appended, .argument: english.isEmpty
    case .pair: false
    case .list(let names): names.isEmpty
    }
  }

  /// The message as it stands in the code.
  public var english: String {
    if case .literal(let text) = content { return text }
    var text = ""
    content.write(english: &text)
    return text
  }

  /// The message in a language; a sentence that it has no words for stays English.
  public func text(in language: Language) -> String {
    guard !language.isEnglish else { return english }
    switch content {
    case .verbatim(let text): return text
    case .list(let names): return names.joined(separator: language.listSeparator)
    case .literal(let text):
      guard text.contains("\n\n") else { return language.translation(of: text) ?? text }
      // A discussion has a key for each of its paragraphs.
      return text.split(separator: "\n\n")
        .map { language.translation(of: String($0)) ?? String($0) }.joined(separator: "\n\n")
    case .appended, .argument: return words(in: language) ?? english
    case .pair: return Message.text(of: content.terms[...], in: language)
    }
  }

  /// The longest part of a sum from its start on that the language has words for, and then the rest.
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

  /// What the language has for the key, filled with the arguments; one of nothing but arguments has no
  /// words of its own.
  private func words(in language: Language) -> String? {
    let key = key
    return (language.translation(of: key) ?? (key.contains(where: \.isLetter) ? nil : key))
      .map { $0.filled(with: content.arguments.map { Message($0).text(in: language) }) }
  }

  /// The English text with `%@` for each argument, by which a language knows it.
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

  /// What was added, in order.
  fileprivate var terms: [Self] {
    if case .pair(let left, let right) = self { left.terms + right.terms } else { [self] }
  }
}

extension Message: CustomStringConvertible {
  /// The message in English.
  public var description: String { english }
}

extension Sequence<Message> {
  /// All of them in one, with something between them: a key such as `%@, %@` for each two.
  public func joined(separator: String) -> Message {
    var all: Message?
    for message in self { all = all.map { "\($0)\(separator: separator)\(message)" } ?? message }
    return all ?? ""
  }
}

extension Message {
  /// Gathers the pieces of a literal and what stands between them.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var content = Content.literal("")

    /// The sizes are hints of the compiler, which nothing here needs.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// An empty piece between two arguments adds nothing.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { content = .appended(content, literal) }
    }

    /// Adds text that is the same in every language.
    public mutating func appendInterpolation(_ text: String) {
      content = .argument(content, .verbatim(text))
    }

    /// Adds a message, which is translated too.
    public mutating func appendInterpolation(_ message: Message) {
      content = .argument(content, message.content)
    }

    fileprivate mutating func appendInterpolation(separator: String) { appendLiteral(separator) }

    /// Adds an error as it describes itself.
    public mutating func appendInterpolation(_ error: any Error) {
      appendInterpolation(String(describing: error))
    }

    /// Adds a number or another value as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendInterpolation(value.description)
    }
  }
}

extension String {
  /// The text with arguments for `%@`, in their order, and for `%1$@`, `%2$@` by their number.
  fileprivate func filled(with arguments: [String]) -> String {
    var (text, rest, next) = ("", self[...], 0)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      let number = rest.prefix(while: \.isWholeNumber)
      if rest.first == "@", next < arguments.count {
        text += arguments[next]
        next += 1
        rest = rest.dropFirst()
      } else if let index = Int(number), (1...9).contains(index), index <= arguments.count,
        rest.dropFirst(number.count).hasPrefix("$@")
      {
        text += arguments[index - 1]
        rest = rest.dropFirst(number.count + 2)
      } else {
        text += "%"
      }
    }
    return text + rest
  }
}
