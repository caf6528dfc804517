/// A thing of the program's own that a parameter of an intent can be.
public protocol AppEntity: Identifiable, IntentValue where ID: Sendable {
  /// What finds entities.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// A part of an entity that people can see.
  typealias Property<Value: Sendable> = EntityProperty<Value>

  /// What all entities together are called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }

  /// What finds entities, asked when a person chooses.
  static var defaultQuery: DefaultQuery { get }

  /// What the entity is called.
  var displayRepresentation: DisplayRepresentation { get }
}

/// Finds entities for people to choose from, and those that were chosen.
public protocol EntityQuery: Sendable {
  /// What is found.
  associatedtype Entity: AppEntity

  /// What `suggestedEntities` answers: an array, or a collection in sections.
  associatedtype Result: ResultsCollection = [Entity]

  /// A query.
  init()

  /// The entities with these identities.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The entities to choose from.
  func suggestedEntities() async throws -> Result

  /// The entity where none was chosen.
  func defaultResult() async -> Entity?
}

extension EntityQuery where Result == [Entity] {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery {
  /// None.
  public func defaultResult() async -> Entity? { nil }
}

extension AppEntity {
  /// Choices are called by the type's name, such as `City`.
  public static var intentShape: ParameterShape {
    ParameterShape(.entity(of: typeDisplayRepresentation.name.key))
  }

  /// None: only its query can make one.
  public static var intentZero: Self? { nil }

  /// What the query says.
  public static func intentDefault() async -> Self? { await defaultQuery.defaultResult() }

  /// What the query suggests.
  public static func intentChoices() async throws -> [any IntentValue] {
    try await defaultQuery.suggestedEntities().choices
  }

  /// The entity with an identity, else the suggested one with a title, else what a query of texts
  /// finds first.
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

  /// The identity as text, by which a command line means the entity.
  public var intentText: String {
    (id as? any EntityIdentifierConvertible)?.entityIdentifierString ?? "\(id)"
  }

  /// The title as people see it, without subtitle and picture.
  public var intentTitle: String { displayRepresentation.title.key }
}

/// An identity that can be written as text; texts, whole numbers and UUIDs are some.
public protocol EntityIdentifierConvertible {
  /// The text of the identity.
  var entityIdentifierString: String { get }

  /// The identity that a text means.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension UUID: EntityIdentifierConvertible {
  /// The 36 characters of a UUID, capitals: `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
  public var entityIdentifierString: String { uuidString }

  /// `nil` where the text is no UUID; small letters are read too.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// A query of few entities, all of which can be listed.
public protocol EnumerableEntityQuery: EntityQuery {
  /// What is found; here again, so that `allEntities` alone tells the compiler.
  associatedtype Entity

  /// Every entity there is, for queries of few: a list of choices shows them all.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// All of them.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

extension EnumerableEntityQuery {
  /// Those of all that have these identities.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

/// A query that finds entities by what people type.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that a text stands for.
  func entities(matching string: String) async throws -> Result
}

/// A part of an entity that people can see: a stored property like any other.
@propertyWrapper
public struct EntityProperty<Value: Sendable>: Sendable {
  private var value: Value?

  /// The value; it is a programmer's error to read one that was never set, and it traps.
  public var wrappedValue: Value {
    get {
      guard let value else { programmerError("The property is read before it is set.") }
      return value
    }
    set { value = newValue }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }

  /// A property that the entity's initialiser sets.
  public init(title: LocalizedStringResource) {}

  /// A property without a name, which the entity's initialiser sets.
  public init() {}
}
