// What changes by itself on a phone is drawn as it is at first.

/// The view that a modifier's closure is handed, to make another one of it.
public struct PlaceholderContentView<Value> {
  private let content: AnyView

  init(_ value: Value) where Value: View { content = AnyView(value) }
}

extension PlaceholderContentView: View {
  /// The view itself.
  public var body: some View { content }
}

/// A view that goes through phases; it is drawn in the first.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let content: Content?

  /// A view that goes through its phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.content = phases.first { _ in true }.map(content) }

  /// A view that goes through its phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.init(phases, content: content, animation: animation) }
}

extension PhaseAnimator: View {
  /// The view in the first phase; nothing where there is none.
  public var body: some View { content }
}

/// A view whose values follow tracks; it is drawn with those it starts with.
public struct KeyframeAnimator<Value, Path: Keyframes<Value>, Content: View> {
  private let content: Content

  /// A view that follows its tracks again and again.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) { self.content = content(initialValue) }

  /// A view that follows its tracks when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) { self.content = content(initialValue) }
}

extension KeyframeAnimator: View {
  /// The view with its first values.
  public var body: some View { content }
}

nonisolated extension View {
  /// Makes a view of this one for each phase; the first is drawn.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { PhaseAnimator(phases) { content(PlaceholderContentView(self), $0) } }

  /// Makes a view of this one for each phase; the first is drawn.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { phaseAnimator(phases, content: content, animation: animation) }

  /// Makes a view of this one for values that follow tracks; it is drawn with the first.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(self), initialValue) }

  /// Makes a view of this one for values that follow tracks; it is drawn with the first.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(self), initialValue) }
}
