import JSONValues

/// A widget that a person has placed: a kind in a family, with its own settings.
///
/// ```swift
/// let widget = PlacedWidget(
///   id: "evening", kind: "level", family: .systemSmall, settings: ["bedtime": "23:00"])
/// widget.text  // {"family":"systemSmall","kind":"level","settings":{"bedtime":"23:00"}}
/// ```
///
/// Stored as one line of JSON. Unknown members, kinds and families of another version survive a
/// change and are written again.
public struct PlacedWidget: Hashable, Sendable, Identifiable {
  /// Unique among the person's placed widgets.
  public let id: String
  private var members: [String: JSONValue]

  /// Creates a widget; `settings` are texts by parameter key.
  public init(id: String, kind: String, family: WidgetFamily, settings: [String: String] = [:]) {
    self.id = id
    members = [:]
    self.kind = kind
    familyName = family.description
    self.settings = settings
  }

  /// Reads a stored line; `nil` unless it is a JSON object with a kind and a family.
  public init?(id: String, text: String) {
    guard let members = try? JSONDecoder().decode([String: JSONValue].self, from: Data(text.utf8)),
      members["kind"]?.characters != nil, members["family"]?.characters != nil
    else { return nil }
    self.id = id
    self.members = members
  }

  /// The kind of the widget, as its program declares it.
  public var kind: String {
    get { members["kind"]?.characters ?? "" }
    set { members["kind"] = .string(newValue) }
  }

  /// The name of the family, which a later version may have added.
  public var familyName: String {
    get { members["family"]?.characters ?? "" }
    set { members["family"] = .string(newValue) }
  }

  /// The family; `nil` if this version does not know `familyName`.
  public var family: WidgetFamily? { WidgetFamily(name: familyName) }

  /// The values of the parameters by key, as the person wrote them.
  ///
  /// Leaves out values of another version that are not text; they stay in the stored line.
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

  /// The widget as one line of JSON, with sorted keys.
  public var text: String { JSONValue.object(sorted: members).text }

  /// Compares the id and the stored line.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.text == right.text
  }

  /// Hashes the id and the stored line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(text)
  }
}

extension JSONValue {
  fileprivate var characters: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate static func object(sorted members: [String: JSONValue]) -> JSONValue {
    .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }
}

/// Unknown members of a line are decoded too, so that they survive.
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
