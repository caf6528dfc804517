/// A thing of the program's own that a parameter of an intent can be.
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  /// What finds entities.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// A part of an entity that people can see.
  typealias Property<Value: Sendable> = EntityProperty<Value>

  /// What all entities together are called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }

  /// What finds entities; a picture asks for none.
  static var defaultQuery: DefaultQuery { get }

  /// What the entity is called.
  var displayRepresentation: DisplayRepresentation { get }
}

/// Finds entities for people to choose from; a widget without settings asks for none.
public protocol EntityQuery: Sendable {
  /// What is found.
  associatedtype Entity: AppEntity

  /// What `suggestedEntities` answers.
  associatedtype Result = [Entity]

  /// A query.
  init()

  /// The entities with these identities.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The entities to choose from.
  func suggestedEntities() async throws -> [Entity]

  /// The entity where none was chosen.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }

  /// None.
  public func defaultResult() async -> Entity? { nil }
}

/// A query that finds entities by what people type.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that a text stands for.
  func entities(matching string: String) async throws -> [Entity]
}

/// A part of an entity that people can see: a stored property like any other.
@propertyWrapper
public struct EntityProperty<Value: Sendable>: Sendable {
  private var value: Value?

  /// The value; it is a programmer's error to read one that was never set, and it traps.
  public var wrappedValue: Value {
    get {
      guard let value else { preconditionFailure("The property is read before it is set.") }
      return value
    }
    set { value = newValue }
  }

  /// A property that the entity's initialiser sets.
  public init(title: LocalizedStringResource) {}

  /// A property without a name, which the entity's initialiser sets.
  public init() {}
}
