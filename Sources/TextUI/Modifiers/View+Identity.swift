nonisolated extension View {
  /// No effect: a picture is drawn once.
  public consuming func id<ID: Hashable>(_ id: ID) -> Self { self }

  /// No effect: there is nothing to choose from.
  public consuming func tag<Tag: Hashable>(_ tag: Tag) -> Self { self }

  /// Runs `action` when the view is resolved, before it is drawn.
  public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceModifier(content: self, action: action)
  }

  /// No effect: nothing disappears from a picture.
  public consuming func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }

  /// No effect: a picture is finished before a task could end.
  public consuming func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> Self { self }

  /// No effect: a picture is finished before a task could end.
  public consuming func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> Self { self }

  /// No effect: nothing changes in a picture.
  public consuming func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> Self { self }

  /// No effect: nothing changes in a picture.
  public consuming func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> Self { self }

  /// No effect: nothing changes in a picture.
  public consuming func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> Self { self }

  /// No effect: a picture cannot be tapped.
  public consuming func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Self {
    self
  }
}

/// A view that does something when it is made.
package struct AppearanceModifier<Content> {
  let content: Content
  let action: (() -> Void)?
}

extension AppearanceModifier: View where Content: View {
  /// It has no body.
  package typealias Body = Never

  /// Adds the nodes of the view with what the modifier does.
  package func resolve(into tree: inout ViewTree) {
    action?()
    content.resolve(into: &tree)
  }
}
