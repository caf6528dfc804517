import Waiting

/// Plays the system's part: knows a program's widgets, asks their providers, draws their entries.
///
/// ```swift
/// let host = WidgetHost(MyWidgets())
/// let place = WidgetPresentation(
///   family: .systemSmall, environment: EnvironmentValues(now: Date()))
/// if let drawing = await host.draw(host.widgets[0], as: place) {
///   print(drawing.grid.plain())
/// }
/// ```
///
/// Views are drawn on the main actor. A provider that is not isolated to it is asked on a thread of its
/// own, unless its immediate answer is wanted. What comes out, a ``WidgetTimeline`` or a
/// ``WidgetDrawing``, may go anywhere.
@MainActor @preconcurrency
public struct WidgetHost {
  /// The widgets, in the bundle's order.
  public let widgets: [WidgetDescription]

  /// A host of one widget.
  public init(_ widget: some Widget) {
    widgets = widget.body.descriptions
  }

  /// A host of all widgets of a bundle.
  public init(_ bundle: some WidgetBundle) {
    widgets = bundle.body.body.descriptions
  }

  /// The widget of a kind, or nil when the program has none of that name.
  public func widget(ofKind kind: some StringProtocol) -> WidgetDescription? {
    widgets.first { $0.kind == kind }
  }

  /// The provider's placeholder, to be drawn redacted.
  public func placeholder(of widget: WidgetDescription, in context: TimelineProviderContext)
    -> WidgetEntry
  {
    widget.source.placeholder(context)
  }

  /// The provider's snapshot, whenever it comes.
  public func snapshot(of widget: WidgetDescription, in context: TimelineProviderContext) async
    -> WidgetEntry?
  {
    await widget.source.snapshot.answer(context, Race())
  }

  /// The provider's timeline, whenever it comes.
  public func timeline(of widget: WidgetDescription, in context: TimelineProviderContext) async
    -> WidgetTimeline?
  {
    await widget.source.timeline.answer(context, Race())
  }

  /// The provider's snapshot if it answers before it returns, as providers without waiting do:
  /// a command that draws once needs no concurrency to start.
  public func immediateSnapshot(
    of widget: WidgetDescription, in context: TimelineProviderContext
  ) -> WidgetEntry? {
    widget.source.snapshot.immediateAnswer(context)
  }

  /// The provider's timeline if it answers before it returns.
  public func immediateTimeline(
    of widget: WidgetDescription, in context: TimelineProviderContext
  ) -> WidgetTimeline? {
    widget.source.timeline.immediateAnswer(context)
  }
}

/// The entries of a provider that belongs to no widget, whenever they come.
@MainActor
package func entries<Provider: TimelineProvider>(
  of provider: Provider, in context: TimelineProviderContext
) async -> [any TimelineEntry] {
  let question = ProviderQuestion<[any TimelineEntry]>(
    { call, context, answer in call { provider.getTimeline(in: context, completion: answer) } },
    on: ProviderThread(of: provider) { $0 is any TimelineProvider }, answer: \.entries)
  return await question.answer(context, Race()) ?? []
}

extension WidgetPresentation {
  /// This place in each family that a widget can be drawn in, each in the family's own size.
  @MainActor
  public func inFamilies(of widget: WidgetDescription) -> [WidgetPresentation] {
    widget.supportedFamilies.map { family in
      var place = self
      place.family = family
      place.size = family.cellSize
      return place
    }
  }

  /// What a gallery writes above a drawing, such as `systemSmall, 20 × 10 cells`.
  package var caption: String { "\(family), \(size.columns) × \(size.rows) cells" }
}
