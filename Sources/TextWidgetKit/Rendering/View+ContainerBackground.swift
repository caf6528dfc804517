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
  nonisolated public consuming func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    // The ground itself, and not a filled shape, which would be drawn with glyphs.
    preference(
      key: ContainerBackgroundKey.self,
      value: ContainerBackground(
        alignment: .center, content: AnyView(Color.clear.background(style)),
        style: AnyShapeStyle(style)))
  }

  /// Sets the background of the container the widget stands in to a view.
  nonisolated public consuming func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    preference(
      key: ContainerBackgroundKey.self,
      value: ContainerBackground(alignment: alignment, content: AnyView(content())))
  }
}

package struct ContainerBackground {
  let alignment: Alignment
  let content: AnyView
  /// What it is painted in, as far as it has nothing else.
  var style: AnyShapeStyle?
}

package struct ContainerBackgroundKey: PreferenceKey {
  package static var defaultValue: ContainerBackground? { nil }

  package static func reduce(
    value: inout ContainerBackground?, nextValue: () -> ContainerBackground?
  ) {
    value = value ?? nextValue()
  }
}
