public protocol AppEntity: Identifiable, IntentValue where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  typealias Property<Value: Sendable> = EntityProperty<Value>

  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }

  static var defaultQuery: DefaultQuery { get }

  var displayRepresentation: DisplayRepresentation { get }
}

public protocol EntityQuery: DynamicOptionsProvider {
  associatedtype Entity: AppEntity

  associatedtype Result: ResultsCollection = [Entity]

  init()

  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  func suggestedEntities() async throws -> Result
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery {
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

public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }

  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }

  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

public protocol EnumerableEntityQuery: EntityQuery {
  /// Restated, so that the compiler infers the type from `allEntities()`.
  associatedtype Entity

  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

@propertyWrapper
public struct EntityProperty<Value: Sendable>: Sendable {
  private var value: Value?

  /// Traps if it was never set: a programmer's error.
  public var wrappedValue: Value {
    get {
      guard let value else { programmerError("The property is read before it is set.") }
      return value
    }
    set { value = newValue }
  }

  public var projectedValue: EntityProperty<Value> { self }

  public init(title: LocalizedStringResource) {}

  public init() {}
}
