import Synchronization

/// Where models are kept: in memory.
///
/// Where a file is asked for, ``ModelContext/save()`` throws.
public struct ModelConfiguration: Sendable {
  public let isStoredInMemoryOnly: Bool

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) { self.isStoredInMemoryOnly = isStoredInMemoryOnly }
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) { isStoredInMemoryOnly = false }

  /// The folder that programs share.
  public enum GroupContainer: Hashable, Sendable {
    case automatic, none
    case identifier(String)
  }

  /// What keeps models of several devices alike; nothing does.
  public enum CloudKitDatabase: Hashable, Sendable {
    case automatic, none
    case `private`(String)
  }
}

/// The models of a program while it runs.
///
/// Unchecked, because `models` is only touched under the lock; who uses a model itself on two threads
/// does what they may not do with Apple's either.
public final class ModelContainer: @unchecked Sendable {
  private let lock = Mutex(())
  private var models: [any PersistentModel] = []
  public let configurations: [ModelConfiguration]

  @MainActor public private(set) lazy var mainContext = ModelContext(self)

  public init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.configurations = configurations }
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.configurations = configurations }
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws { self.configurations = configurations }
  init() { configurations = [ModelConfiguration(isStoredInMemoryOnly: true)] }

  public func deleteAllData() { change { $0 = [] } }

  func change<Result>(_ body: (inout [any PersistentModel]) -> Result) -> Result {
    lock.withLock { _ in body(&models) }
  }
}

/// Adds, finds and takes away models; a change counts at once.
public final class ModelContext {
  public let container: ModelContainer
  public var autosaveEnabled = true
  public let hasChanges = false

  public init(_ container: ModelContainer) { self.container = container }

  public func insert<Model: PersistentModel>(_ model: Model) {
    container.change { models in
      if !models.contains(where: { $0 === model }) { models.append(model) }
    }
  }
  public func delete<Model: PersistentModel>(_ model: Model) {
    container.change { $0.removeAll { $0 === model } }
  }
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws { for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) } }

  /// The models that a descriptor describes, in O(n) and O(n log n) where they are sorted.
  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model]
  {
    var found = container.change { $0 }.compactMap { $0 as? Model }
    if let predicate = descriptor.predicate {
      found = try found.filter { try predicate.evaluate($0) }
    }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
    return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
  }
  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int { try fetch(descriptor).count }

  /// Throws ``SwiftDataError/noStore`` where there are models that were to outlive the program, which
  /// they do not.
  public func save() throws {
    let isTemporary = container.configurations.contains(where: \.isStoredInMemoryOnly)
    if !isTemporary, !container.change({ $0.isEmpty }) { throw SwiftDataError.noStore }
  }
  @available(*, unavailable, message: "a change counts at once here and cannot be taken back")
  public func rollback() {}
  public func transaction(block: () throws -> Void) throws { try block() }
}

/// What went wrong.
public enum SwiftDataError: Error, Hashable, Sendable {
  /// Models are kept in memory alone: ask for `isStoredInMemoryOnly`, or write them yourself.
  case noStore
}

/// Which models to find.
public struct FetchDescriptor<Model: PersistentModel> {
  public var predicate: Predicate<Model>?
  public var sortBy: [SortDescriptor<Model>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    /// A context without models, of views that nobody has given one.
    static var defaultValue: ModelContext { ModelContext(ModelContainer()) }
  }

  public var modelContext: ModelContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

extension View {
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }
  /// Gives views a place for models, with none in it.
  public func modelContainer(
    for types: any PersistentModel.Type..., inMemory: Bool = false
  ) -> some View { modelContainer(ModelContainer()) }
}

/// The models of a view's context.
@MainActor @preconcurrency
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
  }
  public init() { self.init(FetchDescriptor()) }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}
