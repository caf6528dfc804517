// Writes the classes that Xcode generates from a Core Data model, in Swift.
//
//   swift Scripts/generate-models.swift Larder.xcdatamodeld > LarderModels.swift
//
// Entities whose code is generated as "Class Definition" become classes, those of "Category/Extension"
// extensions; of others you have written the class yourself, and only default values are added. Changing one side of a relationship does
// not change the other. Exit codes: 1 where the model cannot be read, 2 where none is named.
import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif

func fail(_ message: String, code: Int32 = 1) -> Never {
  FileHandle.standardError.write(Data("generate-models: \(message)\n".utf8))
  exit(code)
}

/// The XML of a model: of a versioned one that of the version in use.
func contents(of path: String) -> Data? {
  let folder = URL(fileURLWithPath: path)
  guard path.hasSuffix(".xcdatamodeld") else {
    let file = path.hasSuffix(".xcdatamodel") ? folder.appendingPathComponent("contents") : folder
    return try? Data(contentsOf: file)
  }
  let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
  let choice = try? Data(contentsOf: folder.appendingPathComponent(".xccurrentversion"))
  let chosen = choice.flatMap {
    try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
  }?["_XCCurrentVersionName"] as? String
  guard let version = versions.first(where: { $0 == chosen }) ?? versions.last else { return nil }
  return contents(of: folder.appendingPathComponent(version).path)
}

/// A name as Swift writes it; whatever else is in it is left out, so that a file adds no code.
func identifier(_ text: String?) -> String {
  let name = (text ?? "").filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  return name.first?.isNumber ?? true ? "_" + name : name
}

func literal(_ text: String) -> String {
  var result = ""
  for character in text.unicodeScalars {
    switch character {
    case "\\", "\"": result += "\\" + String(character)
    case _ where character.value < 32: result += "\\u{\(String(character.value, radix: 16))}"
    default: result.unicodeScalars.append(character)
    }
  }
  return "\"\(result)\""
}

/// Words of Swift that a property may be named by.
let reserved: Set = [
  "as", "case", "class", "default", "do", "else", "enum", "extension", "false", "for", "func", "if",
  "import", "in", "init", "internal", "is", "let", "nil", "operator", "private", "public", "repeat",
  "return", "self", "static", "struct", "super", "switch", "true", "var", "where", "while",
]

/// Reads the entities of a model.
final class Reader: NSObject, XMLParserDelegate {
  struct Entity {
    let name, className, parent, code: String
    var properties: [String] = []
    /// Values that are there from the start, as Swift writes them.
    var defaults: [String] = []
  }
  var entities: [Entity] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    switch element {
    case "entity":
      entities.append(
        Entity(
          name: identifier(attributes["name"]),
          className: identifier(attributes["representedClassName"] ?? attributes["name"]),
          parent: attributes["parentEntity"].map { identifier($0) } ?? "NSManagedObject",
          code: attributes["codeGenerationType"] ?? ""))
    case "attribute" where !entities.isEmpty:
      entities[entities.count - 1].properties.append(attribute(attributes))
    case "relationship" where !entities.isEmpty:
      entities[entities.count - 1].properties.append(relationship(attributes))
    default: break
    }
  }

  private func attribute(_ attributes: [String: String]) -> String {
    let (isScalar, value) = (
      attributes["usesScalarValueType"] == "YES", attributes["defaultValueString"]
    )
    // The type, the number or text that stands for it, and the value of one that has none.
    var (type, given, missing): (String, String?, String) = ("NSObject", nil, "0")
    switch attributes["attributeType"] {
    case "Boolean": (type, given, missing) = ("Bool", value.map { "\($0 == "YES")" }, "false")
    case "Integer 16": (type, given) = ("Int16", value.flatMap(Int16.init)?.description)
    case "Integer 32": (type, given) = ("Int32", value.flatMap(Int32.init)?.description)
    case "Integer 64": (type, given) = ("Int64", value.flatMap(Int64.init)?.description)
    case "Double": (type, given) = ("Double", value.flatMap(Double.init)?.description)
    case "Float": (type, given) = ("Float", value.flatMap(Float.init)?.description)
    case "String": return plain("String", attributes, value.map(literal))
    case "Date":
      let seconds = attributes["defaultDateTimeInterval"].flatMap(Double.init)
      return plain("Date", attributes, seconds.map { "Date(timeIntervalSinceReferenceDate: \($0))" })
    case "Decimal":
      return plain("NSDecimalNumber", attributes, value.map { "NSDecimalNumber(string: \(literal($0)))" })
    case "UUID": return plain("UUID", attributes, nil)
    case "URI": return plain("URL", attributes, nil)
    case "Binary": return plain("Data", attributes, nil)
    default: return plain(attributes["customClassName"].map { identifier($0) } ?? type, attributes, nil)
    }
    guard isScalar else { return plain("NSNumber", attributes, given.map { "NSNumber(value: \($0))" }) }
    note(given.map { "\(type)(\($0))" }, of: attributes)
    return property(attributes["name"], type, or: missing)
  }

  private func plain(_ type: String, _ attributes: [String: String], _ given: String?) -> String {
    note(given, of: attributes)
    return property(attributes["name"], type)
  }

  private func note(_ value: String?, of attributes: [String: String]) {
    guard let value else { return }
    entities[entities.count - 1].defaults.append("\"\(identifier(attributes["name"]))\": \(value)")
  }

  private func relationship(_ attributes: [String: String]) -> String {
    let (name, other) = (identifier(attributes["name"]), identifier(attributes["destinationEntity"]))
    guard attributes["toMany"] == "YES" else { return property(name, other) }
    let type = attributes["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
    let mutable = attributes["ordered"] == "YES" ? "NSMutableOrderedSet" : "NSMutableSet"
    let title = name.prefix(1).uppercased() + name.dropFirst()
    func change(_ verb: String, _ action: String) -> String {
      """


        public func \(verb)\(title)(_ value: \(other)) {
          let values = \(name)?.mutableCopy() as? \(mutable) ?? \(mutable)()
          values.\(action)(value)
          \(name) = values
        }
      """
    }
    return property(name, type) + change("addTo", "add") + change("removeFrom", "remove")
  }

  /// Where a value that is always there is missing, it is `value`.
  private func property(_ name: String?, _ type: String, or value: String? = nil) -> String {
    let name = identifier(name)
    return """
        public var \(reserved.contains(name) ? "`\(name)`" : name): \(type)\(value == nil ? "?" : "") {
          get { value(forKey: "\(name)") as? \(type)\(value.map { " ?? \($0)" } ?? "") }
          set { setValue(newValue, forKey: "\(name)") }
        }
      """
  }
}

guard CommandLine.arguments.count == 2 else {
  fail("Name one model, such as Larder.xcdatamodeld.", code: 2)
}
let path = CommandLine.arguments[1]
guard let data = contents(of: path) else { fail("Cannot read \(path).") }
let reader = Reader()
let parser = XMLParser(data: data)
parser.delegate = reader
guard parser.parse(), !reader.entities.isEmpty else { fail("\(path) has no entities.") }

print("// Made from a Core Data model by Scripts/generate-models.swift. Change that, not this.")
print("// swift-format-ignore-file")
print("public import CoreData")
/// The default values of an entity and, as their class inherits what says so, of those below it.
func defaults(of entity: Reader.Entity) -> [String] {
  let below = reader.entities.filter { $0.parent == entity.name && $0.name != entity.name }
  return entity.defaults + below.flatMap(defaults)
}

for entity in reader.entities {
  if entity.code == "class" {
    let parent = reader.entities.first { $0.name == entity.parent }?.className ?? "NSManagedObject"
    print("\npublic class \(entity.className): \(parent) {}")
    if parent == "NSManagedObject" { print("\nextension \(entity.className): Identifiable {}") }
  }
  let defaults = entity.parent == "NSManagedObject" ? defaults(of: entity) : []
  if !defaults.isEmpty {
    print("\nextension \(entity.className): ManagedObjectDefaults {")
    print("  public static var defaultValues: [String: Any] {")
    print("    [\n      \(defaults.joined(separator: ",\n      ")),\n    ]\n  }\n}")
  }
  guard entity.code == "class" || entity.code == "category" else { continue }
  print("\nextension \(entity.className) {")
  print(
    """
      @nonobjc public class func fetchRequest() -> NSFetchRequest<\(entity.className)> {
        NSFetchRequest<\(entity.className)>(entityName: "\(entity.name)")
      }
    """)
  for property in entity.properties { print("\n\(property)") }
  print("}")
}
