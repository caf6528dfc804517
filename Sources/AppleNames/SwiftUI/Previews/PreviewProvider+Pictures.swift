import TextWidgetKit

/// Previews of the older kind: a type whose views say by modifiers how they are shown.
extension Preview {
  init(_ provider: any PreviewProvider.Type) {
    let name = "\(provider)"
    self.init(displayName: name) { environment in
      let found = PreviewedViews()
      var values = environment
      values.previewedViews = found
      let view = AnyView(erasing: provider.previews)
      let whole = Preview.drawing(of: view, in: .device, values)
      if found.views.isEmpty { return [Picture(title: name, whole)] }
      return found.views.map { $0.picture(in: name) }
    }
    place = name
  }
}

/// How a view of a `PreviewProvider` is shown; outer modifiers win.
private struct PreviewedTraits {
  var name: String?
  var family: WidgetFamily?
  var layout: PreviewLayout?
  /// The width to draw at in points, and as high as it is: a Live Activity's.
  var width: CGFloat?
}

/// A view of a `PreviewProvider`, with the environment that the modifiers around it make.
private struct PreviewedView {
  let content: AnyView
  let traits: PreviewedTraits
  let environment: EnvironmentValues

  @MainActor func picture(in provider: String) -> Preview.Picture {
    let title = traits.name ?? traits.family.map { "\(provider), \($0)" } ?? provider
    guard let family = traits.family else {
      let layout = traits.layout ?? (traits.width == nil ? .device : .sizeThatFits)
      return Preview.Picture(
        title: title,
        Preview.drawing(of: content, in: layout, width: traits.width ?? 640, environment))
    }
    // Drawn by the host as a widget whose one entry is the view.
    let widget = StaticConfiguration(
      kind: provider, provider: PreviewedProvider(date: environment.now)
    ) { _ in content }.descriptions[0]
    let host = WidgetHost([])
    let place = WidgetPresentation(
      family: family, renderingMode: environment.widgetRenderingMode, environment: environment)
    let entry = host.placeholder(of: widget, in: place.context)
    return Preview.Picture(title: title, host.draw(entry, of: widget, as: place))
  }
}

private struct PreviewedProvider: TimelineProvider {
  struct Entry: TimelineEntry { let date: Date }
  let date: Date

  func placeholder(in context: Context) -> Entry { Entry(date: date) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(Entry(date: date))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: date)], policy: .never))
  }
}

/// Collects the views of a provider while they are resolved; only then loops and conditions are known.
@MainActor
private final class PreviewedViews: Sendable {
  private(set) var views: [PreviewedView] = []

  func add(_ view: PreviewedView) { views.append(view) }
}

extension EnvironmentValues {
  private struct ViewsKey: EnvironmentKey { static let defaultValue: PreviewedViews? = nil }
  private struct TraitsKey: EnvironmentKey { static var defaultValue: PreviewedTraits { .init() } }

  fileprivate var previewedViews: PreviewedViews? {
    get { self[ViewsKey.self] }
    set { self[ViewsKey.self] = newValue }
  }
  fileprivate var previewedTraits: PreviewedTraits {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }
}

/// A view with a trait; outside of a provider's collection only the view.
private struct TraitedView<Content> {
  let content: Content
  let change: (inout PreviewedTraits) -> Void
}

extension TraitedView: View where Content: View {
  func resolve(into builder: inout TreeBuilder) {
    guard let found = builder.environment.previewedViews else {
      return content.resolve(into: &builder)
    }
    var traits = PreviewedTraits()
    change(&traits)
    let outer = builder.environment.previewedTraits
    traits = PreviewedTraits(
      name: outer.name ?? traits.name, family: outer.family ?? traits.family,
      layout: outer.layout ?? traits.layout, width: outer.width ?? traits.width)
    let count = found.views.count
    content.transformEnvironment(\.previewedTraits) { $0 = traits }.resolve(into: &builder)
    // The innermost modifier knows all: the ones around it have told it.
    guard found.views.count == count else { return }
    var environment = builder.environment
    environment.previewedViews = nil
    found.add(PreviewedView(content: AnyView(content), traits: traits, environment: environment))
  }
}

nonisolated extension View {
  public func previewContext<Context: PreviewContext>(_ value: Context) -> some View {
    TraitedView(content: self) { $0.family = (value as? WidgetPreviewContext)?.family }
  }

  /// The title of the drawing.
  public func previewDisplayName(_ value: String?) -> some View {
    TraitedView(content: self) { $0.name = value }
  }

  public func previewLayout(_ value: PreviewLayout) -> some View {
    TraitedView(content: self) { $0.layout = value }
  }

  /// Returns the view unchanged; only Xcode shows it on a device.
  /// - Effect: none
  public func previewDevice(_ value: PreviewDevice?) -> Self { self }
}

extension ActivityAttributes {
  /// The Live Activity of these attributes, if the program has made its configuration.
  @MainActor
  public func previewContext(
    _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    let known = KnownActivities.all[ObjectIdentifier(Self.self)]?.configuration
    let activity = known as? ActivityConfiguration<Self>
    let context = ActivityViewContext(attributes: self, state: state)
    return TraitedView(
      content: activity?.view(viewKind, context) ?? AnyView(erasing: EmptyView())
    ) { $0.width = activity?.width }
  }
}
