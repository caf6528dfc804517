/// Expands `#Preview("Dark", as: .systemSmall) { … }` to a declaration that passes the same
/// arguments to `Preview`'s initialiser and is listed in the section `swift_previews`.
///
///     enum $s…7previewfMu_ {
///       @section("swift_previews") @used static let make: … = {
///         SwiftUI.Preview.handedOver(#fileID, #line) {
///           SwiftUI.Preview("Dark", as: .systemSmall) { … }
///         }
///       }
///     }
struct PreviewMacro {
  /// The source after the macro's name.
  private let arguments: Substring
  private let name: String

  init(_ use: MacroUse) {
    arguments = Self.arguments(of: use.syntax?.source ?? "")
    // The compiler's spelling of a name that only this expansion uses.
    name = "\(use.discriminator)7previewfMu_"
  }

  var expansion: String {
    let (states, rest) = Self.states(in: arguments)
    var declarations = ""
    var call = rest
    if !states.isEmpty, let brace = rest.firstIndex(of: "{") {
      // A property wrapper needs a property: the closure's content becomes the body of a view.
      let body = rest[rest.index(after: brace)...].lastIndex(of: "}").map {
        rest[rest.index(after: brace)..<$0]
      }
      declarations = """
        struct Content: SwiftUI.View {
          \(states.joined(separator: "\n"))
          var body: some SwiftUI.View { \(body ?? "") }
        }
        """
      call = rest[..<brace] + "{ Content() }"
    }
    return """
      @MainActor enum \(name) {
        \(declarations)
        @section("swift_previews") @used nonisolated
        static let make: @convention(c) @Sendable () -> UnsafeMutableRawPointer = {
          SwiftUI.Preview.handedOver(#fileID, #line) { SwiftUI.Preview\(call) }
        }
      }
      """
  }

  /// The source after `#Preview`, without comments and attributes in front of it.
  private static func arguments(of source: String) -> Substring {
    var rest = source[...]
    while !rest.isEmpty {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("#Preview") {
        return rest.dropFirst("#Preview".count)
      } else {
        rest = rest.dropFirst()
      }
    }
    return ""
  }

  /// Returns the lines `@Previewable @State var …` without their first word, and the other text.
  private static func states(in text: Substring) -> ([Substring], Substring) {
    let mark = "@Previewable"
    guard text.contains(mark) else { return ([], text) }
    var states: [Substring] = []
    var rest: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix(mark) {
        states.append(words.dropFirst(mark.count))
      } else {
        rest.append(line)
      }
    }
    return (states, rest.joined(separator: "\n")[...])
  }
}
