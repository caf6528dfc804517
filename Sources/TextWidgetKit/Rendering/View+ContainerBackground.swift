public import TextUI

/// The container a background is meant for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The widget's own container.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// Sets the background of the container the widget stands in.
  ///
  /// The host draws it in full colour and leaves it out where widgets stand on something else:
  /// in the accessory families, and in the accented and vibrant modes.
  nonisolated public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Sets the background of the container the widget stands in to a view.
  nonisolated public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    preference(
      key: ContainerBackgroundKey.self,
      value: ContainerBackground(alignment: alignment, content: AnyView(content())))
  }
}

struct ContainerBackground {
  let alignment: Alignment
  let content: AnyView
}

struct ContainerBackgroundKey: PreferenceKey {
  static var defaultValue: ContainerBackground? { nil }

  static func reduce(
    value: inout ContainerBackground?, nextValue: () -> ContainerBackground?
  ) {
    value = value ?? nextValue()
  }
}
