import Synchronization

/// Always in memory: ``ModelContext/save()`` throws for a configuration that asks for a file.
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

  /// Ignored.
  public enum GroupContainer: Hashable, Sendable {
    case automatic, none
    case identifier(String)
  }

  /// Ignored, because no models are synchronised.
  public enum CloudKitDatabase: Hashable, Sendable {
    case automatic, none
    case `private`(String)
  }
}

/// Unchecked, because `models` is only accessed under the lock.
///
/// As with Apple's, a model itself must not be used on two threads.
public final class ModelContainer: @unchecked Sendable {
  private let lock = Mutex(())
  private var models: [any PersistentModel] = []
  public let configurations: [ModelConfiguration]

  @MainActor public private(set) lazy var mainContext = ModelContext(self)

  public init(
    for types: any PersistentModel.Type..., migrationPlan: Never? = nil,
    configurations: ModelConfiguration...
  ) throws { self.configurations = configurations }
  public init(
    for schema: Schema, migrationPlan: Never? = nil, configurations: ModelConfiguration...
  ) throws { self.configurations = configurations }
  public init(
    for schema: Schema, migrationPlan: Never? = nil, configurations: [ModelConfiguration]
  ) throws { self.configurations = configurations }
  init() { configurations = [ModelConfiguration(isStoredInMemoryOnly: true)] }

  public func deleteAllData() { change { $0 = [] } }

  func change<Result>(_ body: (inout [any PersistentModel]) -> Result) -> Result {
    lock.withLock { _ in body(&models) }
  }
}

/// Every change takes effect at once.
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

  /// O(n), or O(n log n) if the models are sorted.
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

  /// Throws ``SwiftDataError/noStore`` if models should outlive the program: memory alone has them.
  public func save() throws {
    let isTemporary = container.configurations.contains(where: \.isStoredInMemoryOnly)
    if !isTemporary, !container.change({ $0.isEmpty }) { throw SwiftDataError.noStore }
  }
  @available(*, unavailable, message: "a change counts at once here and cannot be taken back")
  public func rollback() {}
  public func transaction(block: () throws -> Void) throws { try block() }
}

public enum SwiftDataError: Error, Hashable, Sendable {
  /// Models are only kept in memory: use `isStoredInMemoryOnly`, or write them to a file yourself.
  case noStore
}

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
    /// An empty context, for views without a context of their own.
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
  /// Empty but for what `onSetup` inserts.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }
  /// Empty but for what `onSetup` inserts.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let container = ModelContainer()
    onSetup(.success(container))
    return modelContainer(container)
  }
}

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
