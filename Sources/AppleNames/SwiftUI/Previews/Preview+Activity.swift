/// What of a Live Activity a preview shows.
public struct ActivityPreviewViewKind: Hashable, Sendable {
  enum Kind: Hashable { case content, compact, minimal, expanded }
  let kind: Kind

  public static let content = ActivityPreviewViewKind(kind: .content)

  public static func dynamicIsland(_ form: DynamicIslandPreviewViewState) -> Self {
    switch form {
    case .compact: Self(kind: .compact)
    case .minimal: Self(kind: .minimal)
    case .expanded: Self(kind: .expanded)
    }
  }
}

/// A form of the island in a preview.
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  case compact, minimal, expanded
}

/// Lists the states of a preview.
@resultBuilder
public enum PreviewActivityBuilder<State> {
  public static func buildExpression(_ state: State) -> [State] { [state] }
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap(\.self) }
  public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap(\.self) }
}

extension ActivityConfiguration {
  /// A form of the activity in a state.
  func view(_ kind: ActivityPreviewViewKind, _ context: ActivityViewContext<Attributes>) -> AnyView
  {
    switch kind.kind {
    case .content: AnyView(banner(context, width: Self.width))
    case .compact: AnyView(island(context).compact.frame(maxWidth: Self.width))
    case .minimal: AnyView(island(context).minimal.frame(width: Self.width))
    case .expanded: AnyView(island(context).expanded.view.frame(width: Self.width))
    }
  }

  /// The width of the Lock Screen's banner, and the most of the island, in points.
  private static var width: CGFloat { 360 }
}

extension Preview {
  public nonisolated init<Attributes: ActivityAttributes, Shown: Widget>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> Shown,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () -> [Attributes.ContentState]
  ) {
    // Handed over to the main actor, which alone draws the preview.
    nonisolated(unsafe) let attributes = attributes
    self.init(displayName: name) { environment in
      guard let activity = widget().body as? ActivityConfiguration<Attributes> else { return [] }
      let states = contentStates()
      return states.enumerated().map { index, state in
        let context = ActivityViewContext(attributes: attributes, state: state)
        let content = activity.view(kind, context)
        var renderer = CellRenderer(
          content: content, columns: 80, rows: 24, environment: environment)
        (renderer.columns, renderer.rows) = renderer.contentSize()
        let title = name ?? "Preview"
        return Picture(
          title: states.count > 1 ? "\(title) \(index + 1)" : title, grid: renderer.render().grid)
      }
    }
  }
}

/// Shows a Live Activity in several states.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes, Shown: Widget>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> Shown,
  @PreviewActivityBuilder<Attributes.ContentState> contentStates:
    @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "AppleNamesMacros", type: "PreviewMacro")

extension ActivityAttributes {
  /// The Live Activity in a state, in a preview of the older kind, which nobody draws: nothing here
  /// says which widget it belongs to.
  public func previewContext(
    _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { EmptyView() }
}
