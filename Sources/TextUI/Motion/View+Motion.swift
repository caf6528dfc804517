/// A picture is drawn once: nothing moves in it, appears, changes or disappears.
/// - Effect: none
nonisolated extension View {
  /// Draws the view at the end of the change.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }
  /// Draws the view at the end of the change.
  public func animation(_ animation: Animation?) -> Self { self }
  /// Draws the view as it is once it has come.
  public func transition(_ transition: AnyTransition) -> Self { self }
  /// Draws the content after the change.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Never calls `transform`: there is no change to describe.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
  /// Draws the view where layout puts it, as without it.
  public func geometryGroup() -> Self { self }
  /// Draws the view in its own place, also where another has the same identity.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> Self { self }

  /// Draws the symbol at rest.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> Self { self }
  /// Draws the symbol at rest, whatever the value.
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> Self { self }
  /// Draws the symbol at rest, as without it.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }

  /// Draws the view as without it: a picture keeps no state from one to the next.
  public func id<ID: Hashable>(_ id: ID) -> Self { self }
  /// Draws the content as valid; nothing turns it faint.
  public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }
  /// Never calls the action: no view disappears from a picture.
  public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }
  /// Never calls the action: a value is read once.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> Self { self }
  /// Never calls the action, not even with `initial`.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> Self { self }
  /// Never calls the action, not even with `initial`.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> Self { self }
  /// Never calls either closure; ``GeometryReader`` reads a size in a picture.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> Self { self }
  /// Never calls either closure; ``GeometryReader`` reads a size in a picture.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> Self { self }
  /// Never runs the action: the picture would be finished before it.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> Self { self }
  /// Never runs the action: the picture would be finished before it.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> Self { self }
}
