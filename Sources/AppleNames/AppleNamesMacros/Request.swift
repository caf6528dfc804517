/// What the compiler asks for.
enum Request {
  case capability
  case freestanding(MacroUse)
  case attached(MacroUse)
}

/// A use of a macro in a program's source.
struct MacroUse: Decodable {
  struct Macro: Decodable {
    let name: String
    /// The type that the macro's declaration names.
    let typeName: String
  }

  struct Syntax: Decodable {
    struct Location: Decodable {
      let fileName: String
      /// In bytes of UTF-8.
      let offset: Int
    }

    let source: String
    let location: Location?
  }

  let macro: Macro
  let macroRole: String
  /// What names of this expansion begin with, so that they are its own.
  let discriminator: String
  /// The use itself, of a macro that stands alone, with the text before it.
  let syntax: Syntax?
  /// The declaration that an attached macro stands at.
  let declSyntax: Syntax?
  /// The type that a macro extends.
  let extendedTypeSyntax: Syntax?
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

extension MacroUse {
  /// What a model says of its properties, such as `#Unique`, adds nothing to it.
  fileprivate var modelDeclaration: String? { macro.typeName == "ModelMacro" ? "" : nil }

  /// What is added at a declaration: to a class of models its conformance, to an entry of the
  /// environment its key; to what only says something of a property, nothing.
  fileprivate var attachedExpansion: String {
    get throws(MacroFailure) {
      if macroRole == "extension", let extendedTypeSyntax {
        return "extension \(extendedTypeSyntax.source): nonisolated SwiftData.PersistentModel {}"
      }
      return macro.typeName == "EntryMacro" ? try EntryMacro(self).expansion : ""
    }
  }
}

/// Why a use of a macro makes nothing, shown by the compiler where it stands.
struct MacroFailure: Error {
  let message: String
  let place: MacroUse.Syntax.Location?

  init(_ message: String, at syntax: MacroUse.Syntax?) {
    self.message = message
    place = syntax?.location
  }
}

/// What the compiler is told.
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
      /// `nil` where nothing could be made.
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
