/// A query that finds entities by their properties; it is never run that way here.
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType

  typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  typealias SortingOptions = EntityQuerySortingOptions<Entity>
  typealias Property = EntityQueryProperty<Entity, ComparatorMappingType>
  typealias SortableBy = EntityQuerySortableByProperty<Entity>
  typealias Sort = EntityQuerySort
  typealias ComparatorMode = EntityQueryComparatorMode

  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }

  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [Sort<Entity>], limit: Int?
  ) async throws -> [Entity]
}

public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

public struct EntityQuerySort<Entity: AppEntity> {
  /// Stored for the query; no order is requested here.
  public enum Ordering: Hashable, Sendable { case ascending, descending }

  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}

/// - Effect: none
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
  public init(@Builder properties: () -> Void) {}

  /// Discards the properties: no query is run by property.
  @resultBuilder
  public enum Builder {
    public static func buildExpression(
      _ property: EntityQueryProperty<Entity, ComparatorMappingType>
    ) {}
    public static func buildBlock(_ properties: Void...) {}
  }
}

/// - Effect: none
public struct EntityQueryProperty<Entity: AppEntity, ComparatorMappingType>: Sendable {
  public init<Value>(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () -> Void
  ) {}
}

/// - Effect: none
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value, ComparatorMappingType> {
  public static func buildExpression<Comparator: EntityQueryComparator>(_ comparator: Comparator)
  where
    Comparator.Value == Value, Comparator.ComparatorMappingType == ComparatorMappingType
  {}
  public static func buildBlock(_ comparators: Void...) {}
}

/// A comparison of a property with a value.
public protocol EntityQueryComparator<Value, ComparatorMappingType> {
  associatedtype Value
  associatedtype ComparatorMappingType
}

/// - Effect: none
public struct EqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// - Effect: none
public struct NotEqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// - Effect: none
public struct ContainsComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// - Effect: none
public struct HasPrefixComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// - Effect: none
public struct HasSuffixComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// - Effect: none
public struct LessThanComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// - Effect: none
public struct LessThanOrEqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// - Effect: none
public struct GreaterThanComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// - Effect: none
public struct GreaterThanOrEqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// - Effect: none
public struct IsBetweenComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value, Value) -> ComparatorMappingType) {}
}

/// - Effect: none
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  public init(@Builder content: () -> Void) {}

  /// Discards the properties: no order is requested.
  @resultBuilder
  public enum Builder {
    public static func buildExpression(_ property: EntityQuerySortableByProperty<Entity>) {}
    public static func buildBlock(_ properties: Void...) {}
  }
}

/// - Effect: none
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}
