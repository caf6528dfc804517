/// A fixed list of values for an intent's parameter.
///
///     enum Size: String, AppEnum {
///       case small, large
///       static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
///       static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small"]
///     }
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, IntentValue
where RawValue: LosslessStringConvertible {
  /// The name of the type, such as "Period".
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }

  /// The name of each case; a case without one uses its raw value.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// A choice among the cases, all listed.
  public static var intentShape: ParameterShape { caseShape }

  /// The first case.
  public static var intentZero: Self? { allCases.first }

  /// All cases in order of declaration.
  public static func intentChoices() async throws -> [any IntentValue] { Array(allCases) }

  /// Finds a case by its raw value or title, ignoring case.
  public static func intentValue(of text: String) async throws -> Self? {
    Array(allCases).choices.first(meantBy: text) as? Self
  }

  /// The raw value.
  public var intentText: String { String(rawValue) }

  /// The title, which may be translated; ``intentText`` never is.
  public var intentTitle: String { displayRepresentation.title.key }

  /// The name of the case; its raw value if the type gives none.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: intentText)
  }

  fileprivate static var caseShape: ParameterShape {
    ParameterShape(.choice(of: typeDisplayRepresentation.name.key))
  }
}

/// A type that is both uses its cases and never asks its query.
extension AppEnum where Self: AppEntity {
  /// The shape of the enumeration, not of the entity.
  public static var intentShape: ParameterShape { caseShape }
  /// The first case.
  public static var intentZero: Self? { allCases.first }
  /// The first case; the entity's query is not asked.
  public static func intentDefault() async -> Self? { allCases.first }
  /// All cases; the entity's query is not asked.
  public static func intentChoices() async throws -> [any IntentValue] { Array(allCases) }
  /// Finds a case by its raw value or title, ignoring case.
  public static func intentValue(of text: String) async throws -> Self? {
    Array(allCases).choices.first(meantBy: text) as? Self
  }
  /// The raw value, not the entity's identifier.
  public var intentText: String { String(rawValue) }
  /// The title, which may be translated.
  public var intentTitle: String { displayRepresentation.title.key }
}

/// The name of a type, for people.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, such as "Period"; an entity's choices are called by it.
  public let name: LocalizedStringResource

  /// Creates a name from a resource.
  public init(name: LocalizedStringResource) { self.name = name }

  /// Creates a name from a literal.
  public init(stringLiteral value: String) { name = LocalizedStringResource(value) }
}

/// The title, subtitle and picture of a value.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The name of the value, such as "This week".
  public let title: LocalizedStringResource
  /// Distinguishes values with the same title.
  public let subtitle: LocalizedStringResource?

  /// The picture of the value; lists here show none.
  public let image: Image?

  /// A picture for a value.
  public struct Image: Hashable, Sendable {
    /// The name of a symbol or catalogue picture; the address of a URL; empty for data.
    public let name: String

    /// Uses a symbol.
    public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }

    /// Uses a picture of a catalogue.
    public init(named name: String, isTemplate: Bool? = nil) { self.name = name }

    /// Uses a picture by its address; lists here show none.
    public init(url: URL, isTemplate: Bool? = nil) { name = url.absoluteString }

    /// Drops the bytes; lists here show no pictures.
    public init(data: Data, isTemplate: Bool? = nil) { name = "" }
  }

  /// Creates a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Creates a representation; synonyms are dropped, so a text must match the title.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) { self.init(title: title, subtitle: subtitle, image: image) }

  /// Creates a representation with a title alone.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(value)) }
}
