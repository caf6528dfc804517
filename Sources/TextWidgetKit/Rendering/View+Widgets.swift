/// The container that a background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The widget's container, the only placement here.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// Sets the background of the widget's container.
  ///
  /// Drawn in full colour only: accessory families and the accented and vibrant modes leave it out.
  nonisolated public consuming func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    // The background itself: a filled shape would be drawn with glyphs.
    preference(
      key: ContainerBackgroundKey.self,
      value: ContainerBackground(
        alignment: .center, content: AnyView(Color.clear.background(style)),
        style: AnyShapeStyle(style)))
  }

  /// Sets a view as the background of the widget's container.
  nonisolated public consuming func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    preference(
      key: ContainerBackgroundKey.self,
      value: ContainerBackground(alignment: alignment, content: AnyView(content())))
  }

  /// Adds the view to the accented group of the accented rendering mode.
  ///
  /// As in SwiftUI, `false` inside an accented view does not remove it from the group.
  @ViewBuilder
  nonisolated public consuming func widgetAccentable(_ accentable: Bool = true) -> some View {
    if accentable { accented() } else { self }
  }

  /// Sets the label along the edge of a corner complication; other families ignore it.
  nonisolated public consuming func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { preference(key: WidgetLabelKey.self, value: AnyView(label())) }

  /// Sets the label along the edge of a corner complication as text.
  nonisolated public consuming func widgetLabel(_ label: LocalizedStringKey) -> some View {
    widgetLabel { Text(label) }
  }

  /// Sets the label along the edge of a corner complication as plain text.
  @_disfavoredOverload
  nonisolated public consuming func widgetLabel(_ label: some StringProtocol) -> some View {
    widgetLabel { Text(label) }
  }

  /// Sets where a tap on the widget leads; of several URLs the first in reading order counts.
  nonisolated public consuming func widgetURL(_ url: URL?) -> some View {
    preference(key: WidgetURLKey.self, value: url)
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

struct WidgetLabelKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }

  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = value ?? nextValue()
  }
}

struct WidgetURLKey: PreferenceKey {
  static let defaultValue: URL? = nil

  static func reduce(value: inout URL?, nextValue: () -> URL?) { value = value ?? nextValue() }
}

/// The surroundings of a preview.
/// - Effect: none
public protocol PreviewContext: Sendable {}

/// Draws a preview as a widget of a family.
/// - Effect: none
public struct WidgetPreviewContext: PreviewContext, Hashable {
  /// The family of the preview, in its standard size.
  public let family: WidgetFamily

  /// Creates a context for a family.
  public init(family: WidgetFamily) { self.family = family }
}

/// - Effect: none
nonisolated extension View {
  /// Ignored: a family is named when its drawing is asked for.
  public func previewContext<Context: PreviewContext>(_ value: Context) -> Self { self }
  /// Ignored: cells do not curve.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> Self { self }
}
