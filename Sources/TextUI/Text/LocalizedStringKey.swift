/// A text as written in code: a literal with interpolations and inline markup.
///
/// A text without a translation in the environment shows as written. `**bold**`, `*italic*`,
/// `[text](url)` and code between backticks are markup, in the literal parts only.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  enum Part: Equatable, Sendable {
    /// A piece of the literal, possibly with markup.
    case literal(String)
    /// An interpolation, shown verbatim.
    case text(Text)
  }

  private enum Storage: Sendable {
    /// A single literal, without the cost of a list.
    case literal(String)
    case parts([Part])
  }

  private let storage: Storage

  /// Makes a key from a string, including its markup.
  public init(_ value: String) { storage = .literal(value) }

  public init(stringLiteral value: String) { storage = .literal(value) }

  public init(stringInterpolation: StringInterpolation) {
    storage = .parts(stringInterpolation.parts)
  }

  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    left.parts == right.parts
  }

  var parts: [Part] {
    switch storage {
    case .literal(let text): [.literal(text)]
    case .parts(let parts): parts
    }
  }

  /// The pieces in order, from the translation if the environment has one.
  func translatedParts(in environment: EnvironmentValues) -> [Part] {
    guard let translate = environment.translation else { return parts }
    let key = parts.reduce(into: "") { key, part in
      if case .literal(let text) = part { key += text } else { key += "%@" }
    }
    var numbers: [Double?] = []
    for case .text(let text) in parts { numbers.append(text.number) }
    return translate(key, numbers, environment.localeIdentifier).map(filled) ?? parts
  }

  /// A translation filled with the key's values, for `%@` in order, for `%1$@`, `%2$@` by number.
  private func filled(_ translation: String) -> [Part] {
    let values = parts.filter { if case .text = $0 { true } else { false } }
    var (filled, rest, next): ([Part], Substring, Int) = ([], translation[...], 0)
    while let percent = rest.firstIndex(of: "%") {
      let after = rest[percent...].dropFirst()
      let number = after.prefix(while: \.isWholeNumber)
      let index = number.isEmpty ? next : (Int(number) ?? 0) - 1
      let mark = number.isEmpty ? "@" : "$@"
      let isValue = after.dropFirst(number.count).hasPrefix(mark) && values.indices.contains(index)
      filled.append(.literal(String(rest[..<percent]) + (isValue ? "" : "%")))
      if isValue { filled.append(values[index]) }
      if isValue, number.isEmpty { next += 1 }
      rest = isValue ? after.dropFirst(number.count + mark.count) : after
    }
    return filled + [.literal(String(rest))]
  }

  /// The text, if it is a plain string without markup: the common case, which costs nothing.
  var plainText: String? {
    guard case .literal(let text) = storage, !InlineMarkup.isIn(text) else { return nil }
    return text
  }
}
