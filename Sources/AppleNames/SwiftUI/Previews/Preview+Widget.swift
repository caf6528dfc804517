import TextWidgetKit

/// Previews that a program draws, as Xcode does on its canvas.
extension Preview {
  public nonisolated init<Shown: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Shown,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name, family, widget) { _, description in
      await timeline().compactMap { description.entry($0) }
    }
  }

  public nonisolated init<Shown: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Shown,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, family, widget) { context, description in
      await entries(of: timelineProvider(), in: context).compactMap { description.entry($0) }
    }
  }

  public nonisolated init<Intent: WidgetConfigurationIntent, Shown: Widget>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> Shown,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) { self.init(name, as: family, widget: widget, timeline: timeline) }

  public nonisolated init<Shown: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> Shown,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, family, widget) { context, description in
      // A host fills in the parameters too, before it asks a provider.
      _ = await IntentParameters(of: intent).fill()
      return await timelineProvider().timeline(for: intent, in: context).entries
        .compactMap { description.entry($0) }
    }
  }

  private nonisolated init<Shown: Widget>(
    _ name: String?, _ family: WidgetFamily, _ widget: @escaping @MainActor () -> Shown,
    entries:
      @escaping @MainActor (TimelineProviderContext, WidgetDescription) async -> [WidgetEntry]
  ) {
    self.init(displayName: name) { environment in
      let host = WidgetHost(widget())
      guard let description = host.widgets.first else { return [] }
      let context = TimelineProviderContext(family: family, isPreview: true)
      var place = WidgetPresentation(
        family: family, renderingMode: environment.widgetRenderingMode, environment: environment)
      let shown = await entries(context, description)
      return shown.enumerated().map { index, entry in
        place.environment.now = entry.date + Preview.delay
        let title = name ?? "\(description.kind), \(family)"
        return Picture(
          title: shown.count == 1 ? title : "\(title), \(index + 1) of \(shown.count)",
          host.draw(entry, of: description, as: place))
      }
    }
  }
}

@resultBuilder
public enum PreviewTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
}

@freestanding(declaration)
public macro Preview<Shown: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Shown,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "AppleNamesMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<Shown: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Shown,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "AppleNamesMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent, Shown: Widget>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
  widget: @escaping @MainActor () -> Shown,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "AppleNamesMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<Shown: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> Shown,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "AppleNamesMacros", type: "PreviewMacro")

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

public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, minimal, expanded }

@resultBuilder
public enum PreviewActivityBuilder<State> {
  public static func buildExpression(_ state: State) -> [State] { [state] }
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap(\.self) }
  public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap(\.self) }
}

extension ActivityConfiguration {
  func view(_ kind: ActivityPreviewViewKind, _ context: ActivityViewContext<Attributes>) -> AnyView
  {
    switch kind.kind {
    case .content: AnyView(banner(context, width: width))
    case .compact: AnyView(island(context).compactForm)
    case .minimal: AnyView(island(context).minimalForm)
    case .expanded: AnyView(island(context).expandedForm(width: width))
    }
  }

  /// The width of the Lock Screen's banner and the maximum width of the island, in points.
  var width: CGFloat { 360 }
}

extension Preview {
  public nonisolated init<Attributes: ActivityAttributes, Shown: Widget>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> Shown,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () -> [Attributes.ContentState]
  ) {
    // Passed to the main actor, the only one that draws the preview.
    nonisolated(unsafe) let attributes = attributes
    self.init(displayName: name) { environment in
      guard let activity = widget().body as? ActivityConfiguration<Attributes> else { return [] }
      let states = contentStates()
      return states.enumerated().map { index, state in
        let context = ActivityViewContext(attributes: attributes, state: state)
        let title = name ?? "Preview"
        return Picture(
          title: states.count > 1 ? "\(title) \(index + 1)" : title,
          Preview.drawing(
            of: activity.view(kind, context), in: .sizeThatFits, width: activity.width, environment)
        )
      }
    }
  }
}

@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes, Shown: Widget>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> Shown,
  @PreviewActivityBuilder<Attributes.ContentState> contentStates:
    @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "AppleNamesMacros", type: "PreviewMacro")
