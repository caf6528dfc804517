/// A picture is drawn once, so its views do not move, appear, change or disappear.
/// - Effect: none
nonisolated extension View {
  /// Draws the view in its final state.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }
  /// Draws the view in its final state.
  public func animation(_ animation: Animation?) -> Self { self }
  /// Draws the view as fully appeared.
  public func transition(_ transition: AnyTransition) -> Self { self }
  /// Draws the changed content.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Never calls `transform`: there are no changes.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
  /// Has no effect on drawing.
  public func geometryGroup() -> Self { self }
  /// Draws the view in its own place, even if another has the same identity.
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
  /// Draws the symbol at rest.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }

  /// Has no effect: pictures keep no state from one to the next.
  public func id<ID: Hashable>(_ id: ID) -> Self { self }
  /// Has no effect: content is never shown as invalid.
  public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }
  /// Never calls the action: views do not disappear from pictures.
  public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }
  /// Never calls the action: values are read once.
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
  /// Never calls either closure; use ``GeometryReader`` for sizes.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> Self { self }
  /// Never calls either closure; use ``GeometryReader`` for sizes.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> Self { self }
  /// Never runs the action: it would run after the picture is drawn.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> Self { self }
  /// Never runs the action: it would run after the picture is drawn.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> Self { self }
}
