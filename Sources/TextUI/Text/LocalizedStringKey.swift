/// A text as it is written in code: a literal with interpolations and a little markup.
///
/// There are no translations: the key is the text. `**bold**`, `*italic*`, `[text](url)` and code
/// between backticks are markup, in the literal parts only.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  enum Part: Equatable, Sendable {
    /// A piece of the literal, which may hold markup.
    case literal(String)
    /// What was interpolated, shown as it is.
    case text(Text)
  }

  private enum Storage: Sendable {
    /// A literal by itself, for which no list is made.
    case literal(String)
    case parts([Part])
  }

  private let storage: Storage

  /// Makes a key of a string.
  public init(_ value: String) {
    storage = .literal(value)
  }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) {
    storage = .literal(value)
  }

  /// Makes a key of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    storage = .parts(stringInterpolation.parts)
  }

  /// Whether both are of the same pieces.
  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    left.parts == right.parts
  }

  /// The pieces in order.
  var parts: [Part] {
    switch storage {
    case .literal(let text): [.literal(text)]
    case .parts(let parts): parts
    }
  }

  /// The text without markup, when it is a plain string: the common case, which costs nothing.
  package var plainText: String? {
    guard case .literal(let text) = storage, !InlineMarkup.isIn(text) else { return nil }
    return text
  }
}
