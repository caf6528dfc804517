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
  private var members: [String: JSON]

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
    guard let members = try? JSONDecoder().decode([String: JSON].self, from: Data(text.utf8)),
      members["kind"]?.text != nil, members["family"]?.text != nil
    else { return nil }
    self.id = id
    self.members = members
  }

  /// The name of what is drawn.
  public var kind: String {
    get { members["kind"]?.text ?? "" }
    set { members["kind"] = .text(newValue) }
  }

  /// The family's name, which may be that of a later version.
  public var familyName: String {
    get { members["family"]?.text ?? "" }
    set { members["family"] = .text(newValue) }
  }

  /// The family; `nil` where this version has none of that name.
  public var family: WidgetFamily? { WidgetFamily(name: familyName) }

  /// Values by their keys, as the person wrote them.
  ///
  /// A value of another version that is no text is not among them, and stays.
  public var settings: [String: String] {
    get { settingMembers.compactMapValues(\.text) }
    set {
      let others = settingMembers.filter { $0.value.text == nil }
      let all = others.merging(newValue.mapValues(JSON.text)) { $1 }
      members["settings"] = all.isEmpty ? nil : .object(all)
    }
  }

  private var settingMembers: [String: JSON] {
    if case .object(let values)? = members["settings"] { values } else { [:] }
  }

  /// The widget as a line of JSON, its members in the order of their names.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // What was decoded or set can be encoded: there is no number but a finite one.
    return (try? encoder.encode(members)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
