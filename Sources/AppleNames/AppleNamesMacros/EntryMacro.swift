// Also `@Parameter static var isNew: Bool = true` of a tip, which is kept beside it in `$isNew`.

/// `@Entry var size: Int = 3` in an extension of `EnvironmentValues` or `ContainerValues`, which
/// becomes a key of its own, for either, and the property that reads and sets it.
struct EntryMacro {
  private let name: Substring
  /// The type as it is written; `nil` leaves it to the value.
  private let type: Substring?
  private let value: Substring
  private let role: String
  private let isParameter: Bool

  /// `nil` where the declaration is no variable with a value or an optional type.
  init?(_ use: MacroUse) {
    guard ["Entry", "Parameter"].contains(use.macro.name.trimmed),
      let declaration = use.declSyntax?.source.firstRange(of: "var "),
      let source = use.declSyntax?.source[declaration.upperBound...]
    else { return nil }
    let text = source.trimmed
    let name = text.prefix { $0.isLetter || $0.isNumber || "_`".contains($0) }
    var rest = text.dropFirst(name.count).trimmed
    var type: Substring?
    if rest.first == ":" {
      let end = rest.firstIndex(of: "=") ?? rest.endIndex
      type = rest[..<end].dropFirst().trimmed
      rest = rest[end...]
    }
    let value = rest.first == "=" ? rest.dropFirst().trimmed : "nil"
    guard !name.isEmpty, rest.first == "=" || type?.last == "?" else { return nil }
    self.name = name
    self.type = type
    self.value = value
    role = use.macroRole
    isParameter = use.macro.name.trimmed == "Parameter"
  }

  var expansion: String {
    if isParameter {
      let type = type.map { "<\($0)>" } ?? ""
      return role == "accessor"
        ? "get { $\(name).wrappedValue } set { $\(name).wrappedValue = newValue }"
        : "static let $\(name) = TipKit.Tips.Parameter\(type)(wrappedValue: \(value))"
    }
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

extension StringProtocol where SubSequence == Substring {
  /// Without blanks at both ends.
  fileprivate var trimmed: Substring {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? start
    return self[start..<end]
  }
}
