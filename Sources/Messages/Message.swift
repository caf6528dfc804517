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
  fileprivate enum Part: Hashable, Sendable {
    case literal(String)
    case argument(Message)
  }

  private indirect enum Content: Hashable, Sendable {
    case verbatim(String)
    case literal(String)
    case parts([Part])
    case pair(Message, Message)
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// Text that is the same in every language.
  public init(verbatim text: String) { self.init(.verbatim(text)) }

  /// A message whose English text is known elsewhere, as a name of the catalogue is.
  public init(key: String) { self.init(.literal(key)) }

  public init(stringLiteral text: String) { self.init(.literal(text)) }

  public init(stringInterpolation: StringInterpolation) {
    self.init(.parts(stringInterpolation.parts))
  }

  /// One after the other.
  public static func + (left: Message, right: Message) -> Message {
    right.isEmpty ? left : left.isEmpty ? right : Message(.pair(left, right))
  }

  public static func += (left: inout Message, right: Message) { left = left + right }

  /// Whether there is nothing to say.
  public var isEmpty: Bool {
    switch content {
    case .verbatim(let text), .literal(let text): text.isEmpty
    case .parts: english.isEmpty
    case .pair: false
    }
  }

  /// The message as it stands in the code.
  public var english: String {
    switch content {
    case .verbatim(let text), .literal(let text): text
    case .parts(let parts):
      parts.reduce(into: "") { text, part in
        switch part {
        case .literal(let literal): text += literal
        case .argument(let message): text += message.english
        }
      }
    case .pair(let left, let right): left.english + right.english
    }
  }

  /// The message in a language; a sentence that it has no words for stays English.
  public func text(in language: Language) -> String {
    guard !language.isEnglish else { return english }
    switch content {
    case .verbatim(let text): return text
    case .literal(let text):
      guard text.contains("\n\n") else { return language.translation(of: text) ?? text }
      // A discussion has a key for each of its paragraphs.
      return text.split(separator: "\n\n")
        .map { language.translation(of: String($0)) ?? String($0) }.joined(separator: "\n\n")
    case .parts: return words(in: language) ?? english
    case .pair: return text(of: terms[...], in: language)
    }
  }

  /// The longest part of a sum from its start on that the language has words for, and then the rest.
  private func text(of terms: ArraySlice<Message>, in language: Language) -> String {
    guard let first = terms.first else { return "" }
    for end in stride(from: terms.endIndex, through: terms.startIndex + 2, by: -1) {
      let sum = terms[terms.startIndex..<end].dropFirst().reduce(first) { Message(.pair($0, $1)) }
      if let text = sum.words(in: language) {
        return text + self.text(of: terms[end...], in: language)
      }
    }
    return first.text(in: language) + text(of: terms.dropFirst(), in: language)
  }

  /// What the language has for the key, filled with the arguments; one of nothing but arguments has no
  /// words of its own.
  private func words(in language: Language) -> String? {
    let key = key
    return (language.translation(of: key) ?? (key.contains(where: \.isLetter) ? nil : key))
      .map { $0.filled(with: arguments.map { $0.text(in: language) }) }
  }

  /// What was added, in order.
  private var terms: [Message] {
    if case .pair(let left, let right) = content { left.terms + right.terms } else { [self] }
  }

  /// The English text with `%@` for each argument, by which a language knows it.
  public var key: String {
    switch content {
    case .verbatim: "%@"
    case .literal(let text): text
    case .parts(let parts):
      parts.reduce(into: "") { key, part in
        switch part {
        case .literal(let literal): key += literal
        case .argument: key += "%@"
        }
      }
    case .pair(let left, let right): left.key + right.key
    }
  }

  private var arguments: [Message] {
    switch content {
    case .verbatim: [self]
    case .literal: []
    case .parts(let parts):
      parts.compactMap { if case .argument(let message) = $0 { message } else { nil } }
    case .pair(let left, let right): left.arguments + right.arguments
    }
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
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Adds text that is the same in every language.
    public mutating func appendInterpolation(_ text: String) {
      parts.append(.argument(Message(verbatim: text)))
    }

    /// Adds a message, which is translated too.
    public mutating func appendInterpolation(_ message: Message) {
      parts.append(.argument(message))
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
