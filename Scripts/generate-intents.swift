// Writes the classes that Xcode generates from an .intentdefinition file, in Swift.
//
//   swift Scripts/generate-intents.swift City.intentdefinition > CityIntents.swift
//
// Each intent is a class whose parameters a person sets, with the protocol of who answers it; each
// enumeration and each type of object is one, with what is said of a value. Exit codes: 1 where the
// file cannot be read or is none of these, 2 where no file is named.
import Foundation

typealias Properties = [String: Any]

func fail(_ message: String, code: Int32 = 1) -> Never {
  FileHandle.standardError.write(Data("generate-intents: \(message)\n".utf8))
  exit(code)
}

guard CommandLine.arguments.count == 2 else {
  fail("Name one file, such as City.intentdefinition.", code: 2)
}
let path = CommandLine.arguments[1]
guard let data = FileManager.default.contents(atPath: path) else { fail("Cannot read \(path).") }
guard
  let root = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? Properties,
  root["INIntents"] is [Properties] || root["INTypes"] is [Properties]
else { fail("\(path) is no intent definition: it has neither INIntents nor INTypes.") }

func list(_ key: String, of owner: Properties = root) -> [Properties] {
  owner[key] as? [Properties] ?? []
}

/// Words of Swift, which names of a file may be too.
let reserved: Set = [
  "Any", "Self", "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
  "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
  "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
  "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
  "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
  "while",
]

/// A name as Swift writes it; whatever else is in it is left out, so that a file adds no code.
func identifier(_ text: Any?) -> String {
  var name = String((text as? String ?? "").filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
  if name.first?.isNumber ?? true { name = "_" + name }
  return reserved.contains(name) ? "`\(name)`" : name
}

func capitalized(_ name: String) -> String {
  let name = name.filter { $0 != "`" }
  return name.prefix(1).uppercased() + name.dropFirst()
}

func literal(_ text: Any?) -> String {
  var result = ""
  for character in (text as? String ?? "").unicodeScalars {
    switch character {
    case "\\", "\"": result += "\\" + String(character)
    case _ where character.value < 32: result += "\\u{\(String(character.value, radix: 16))}"
    default: result.unicodeScalars.append(character)
    }
  }
  return "\"\(result)\""
}

func className(_ owner: Properties, _ prefix: String, _ name: String) -> String {
  identifier((owner[prefix] as? String ?? root["INClassPrefix"] as? String ?? "")
    + (owner[name] as? String ?? ""))
}

/// The classes of objects and the enumerations by the names that parameters call them.
let objects = Dictionary(
  list("INTypes").map { ($0["INTypeName"] as? String ?? "", className($0, "INTypeClassPrefix", "INTypeName")) },
  uniquingKeysWith: { first, _ in first })
let enums = Dictionary(
  list("INEnums").map { ($0["INEnumName"] as? String ?? "", className($0, "INEnumClassPrefix", "INEnumName")) },
  uniquingKeysWith: { first, _ in first })

/// A parameter of an intent or a property of an object.
struct Value {
  /// The type that a program reads, without `?`.
  var type: String
  /// The number that a person sets, where the program reads an `NSNumber`.
  var number: String?
  var isEnum = false
  var result: String

  init(type name: String, object: String?, enumeration: String?) {
    (type, number) = ("String", nil)
    result = "INStringResolutionResult"
    if let enumeration, let found = enums[enumeration] {
      (type, isEnum, result) = (found, true, "\(found)ResolutionResult")
    } else if let object, let found = objects[object] {
      (type, result) = (found, "\(found)ResolutionResult")
    } else {
      switch name {
      case "Integer": (type, number, result) = ("NSNumber", "Int", "INIntegerResolutionResult")
      case "Decimal": (type, number, result) = ("NSNumber", "Double", "INDoubleResolutionResult")
      case "Boolean": (type, number, result) = ("NSNumber", "Bool", "INBooleanResolutionResult")
      case "URL": (type, result) = ("URL", "INURLResolutionResult")
      case "Object": type = "INObject"
      default: break
      }
    }
  }
}

/// The least and the largest number that a person may choose, as an argument; empty without either.
func range(of number: String, _ metadata: Properties) -> String {
  func bound(_ name: String) -> String? {
    let value = metadata["INIntentParameterMetadata\(name)Value"] as? NSNumber
    return number == "Int" ? value.map { "\($0.intValue)" } : value.map { "\($0.doubleValue)" }
  }
  let (least, most) = (bound("Minimum"), bound("Maximum"))
  guard number != "Bool", least != nil || most != nil else { return "" }
  let extremes = number == "Int" ? (".min", ".max") : ("-.infinity", ".infinity")
  return ", inclusiveRange: (\(least ?? extremes.0), \(most ?? extremes.1))"
}

var lines = [
  "// Made from an intent definition by Scripts/generate-intents.swift. Change that, not this.",
  "// swift-format-ignore-file",
  "public import Intents",
]
func write(_ text: String) { lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

for item in list("INEnums") {
  let name = className(item, "INEnumClassPrefix", "INEnumName")
  let cases = list("INEnumValues", of: item).map {
    (name: identifier($0["INEnumValueName"]), index: $0["INEnumValueIndex"] as? Int ?? 0,
      title: literal($0["INEnumValueDisplayName"] ?? $0["INEnumValueName"]))
  }
  write("""

    public enum \(name): Int, AppEnum {
    \(cases.map { "  case \($0.name) = \($0.index)" }.joined(separator: "\n"))

      public static var typeDisplayRepresentation: TypeDisplayRepresentation { \(literal(item["INEnumDisplayName"] ?? item["INEnumName"])) }
      public static var caseDisplayRepresentations: [\(name): DisplayRepresentation] {
        [\(cases.map { ".\($0.name): \($0.title)" }.joined(separator: ", "))]
      }
    }

    public final class \(name)ResolutionResult: INValueResolutionResult<\(name)> {}
    """)
}

for item in list("INTypes") {
  let name = className(item, "INTypeClassPrefix", "INTypeName")
  let own = list("INTypeProperties", of: item).filter { $0["INTypePropertyDefault"] as? Bool != true }
  write("""

    /// Unchecked, because its properties are set before it is handed on, as those of Xcode are.
    open class \(name): INObject, @unchecked Sendable {
    \(own.map { property in
      let value = Value(
        type: property["INTypePropertyType"] as? String ?? "",
        object: property["INTypePropertyObjectType"] as? String,
        enumeration: property["INTypePropertyEnumType"] as? String)
      let isList = property["INTypePropertySupportsMultipleValues"] as? Bool == true
      return "  public var \(identifier(property["INTypePropertyName"])): \(isList ? "[\(value.type)]" : value.type)?"
    }.joined(separator: "\n"))
    }

    public final class \(name)ResolutionResult: INValueResolutionResult<\(name)> {}
    """)
}

for item in list("INIntents") {
  let intent = item["INIntentClassName"] == nil
    ? identifier((item["INIntentClassPrefix"] as? String ?? root["INClassPrefix"] as? String ?? "")
      + (item["INIntentName"] as? String ?? "") + "Intent")
    : identifier(item["INIntentClassName"])
  var properties: [String] = []
  var requirements: [String] = []
  var defaults: [String] = []
  for parameter in list("INIntentParameters", of: item) {
    let name = identifier(parameter["INIntentParameterName"])
    let value = Value(
      type: parameter["INIntentParameterType"] as? String ?? "",
      object: parameter["INIntentParameterObjectType"] as? String,
      enumeration: parameter["INIntentParameterEnumType"] as? String)
    let isList = parameter["INIntentParameterSupportsMultipleValues"] as? Bool == true
    let title = literal(parameter["INIntentParameterDisplayName"] ?? parameter["INIntentParameterName"])
    let metadata = parameter["INIntentParameterMetadata"] as? Properties ?? [:]
    let given = metadata["INIntentParameterMetadataDefaultValue"]
    if isList {
      properties.append("  @Parameter(title: \(title)) public var \(name): [\(value.number ?? value.type)]?")
    } else if let number = value.number {
      let initial: String? = switch given {
      case let flag as Bool where number == "Bool": "\(flag)"
      case let amount as NSNumber where number == "Int": "\(amount.intValue)"
      case let amount as NSNumber where number == "Double" && amount.doubleValue.isFinite: "\(amount.doubleValue)"
      default: nil
      }
      let start = initial.map { ", default: \($0)" } ?? ""
      properties.append(
        "  @NumberParameter<\(number)>(title: \(title)\(start)\(range(of: number, metadata))) public var \(name): NSNumber?")
    } else if value.isEnum {
      properties.append("  @Parameter(title: \(title)) public var \(name): \(value.type)")
    } else if value.type == "String", let text = given as? String {
      properties.append("  @Parameter(title: \(title), default: \(literal(text))) public var \(name): String?")
    } else {
      properties.append("  @Parameter(title: \(title)) public var \(name): \(value.type)?")
    }
    let upper = capitalized(name)
    requirements.append("  func resolve\(upper)(for intent: \(intent), with completion: @escaping (\(value.result)) -> Void)")
    defaults.append("  public func resolve\(upper)(for intent: \(intent), with completion: @escaping (\(value.result)) -> Void) { completion(.notRequired()) }")
    if parameter["INIntentParameterSupportsDynamicEnumeration"] as? Bool == true, value.number == nil, !value.isEnum {
      let element = value.type == "String" ? "NSString" : value.type
      if element == "NSString" { continue }
      requirements += [
        "  func provide\(upper)OptionsCollection(for intent: \(intent), with completion: @escaping (INObjectCollection<\(element)>?, (any Error)?) -> Void)",
        "  func provide\(upper)OptionsCollection(for intent: \(intent)) async throws -> INObjectCollection<\(element)>",
        "  func default\(upper)(for intent: \(intent)) -> \(element)?",
      ]
      defaults += [
        "  public func provide\(upper)OptionsCollection(for intent: \(intent), with completion: @escaping (INObjectCollection<\(element)>?, (any Error)?) -> Void) { completion(nil, nil) }",
        "  public func provide\(upper)OptionsCollection(for intent: \(intent)) async throws -> INObjectCollection<\(element)> { INObjectCollection(items: []) }",
        "  public func default\(upper)(for intent: \(intent)) -> \(element)? { nil }",
      ]
    }
  }
  let base = intent.hasSuffix("Intent") ? intent : intent + "Intent"
  write("""

    open class \(intent): INIntent {
    \(properties.joined(separator: "\n"))
    }

    nonisolated public enum \(base)ResponseCode: Int, Sendable {
      case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
    }

    open class \(base)Response: INIntentResponse {
      public let code: \(base)ResponseCode

      public init(code: \(base)ResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
      }
    }

    nonisolated public protocol \(base)Handling: AnyObject {
      func handle(intent: \(intent), completion: @escaping (\(base)Response) -> Void)
      func confirm(intent: \(intent), completion: @escaping (\(base)Response) -> Void)
    \(requirements.joined(separator: "\n"))
    }

    extension \(base)Handling {
      public func handle(intent: \(intent), completion: @escaping (\(base)Response) -> Void) { completion(\(base)Response(code: .success, userActivity: nil)) }
      public func confirm(intent: \(intent), completion: @escaping (\(base)Response) -> Void) { completion(\(base)Response(code: .ready, userActivity: nil)) }
    \(defaults.joined(separator: "\n"))
    }
    """)
}

print(lines.joined(separator: "\n"))
