// Animated views are drawn in their initial state.

public struct PlaceholderContentView<Value> {
  private let content: AnyView

  init(_ value: Value) where Value: View { content = AnyView(value) }
}

extension PlaceholderContentView: View {
  public var body: some View { content }
}

/// A view that cycles through phases elsewhere; drawn in the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let content: Content?

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.content = phases.first { _ in true }.map(content) }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.init(phases, content: content, animation: animation) }
}

extension PhaseAnimator: View {
  public var body: some View { content }
}

/// A view whose values follow tracks elsewhere; drawn with the initial value.
public struct KeyframeAnimator<Value, Path: Keyframes<Value>, Content: View> {
  private let content: Content

  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) { self.content = content(initialValue) }

  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) { self.content = content(initialValue) }
}

extension KeyframeAnimator: View {
  public var body: some View { content }
}

nonisolated extension View {
  /// Draws this view as modified for the first phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { PhaseAnimator(phases) { content(PlaceholderContentView(self), $0) } }

  /// Draws this view as modified for the first phase, whatever the trigger.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { phaseAnimator(phases, content: content, animation: animation) }

  /// Draws this view as modified for the initial value.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(self), initialValue) }

  /// Draws this view as modified for the initial value, whatever the trigger.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(self), initialValue) }
}
