/// What a Live Activity is about, and what of it changes.
public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}

/// A Live Activity as it is now.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What does not change.
  public let attributes: Attributes
  /// What changes.
  public let state: Attributes.ContentState
  /// Whether the state is older than it should be: never.
  public let isStale = false
  /// The name of the activity.
  public let activityID = "preview"

  package init(attributes: Attributes, state: Attributes.ContentState) {
    self.attributes = attributes
    self.state = state
  }
}

extension ActivityViewContext: Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// A Live Activity: how it looks on the Lock Screen and in the Dynamic Island.
///
/// Only an app starts one, so a program of widgets has none to draw; previews give a state.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  package let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
  package let island: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland

  /// A Live Activity of attributes.
  public init<Content: View>(
    for attributes: Attributes.Type,
    @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
    island = dynamicIsland
  }

  /// The activity on the Lock Screen, of a width in points, on the ground that it asks for.
  @MainActor
  package func banner(_ context: ActivityViewContext<Attributes>, width: CGFloat) -> some View {
    content(context).frame(width: width)
      .backgroundPreferenceValue(ContainerBackgroundKey.self) { $0?.content }
  }

  /// No widget that could be placed.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  /// Families of other devices; a preview shows a phone's.
  /// - Effect: none
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> Self { self }
}

/// The size of a Live Activity on other devices.
public enum ActivityFamily: Hashable, Sendable { case small, medium }

extension EnvironmentValues {
  /// Always medium, the form of a phone's Lock Screen.
  public var activityFamily: ActivityFamily { .medium }
  /// Always `false`.
  public var isActivityFullscreen: Bool { false }
  /// Always `false`: there is no display that is always on.
  public var isActivityUpdateReduced: Bool { false }
}

nonisolated extension View {
  /// Sets the colour behind a Live Activity on the Lock Screen; of `nil` its own ground stays.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(
      key: ContainerBackgroundKey.self,
      value: color.map { color in
        ContainerBackground(alignment: .center, content: AnyView(Color.clear.background(color)))
      })
  }
  /// There is no button of the system.
  /// - Effect: none
  public func activitySystemActionForegroundColor(_ color: Color?) -> Self { self }
  /// Views of a region stand above each other.
  /// - Effect: none
  public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> Self
  { self }
}

/// Where a view of a region stands.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  case `default`, belowIfTooWide
}

extension WidgetConfiguration {
  /// A Live Activity is shown as on a phone, whatever else would show it.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
}
