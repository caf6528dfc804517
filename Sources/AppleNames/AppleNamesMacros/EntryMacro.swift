/// Expands `@Entry var size: Int = 3` in an extension of `EnvironmentValues` or `ContainerValues`
/// to a key of its own and a property that reads and writes it.
struct EntryMacro {
  private let name: Substring
  /// The type as written; `nil` if it is inferred from the value.
  private let type: Substring?
  private let value: Substring
  private let role: String

  /// Throws unless the declaration is a variable with a value or an optional type.
  init(_ use: MacroUse) throws(MacroFailure) {
    let tokens = SourceTokens(use.declSyntax?.source ?? "").tokens[...]
    guard let variable = Self.first("var", in: tokens), variable + 1 < tokens.count else {
      throw MacroFailure(
        "'@Entry' can only be attached to a 'var' declaration.", at: use.declSyntax)
    }
    name = tokens[variable + 1]
    let rest = tokens[(variable + 2)...]
    let equals = Self.first("=", in: rest)
    let type =
      rest.first == ":" ? Self.text(of: rest[..<(equals ?? rest.endIndex)].dropFirst()) : nil
    let written = equals.map { Self.text(of: rest[$0...].dropFirst()) }
    guard let value = written ?? (type?.last == "?" ? "nil" : nil) else {
      throw MacroFailure(
        "'@Entry' needs a default value, such as '= 3'; only an optional type can do without.",
        at: use.declSyntax)
    }
    self.type = type
    self.value = value
    role = use.macroRole
  }

  /// The index of the first such token outside of all brackets.
  private static func first(_ wanted: Substring, in tokens: ArraySlice<Substring>) -> Int? {
    var depth = 0
    for (index, token) in zip(tokens.indices, tokens) {
      if ["(", "[", "{"].contains(token) { depth += 1 }
      if [")", "]", "}"].contains(token) { depth -= 1 }
      if depth == 0, token == wanted { return index }
    }
    return nil
  }

  /// The source from the first token to the last, including the comments between them.
  private static func text(of tokens: ArraySlice<Substring>) -> Substring {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return first.base[first.startIndex..<last.endIndex]
  }

  var expansion: String {
    let key = "__Key_\(name.filter { $0 != "`" })"
    if role == "accessor" {
      return "get { self[\(key).self] } set { self[\(key).self] = newValue }"
    }
    let property =
      type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return """
      private struct \(key): SwiftUI.EnvironmentKey, SwiftUI.ContainerValueKey { \(property) }
      """
  }
}
