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
  var style: AnyShapeStyle?
}

package struct ContainerBackgroundKey: PreferenceKey {
  package static var defaultValue: ContainerBackground? { nil }

  package static func reduce(
    value: inout ContainerBackground?, nextValue: () -> ContainerBackground?
  ) { value = value ?? nextValue() }
}

extension View {
  /// Puts the view into the accented group of the accented rendering mode.
  ///
  /// `false` inside an accented view does not take it out again, as on Apple's platforms.
  @ViewBuilder
  nonisolated public consuming func widgetAccentable(_ accentable: Bool = true) -> some View {
    if accentable { accented() } else { self }
  }
}

extension View {
  /// Gives a corner complication the label along its edge; other families ignore it.
  nonisolated public consuming func widgetLabel<Label: View>(@ViewBuilder label: () -> Label)
    -> some View
  {
    preference(key: WidgetLabelKey.self, value: AnyView(label()))
  }

  /// Gives a corner complication a text for the label along its edge.
  nonisolated public consuming func widgetLabel(_ label: LocalizedStringKey) -> some View {
    widgetLabel { Text(label) }
  }

  /// Gives a corner complication a text for the label along its edge.
  @_disfavoredOverload
  nonisolated public consuming func widgetLabel(_ label: some StringProtocol) -> some View {
    widgetLabel { Text(label) }
  }
}

struct WidgetLabelKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }

  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Says where a tap on the widget leads: one URL a widget, the first in reading order.
  nonisolated public consuming func widgetURL(_ url: URL?) -> some View {
    preference(key: WidgetURLKey.self, value: url)
  }
}

struct WidgetURLKey: PreferenceKey {
  static let defaultValue: URL? = nil

  static func reduce(value: inout URL?, nextValue: () -> URL?) { value = value ?? nextValue() }
}

/// Where a preview is shown.
/// - Effect: none
public protocol PreviewContext: Sendable {}

/// A preview as a widget of a family.
/// - Effect: none
public struct WidgetPreviewContext: PreviewContext, Hashable {
  /// The family the preview is drawn in; its size is the standard one.
  public let family: WidgetFamily

  /// Shows a preview as a widget of a family.
  public init(family: WidgetFamily) { self.family = family }
}

/// - Effect: none
nonisolated extension View {
  /// Previews compile, and pictures are asked for by family.
  public func previewContext<Context: PreviewContext>(_ value: Context) -> Self { self }
  /// Cells have no curves.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> Self { self }
}
