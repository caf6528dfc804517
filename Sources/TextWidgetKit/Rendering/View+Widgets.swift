public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The only placement here.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
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

  nonisolated public consuming func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    preference(
      key: ContainerBackgroundKey.self,
      value: ContainerBackground(alignment: alignment, content: AnyView(content())))
  }

  /// As in SwiftUI, `false` inside an accented view does not remove it from the group.
  @ViewBuilder
  nonisolated public consuming func widgetAccentable(_ accentable: Bool = true) -> some View {
    if accentable { accented() } else { self }
  }

  /// Families other than the corner ignore it.
  nonisolated public consuming func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { preference(key: WidgetLabelKey.self, value: AnyView(label())) }

  nonisolated public consuming func widgetLabel(_ label: LocalizedStringKey) -> some View {
    widgetLabel { Text(label) }
  }

  @_disfavoredOverload
  nonisolated public consuming func widgetLabel(_ label: some StringProtocol) -> some View {
    widgetLabel { Text(label) }
  }

  /// Of several URLs the first in reading order counts.
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

public protocol PreviewContext: Sendable {}

public struct WidgetPreviewContext: PreviewContext, Hashable {
  public let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }
}

/// - Effect: none
nonisolated extension View {
  /// Ignored: cells do not curve.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> Self { self }
}
