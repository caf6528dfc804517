/// A picture is drawn once: nothing moves in it, appears, changes or disappears.
/// - Effect: none
nonisolated extension View {
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }
  public func animation(_ animation: Animation?) -> Self { self }
  public func transition(_ transition: AnyTransition) -> Self { self }
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
  public func geometryGroup() -> Self { self }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> Self { self }

  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> Self { self }
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> Self { self }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }

  public func id<ID: Hashable>(_ id: ID) -> Self { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> Self { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> Self { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> Self { self }
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> Self { self }
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> Self { self }
  /// It would be finished before the task.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> Self { self }
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> Self { self }
}
