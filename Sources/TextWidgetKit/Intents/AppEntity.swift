/// An item of a program's data that people can choose as the value of an intent's parameter.
public protocol AppEntity: Identifiable, IntentValue where ID: Sendable {
  /// The query that finds entities of this type.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// A property of the entity that people can see.
  typealias Property<Value: Sendable> = EntityProperty<Value>

  /// The name of the type, such as "City".
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }

  /// The query to ask when a person chooses.
  static var defaultQuery: DefaultQuery { get }

  /// The name of this entity, with subtitle and picture.
  var displayRepresentation: DisplayRepresentation { get }
}

/// Finds the entities that people can choose, or have chosen.
public protocol EntityQuery: DynamicOptionsProvider {
  /// The type of entity that the query finds.
  associatedtype Entity: AppEntity

  /// The type of `suggestedEntities()`: an array, or a collection in sections.
  associatedtype Result: ResultsCollection = [Entity]

  /// Creates the query; a host does so for each question.
  init()

  /// The entities with these identifiers; unknown identifiers are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The entities to offer.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery where Result == [Entity] {
  /// Suggests nothing.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery {
  /// The query's suggestions.
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension AppEntity {
  /// A choice, called by the type's name, such as `City`.
  public static var intentShape: ParameterShape {
    ParameterShape(.entity(of: typeDisplayRepresentation.name.key))
  }

  /// Always `nil`: only the query can create an entity.
  public static var intentZero: Self? { nil }

  /// The query's default.
  public static func intentDefault() async -> Self? {
    await ParameterOptions(defaultQuery).standard()
  }

  /// The query's suggestions, sections joined.
  public static func intentChoices() async throws -> [any IntentValue] {
    try await defaultQuery.suggestedEntities().choices
  }

  /// Finds an entity: by identifier, else a suggestion by title, else the first result of a query.
  public static func intentValue(of text: String) async throws -> Self? {
    if let id = identity(of: text),
      let entity = try await defaultQuery.entities(for: [id]).first(where: { $0.id == id })
    {
      return entity
    }
    if let suggested = try await intentChoices().first(meantBy: text) { return suggested as? Self }
    guard let query = defaultQuery as? any EntityStringQuery else { return nil }
    return try await firstChoice(matching: text, of: query) as? Self
  }

  private static func identity(of text: String) -> ID? {
    if let type = ID.self as? any EntityIdentifierConvertible.Type {
      return type.entityIdentifier(for: text) as? ID
    }
    return (ID.self as? any LosslessStringConvertible.Type)?.init(text) as? ID
  }

  private static func firstChoice(
    matching text: String, of query: some EntityStringQuery
  ) async throws -> (any IntentValue)? { try await query.entities(matching: text).choices.first }

  /// The identifier as text.
  public var intentText: String {
    (id as? any EntityIdentifierConvertible)?.entityIdentifierString ?? "\(id)"
  }

  /// The title, without subtitle and picture.
  public var intentTitle: String { displayRepresentation.title.key }
}

/// An identifier with a text form; `String`, `Int` and `UUID` conform.
public protocol EntityIdentifierConvertible {
  /// The identifier as text.
  var entityIdentifierString: String { get }

  /// Parses an identifier; `nil` for an invalid text.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension UUID: EntityIdentifierConvertible {
  /// 36 characters in upper case: `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
  public var entityIdentifierString: String { uuidString }

  /// Parses a UUID in either case; `nil` for any other text.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// A query that can list all of its entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Restated, so that the compiler infers the type from `allEntities()`.
  associatedtype Entity

  /// Every entity; each appears in the list of choices.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// Suggests all entities.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

extension EnumerableEntityQuery {
  /// Filters `allEntities()` by identifier.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

/// A query that finds entities by typed text.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that match a text as a person types it.
  func entities(matching string: String) async throws -> Result
}

/// A stored property of an entity that people can see.
@propertyWrapper
public struct EntityProperty<Value: Sendable>: Sendable {
  private var value: Value?

  /// The value; traps if it was never set: a programmer's error.
  public var wrappedValue: Value {
    get {
      guard let value else { programmerError("The property is read before it is set.") }
      return value
    }
    set { value = newValue }
  }

  /// The wrapper itself.
  public var projectedValue: EntityProperty<Value> { self }

  /// Creates a property without a value; the entity's initialiser sets it.
  public init(title: LocalizedStringResource) {}

  /// Creates a property without a title or value; the entity's initialiser sets it.
  public init() {}
}
