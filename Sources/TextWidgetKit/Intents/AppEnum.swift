public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, IntentValue
where RawValue: LosslessStringConvertible {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }

  /// A case without a name uses its raw value.
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

public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: LocalizedStringResource

  public init(name: LocalizedStringResource) { self.name = name }

  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?

  /// Lists here show none.
  public let image: Image?

  public struct Image: Hashable, Sendable {
    /// The name of a symbol or catalogue picture; the address of a URL; empty for data.
    public let name: String

    public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }

    public init(named name: String, isTemplate: Bool? = nil) { self.name = name }

    public init(url: URL, isTemplate: Bool? = nil) { name = url.absoluteString }

    /// Drops the bytes; lists here show no pictures.
    public init(data: Data, isTemplate: Bool? = nil) { name = "" }
  }

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Drops the synonyms, so a text must match the title.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) { self.init(title: title, subtitle: subtitle, image: image) }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.Value.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
