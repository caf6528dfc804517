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
  public init(_ widget: some Widget) { widgets = widget.body.descriptions }

  /// A host of all widgets of a bundle.
  public init(_ bundle: some WidgetBundle) { widgets = bundle.body.body.descriptions }

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
  ) -> WidgetEntry? { widget.source.snapshot.immediateAnswer(context) }

  /// The provider's timeline if it answers before it returns.
  public func immediateTimeline(
    of widget: WidgetDescription, in context: TimelineProviderContext
  ) -> WidgetTimeline? { widget.source.timeline.immediateAnswer(context) }
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

/// Why a provider gave no timeline that can be shown.
public enum ProviderFailure: String, Error, Codable, Sendable {
  /// It has not answered in time.
  case tooLate
  /// It has let go of the callback without calling it.
  case droppedCallback
  /// Its timeline has no entries.
  case noEntries
}

extension WidgetHost {
  /// The provider's timeline, or why there is none after `patience` at the latest.
  ///
  /// What the provider answers afterwards is dropped. Only one that is isolated to the main actor is called
  /// there: while it blocks that, nothing can be drawn, but callers elsewhere are told in time.
  public nonisolated(nonsending) func timeline(
    of widget: WidgetDescription, in context: TimelineProviderContext, within patience: Duration
  ) async -> Result<WidgetTimeline, ProviderFailure> {
    await answer(within: patience, on: widget.source.thread) { asked in
      guard let timeline = await widget.source.timeline.answer(context, asked) else {
        return .failure(.droppedCallback)
      }
      return timeline.entries.isEmpty ? .failure(.noEntries) : .success(timeline)
    } ?? .failure(.tooLate)
  }

  /// The provider's snapshot, or why there is none after `patience` at the latest.
  public nonisolated(nonsending) func snapshot(
    of widget: WidgetDescription, in context: TimelineProviderContext, within patience: Duration
  ) async -> Result<WidgetEntry, ProviderFailure> {
    await answer(within: patience, on: widget.source.thread) { asked in
      await widget.source.snapshot.answer(context, asked).map { .success($0) }
        ?? .failure(.droppedCallback)
    } ?? .failure(.tooLate)
  }
}

/// What `body` gives; `nil` once `patience` is over, after which it goes on and nobody waits for it.
///
/// Only what `body` does itself makes it late. Its patience starts when it does, and passes in
/// twenty parts, each of which ends when the main actor has done what waited for it and a new thread has
/// had a core: however busy those are with others, an answer on its way comes before the end.
nonisolated(nonsending) package func answer<Value: Sendable>(
  within patience: Duration, of body: @escaping @MainActor @Sendable () async -> Value
) async -> Value? { await answer(within: patience, on: nil) { _ in await body() } }

/// What `body` gives, which asks the provider of a thread; while that may block the main actor, patience
/// passes by the clock alone, until `body` has ended `asked`.
nonisolated(nonsending) private func answer<Value: Sendable>(
  within patience: Duration, on thread: ProviderThread?,
  of body: @escaping @MainActor @Sendable (_ asked: Race<Void>) async -> Value
) async -> Value? {
  let race = Race<Value?>()
  // Not that of the host: a query of a program may block it.
  Task(executorPreference: QueueExecutor()) { @MainActor @Sendable in
    let asked = Race<Void>()
    race.end(after: patience, with: nil) { patience in
      if thread?.isUsed ?? true { asked.end(with: ()) }
      for _ in 0..<20 where !Task.isCancelled {
        await QueueExecutor.pause(for: patience / 20)
        guard asked.isOver else { continue }
        await MainActor.run {}
        await QueueExecutor().turn()
      }
    }
    race.end(with: await body(asked))
  }
  return await race.value(ifCancelled: nil)
}
