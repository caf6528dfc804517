enum Request {
  case capability
  case freestanding(MacroUse)
  case attached(MacroUse)
}

struct MacroUse: Decodable {
  struct Macro: Decodable {
    let name: String
    let typeName: String
  }

  struct Syntax: Decodable {
    struct Location: Decodable {
      let fileName: String
      /// The offset in UTF-8 bytes.
      let offset: Int
    }

    let source: String
    let location: Location?
  }

  let macro: Macro
  let macroRole: String
  /// The prefix that makes names of this expansion unique.
  let discriminator: String
  /// The use of a freestanding macro, with the text before it.
  let syntax: Syntax?
  /// The declaration that an attached macro is written on.
  let declSyntax: Syntax?
  let extendedTypeSyntax: Syntax?

  /// Always empty for a model's declaration such as `#Unique`, which adds no code.
  fileprivate var modelDeclaration: String? { macro.typeName == "ModelMacro" ? "" : nil }

  /// The code that an attached macro adds: the conformance of a model class, the key of an
  /// environment entry, otherwise an empty text.
  fileprivate var attachedExpansion: String {
    get throws(MacroFailure) {
      if macroRole == "extension", let extendedTypeSyntax {
        return "extension \(extendedTypeSyntax.source): nonisolated SwiftData.PersistentModel {}"
      }
      return macro.typeName == "EntryMacro" ? try EntryMacro(self).expansion : ""
    }
  }
}

extension Request: Decodable {
  private enum Key: CodingKey { case getCapability, expandFreestandingMacro, expandAttachedMacro }

  init(from decoder: any Decoder) throws {
    let request = try decoder.container(keyedBy: Key.self)
    if let use = try request.decodeIfPresent(MacroUse.self, forKey: .expandFreestandingMacro) {
      self = .freestanding(use)
    } else if let use = try request.decodeIfPresent(MacroUse.self, forKey: .expandAttachedMacro) {
      self = .attached(use)
    } else {
      self = .capability
    }
  }

  var answer: Answer {
    switch self {
    case .capability: return .capability
    case .freestanding(let use):
      return .expansion(use.modelDeclaration ?? PreviewMacro(use).expansion)
    case .attached(let use):
      do throws(MacroFailure) {
        return .expansion(try use.attachedExpansion)
      } catch {
        return .failure(error)
      }
    }
  }
}

/// The reason why a macro cannot be expanded, shown by the compiler at its location.
struct MacroFailure: Error {
  let message: String
  let place: MacroUse.Syntax.Location?

  init(_ message: String, at syntax: MacroUse.Syntax?) {
    self.message = message
    place = syntax?.location
  }
}

enum Answer: Encodable {
  case capability
  case expansion(String)
  case failure(MacroFailure)

  private struct Capability: Encodable {
    struct Result: Encodable {
      struct Value: Encodable {
        let protocolVersion = 7
        let features: [String] = []
      }

      let capability = Value()
    }

    let getCapabilityResult = Result()
  }

  private struct Expansion: Encodable {
    struct Result: Encodable {
      /// The expansion; `nil` if the macro failed.
      let expandedSource: String?
      let diagnostics: [Diagnostic]
    }

    struct Diagnostic: Encodable {
      struct Position: Encodable {
        let fileName: String
        let offset: Int
      }

      let message: String
      let severity = "error"
      let position: Position
      let highlights: [String] = []
      let notes: [String] = []
      let fixIts: [String] = []
    }

    let expandMacroResult: Result
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .capability: try Capability().encode(to: encoder)
    case .expansion(let source):
      try Expansion(expandMacroResult: .init(expandedSource: source, diagnostics: []))
        .encode(to: encoder)
    case .failure(let failure):
      let diagnostic = Expansion.Diagnostic(
        message: failure.message,
        position: .init(
          fileName: failure.place?.fileName ?? "", offset: failure.place?.offset ?? 0))
      try Expansion(expandMacroResult: .init(expandedSource: nil, diagnostics: [diagnostic]))
        .encode(to: encoder)
    }
  }
}
