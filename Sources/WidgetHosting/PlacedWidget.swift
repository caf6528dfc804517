import JSONValues

/// A widget that a person has placed: a kind in a family, with settings of its own.
///
/// ```swift
/// let widget = PlacedWidget(
///   id: "evening", kind: "level", family: .systemSmall, settings: ["bedtime": "23:00"])
/// widget.text  // {"family":"systemSmall","kind":"level","settings":{"bedtime":"23:00"}}
/// ```
///
/// It is kept as one line of JSON. What a line of another version has besides, and kinds and
/// families that this one does not know, stay as they are when it is changed and written again.
public struct PlacedWidget: Hashable, Sendable, Identifiable {
  /// What tells it from the person's other widgets.
  public let id: String
  private var members: [String: JSONValue]

  /// A widget as a person places it.
  public init(id: String, kind: String, family: WidgetFamily, settings: [String: String] = [:]) {
    self.id = id
    members = [:]
    self.kind = kind
    familyName = family.description
    self.settings = settings
  }

  /// The widget that a line says; `nil` where the line is no JSON object with a kind and a family.
  public init?(id: String, text: String) {
    guard let members = try? JSONDecoder().decode([String: JSONValue].self, from: Data(text.utf8)),
      members["kind"]?.characters != nil, members["family"]?.characters != nil
    else { return nil }
    self.id = id
    self.members = members
  }

  /// The name of what is drawn.
  public var kind: String {
    get { members["kind"]?.characters ?? "" }
    set { members["kind"] = .string(newValue) }
  }

  /// The family's name, which may be that of a later version.
  public var familyName: String {
    get { members["family"]?.characters ?? "" }
    set { members["family"] = .string(newValue) }
  }

  /// The family; `nil` where this version has none of that name.
  public var family: WidgetFamily? { WidgetFamily(name: familyName) }

  /// Values by their keys, as the person wrote them.
  ///
  /// A value of another version that is no text is not among them, and stays.
  public var settings: [String: String] {
    get { settingMembers.compactMapValues(\.characters) }
    set {
      let others = settingMembers.filter { $0.value.characters == nil }
      let all = others.merging(newValue.mapValues(JSONValue.string)) { $1 }
      members["settings"] = all.isEmpty ? nil : .object(sorted: all)
    }
  }

  private var settingMembers: [String: JSONValue] {
    guard case .object(let values)? = members["settings"] else { return [:] }
    return Dictionary(values) { _, last in last }
  }

  /// The widget as a line of JSON, its members in the order of their names.
  public var text: String { JSONValue.object(sorted: members).text }

  /// Two are the same that are kept as the same line.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.text == right.text
  }

  /// Hashes what is compared: the id and the line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(text)
  }
}

extension JSONValue {
  /// The characters of a text; `nil` for any other value.
  fileprivate var characters: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate static func object(sorted members: [String: JSONValue]) -> JSONValue {
    .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }
}

/// What this version does not know of a line is decoded too, so that it survives.
extension JSONValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else {
      self = .object(sorted: try container.decode([String: JSONValue].self))
    }
  }
}
