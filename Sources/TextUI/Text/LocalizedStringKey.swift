/// A text as it is written in code: a literal with interpolations and a little markup.
///
/// There are no translations: the key is the text. `**bold**`, `*italic*`, `` `code` `` and
/// `[text](url)` are markup, in the literal parts only.
public struct LocalizedStringKey: Sendable, ExpressibleByStringInterpolation {
  enum Part: Sendable {
    /// A piece of the literal, which may hold markup.
    case literal(String)
    /// What was interpolated, shown as it is.
    case text(Text)
  }

  let parts: [Part]

  /// Makes a key of a string.
  public init(_ value: String) {
    parts = [.literal(value)]
  }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) {
    parts = [.literal(value)]
  }

  /// Makes a key of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// The text without markup, when it is a plain string: the common case, which costs nothing.
  var plainText: String? {
    guard parts.count == 1, case .literal(let text) = parts[0] else { return nil }
    let hasMarkup =
      text.utf8.withContiguousStorageIfAvailable { bytes in bytes.contains(where: Self.isMarkup) }
      ?? text.utf8.contains(where: Self.isMarkup)
    return hasMarkup ? nil : text
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
      || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "~")
  }
}
