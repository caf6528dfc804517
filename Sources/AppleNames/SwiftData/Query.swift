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
  public init() {
    self.init(FetchDescriptor())
  }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}
