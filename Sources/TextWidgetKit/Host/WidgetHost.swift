import CaffeineWaiting

/// Stands in for the system: holds the widgets of a program, asks providers and draws entries.
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
/// Views are drawn on the main actor. A provider that is not isolated to it runs on its own thread,
/// except for immediate answers. Each ``WidgetTimeline`` and ``WidgetDrawing`` is `Sendable`.
@MainActor @preconcurrency
public struct WidgetHost {
  /// The widgets, in the order of the bundle.
  public let widgets: [WidgetDescription]

  /// Creates a host of one widget.
  public init(_ widget: some Widget) { widgets = widget.body.descriptions }

  /// Creates a host of all widgets in a bundle.
  public init(_ bundle: some WidgetBundle) { widgets = bundle.body.body.descriptions }

  /// Creates a host of the widgets of others.
  package init(_ hosts: [WidgetHost]) { widgets = hosts.flatMap(\.widgets) }

  /// Finds a widget by its kind; `nil` for an unknown one.
  public func widget(ofKind kind: some StringProtocol) -> WidgetDescription? {
    widgets.first { $0.kind == kind }
  }

  /// Asks the provider for a placeholder, to be drawn redacted.
  public func placeholder(
    of widget: WidgetDescription, in context: TimelineProviderContext
  ) -> WidgetEntry { widget.source.placeholder(context) }

  /// Waits for the provider's snapshot; `nil` if the provider drops its callback.
  public func snapshot(of widget: WidgetDescription, in context: TimelineProviderContext) async
    -> WidgetEntry?
  {
    await widget.source.snapshot.answer(context, Race())
  }

  /// Waits for the provider's timeline; `nil` if the provider drops its callback.
  public func timeline(of widget: WidgetDescription, in context: TimelineProviderContext) async
    -> WidgetTimeline?
  {
    await widget.source.timeline.answer(context, Race())
  }

  /// The provider's snapshot if it arrives before the call returns, else `nil`.
  ///
  /// A command that draws once needs no concurrency then.
  public func immediateSnapshot(
    of widget: WidgetDescription, in context: TimelineProviderContext
  ) -> WidgetEntry? { widget.source.snapshot.immediateAnswer(context) }

  /// The provider's timeline if it arrives before the call returns, else `nil`.
  public func immediateTimeline(
    of widget: WidgetDescription, in context: TimelineProviderContext
  ) -> WidgetTimeline? { widget.source.timeline.immediateAnswer(context) }

  /// Waits at most `patience` for the provider's timeline.
  ///
  /// Drops a later answer. Only a provider that is isolated to the main actor runs there; while it
  /// blocks, nothing can be drawn, but callers elsewhere still get their answer in time.
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

  /// Waits at most `patience` for the provider's snapshot.
  public nonisolated(nonsending) func snapshot(
    of widget: WidgetDescription, in context: TimelineProviderContext, within patience: Duration
  ) async -> Result<WidgetEntry, ProviderFailure> {
    await answer(within: patience, on: widget.source.thread) { asked in
      await widget.source.snapshot.answer(context, asked).map { .success($0) }
        ?? .failure(.droppedCallback)
    } ?? .failure(.tooLate)
  }
}

/// Waits for the entries of a provider that belongs to no widget.
@MainActor
package func entries<Provider: TimelineProvider>(
  of provider: Provider, in context: TimelineProviderContext
) async -> [any TimelineEntry] {
  let question = ProviderQuestion<[any TimelineEntry]>(
    { call, context, answer in call { provider.getTimeline(in: context, completion: answer) } },
    on: ProviderThread(of: provider) { $0 is any TimelineProvider }, answer: \.entries)
  return await question.answer(context, Race()) ?? []
}

/// The reason why a provider returned no usable timeline.
public enum ProviderFailure: String, Error, Codable, Sendable {
  /// The provider did not answer in time.
  case tooLate
  /// The provider released its callback without calling it.
  case droppedCallback
  /// The timeline is empty.
  case noEntries
}

/// The value of `body`, or `nil` after `patience`; `body` then runs on unobserved.
///
/// Only the work of `body` counts as lateness. Patience passes in twenty parts, and each ends only
/// after the main actor has done its pending work and a new thread has run: on a busy machine an
/// answer on its way still comes first.
nonisolated(nonsending) package func answer<Value: Sendable>(
  within patience: Duration, of body: @escaping @MainActor @Sendable () async -> Value
) async -> Value? { await answer(within: patience, on: nil) { _ in await body() } }

/// The value of `body`, which calls the provider of a thread.
///
/// Until `body` ends `asked`, the provider may block the main actor: the clock alone counts.
nonisolated(nonsending) private func answer<Value: Sendable>(
  within patience: Duration, on thread: ProviderThread?,
  of body: @escaping @MainActor @Sendable (_ asked: Race<Void>) async -> Value
) async -> Value? {
  let race = Race<Value?>()
  // Not the host's executor: a program's query may block that.
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
