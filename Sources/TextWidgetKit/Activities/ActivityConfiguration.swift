public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}

public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// Always `false`.
  public let isStale = false
  /// Always `preview`, since only previews draw activities.
  public let activityID = "preview"

  package init(attributes: Attributes, state: Attributes.ContentState) {
    self.attributes = attributes
    self.state = state
  }
}

extension ActivityViewContext: Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// Only an app starts an activity, so a program of widgets draws none; previews bring a state.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  package let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
  package let island: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland

  public init<Content: View>(
    for attributes: Attributes.Type,
    @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
    island = dynamicIsland
    KnownActivities.all[ObjectIdentifier(attributes)] = ("\(attributes)", self)
  }

  /// The Lock Screen form, `width` points wide, on the background that the content sets.
  @MainActor
  package func banner(_ context: ActivityViewContext<Attributes>, width: CGFloat) -> some View {
    content(context).frame(width: width)
      .backgroundPreferenceValue(ContainerBackgroundKey.self) { $0?.content }
  }

  /// Empty: a gallery cannot place an activity.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  /// - Effect: none; a preview always shows a phone's form.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> Self { self }
}

/// The configurations that this program has made, by their attributes: a bundle's widgets leave them
/// out, and a preview of the older kind does not say which it belongs to.
@MainActor
package enum KnownActivities {
  package fileprivate(set) static var all: [ObjectIdentifier: (name: String, configuration: Any)] =
    [:]
}

public enum ActivityFamily: Hashable, Sendable { case small, medium }

extension EnvironmentValues {
  /// Always medium, the form of a phone's Lock Screen.
  public var activityFamily: ActivityFamily { .medium }
  /// Always `false`.
  public var isActivityFullscreen: Bool { false }
  /// Always `false`: no display here is always on.
  public var isActivityUpdateReduced: Bool { false }
}

nonisolated extension View {
  public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(
      key: ContainerBackgroundKey.self,
      value: color.map { color in
        ContainerBackground(alignment: .center, content: AnyView(Color.clear.background(color)))
      })
  }
  /// - Effect: none; the system's buttons are not drawn.
  public func activitySystemActionForegroundColor(_ color: Color?) -> Self { self }
  /// - Effect: none; the views of a region always form a column.
  public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> Self
  { self }
}

public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  case `default`, belowIfTooWide
}

extension WidgetConfiguration {
  /// Has no effect: a preview always shows a phone's form.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
}
