/// A parameter of an intent that has a few possible values.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, IntentValue
where RawValue: LosslessStringConvertible {
  /// What all values together are called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }

  /// What each value is called.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// Texts among the cases; a command lists them all.
  public static var intentShape: ParameterShape { caseShape }

  /// The first case.
  public static var intentZero: Self? { allCases.first }

  /// All cases, in the order of their declaration.
  public static func intentChoices() async throws -> [any IntentValue] { Array(allCases) }

  /// The case of a raw value or a title, in any case of its letters.
  public static func intentValue(of text: String) async throws -> Self? {
    Array(allCases).choices.first(meantBy: text) as? Self
  }

  /// The raw value, by which a command line means the case.
  public var intentText: String { String(rawValue) }

  /// What people see, which may be translated; ``intentText`` stays.
  public var intentTitle: String { displayRepresentation.title.key }

  /// What the case is called: its raw value where nobody has said.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: intentText)
  }

  fileprivate static var caseShape: ParameterShape {
    ParameterShape(.choice(of: typeDisplayRepresentation.name.key))
  }
}

/// What is both is chosen among its cases, and its query is not asked.
extension AppEnum where Self: AppEntity {
  /// That of an enumeration, not that of an entity.
  public static var intentShape: ParameterShape { caseShape }
  /// The first case.
  public static var intentZero: Self? { allCases.first }
  /// The first case, without asking the entity's query.
  public static func intentDefault() async -> Self? { allCases.first }
  /// All cases, without asking the entity's query.
  public static func intentChoices() async throws -> [any IntentValue] { Array(allCases) }
  /// The case of a raw value or a title, in any case of its letters.
  public static func intentValue(of text: String) async throws -> Self? {
    Array(allCases).choices.first(meantBy: text) as? Self
  }
  /// The raw value, not the entity's identity.
  public var intentText: String { String(rawValue) }
  /// What people see, which may be translated.
  public var intentTitle: String { displayRepresentation.title.key }
}

/// What the values of a type are called.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the whole type, such as "Period", for a label of a list.
  public let name: LocalizedStringResource

  /// Names a type.
  public init(name: LocalizedStringResource) { self.name = name }

  /// Names a type.
  public init(stringLiteral value: String) { name = LocalizedStringResource(value) }
}

/// What a value is called.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The name of one case, such as "This week".
  public let title: LocalizedStringResource
  /// What tells it from others of the name.
  public let subtitle: LocalizedStringResource?

  /// What it looks like.
  public let image: Image?

  /// The picture of a value.
  public struct Image: Hashable, Sendable {
    /// The name of a symbol or of a picture in a catalogue.
    public let name: String

    /// A symbol.
    public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }

    /// A picture of a catalogue.
    public init(named name: String, isTemplate: Bool? = nil) { self.name = name }

    /// A picture of an address; choices are listed without pictures.
    public init(url: URL, isTemplate: Bool? = nil) { name = url.absoluteString }

    /// A picture of a file's bytes; choices are listed without pictures.
    public init(data: Data, isTemplate: Bool? = nil) { name = "" }
  }

  /// Names a value.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Names a value, by other words too; a choice goes by its title here.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) { self.init(title: title, subtitle: subtitle, image: image) }

  /// Names a value.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(value)) }
}
