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
    let source: String
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
  private enum Key: CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro
  }

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

  /// What the compiler is told.
  var answer: Answer {
    switch self {
    case .capability: .capability
    case .freestanding(let use):
      .expansion(use.rule ?? use.modelDeclaration ?? PreviewMacro(use).expansion)
    case .attached(let use): .expansion(use.modelExtension ?? EntryMacro(use)?.expansion ?? "")
    }
  }
}

extension MacroUse {
  /// A rule of a tip, none of which is shown: `#Rule`.
  fileprivate var rule: String? { macro.name == "Rule" ? "TipKit.Tips.Rule()" : nil }

  /// What a model says of its properties, such as `#Unique`, adds nothing to it.
  fileprivate var modelDeclaration: String? { macro.typeName == "ModelMacro" ? "" : nil }

  /// What makes a class one of models, where that is asked for: `@Model`.
  fileprivate var modelExtension: String? {
    guard macroRole == "extension", let extendedTypeSyntax else { return nil }
    return "extension \(extendedTypeSyntax.source): nonisolated SwiftData.PersistentModel {}"
  }
}

/// What the compiler is told.
enum Answer: Encodable {
  case capability
  case expansion(String)

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
      let expandedSource: String
      let diagnostics: [String] = []
    }

    let expandMacroResult: Result
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .capability: try Capability().encode(to: encoder)
    case .expansion(let source):
      try Expansion(expandMacroResult: Expansion.Result(expandedSource: source)).encode(to: encoder)
    }
  }
}
