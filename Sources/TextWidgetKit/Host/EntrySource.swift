import CaffeineWaiting

/// A widget's provider and view with the type of their entries erased.
@MainActor
struct EntrySource {
  /// The thread for all calls that do not need an immediate answer.
  let thread: ProviderThread
  let placeholder: (TimelineProviderContext) -> WidgetEntry
  let snapshot: ProviderQuestion<WidgetEntry>
  let timeline: ProviderQuestion<WidgetTimeline>
  /// Wraps an entry from elsewhere; `nil` if it has another type.
  let entry: (any TimelineEntry) -> WidgetEntry?

  init<Entry: TimelineEntry, Content: View>(
    on thread: ProviderThread, placeholder: @escaping (TimelineProviderContext) -> Entry,
    snapshot: @escaping ProviderQuestion<WidgetEntry>.Asking<Entry>,
    timeline: @escaping ProviderQuestion<WidgetTimeline>.Asking<Timeline<Entry>>,
    content: @escaping (Entry) -> Content
  ) {
    self.thread = thread
    let erased = { (entry: Entry) in
      WidgetEntry(
        date: entry.date, relevance: entry.relevance, base: { entry },
        view: { AnyView(content(entry)) })
    }
    entry = { ($0 as? Entry).map(erased) }
    self.placeholder = { erased(placeholder($0)) }
    self.snapshot = ProviderQuestion(snapshot, on: thread, answer: erased)
    self.timeline = ProviderQuestion(timeline, on: thread) {
      WidgetTimeline(entries: $0.entries.map(erased), policy: $0.policy)
    }
  }
}

/// A question to a provider that can be asked with or without waiting.
@MainActor
struct ProviderQuestion<Answer> {
  /// Asks a provider, which answers on any thread, perhaps before the call returns, or repeatedly.
  typealias Asking<Given> =
    @MainActor (ProviderCall, TimelineProviderContext, @escaping @Sendable (Given) -> Void) -> Void

  /// The answer, or `nil` if the provider returns before it gives one.
  let immediateAnswer: (TimelineProviderContext) -> Answer?
  /// The answer, however long it takes; `nil` if the provider drops its callback.
  ///
  /// `asked` ends once the provider has released the main actor.
  let answer: (TimelineProviderContext, _ asked: Race<Void>) async -> Answer?

  /// Derives the answer from the value that the provider gives.
  init<Given>(
    _ ask: @escaping Asking<Given>, on thread: ProviderThread, answer: @escaping (Given) -> Answer
  ) {
    immediateAnswer = { context in
      let handover = Handover<Given>()
      ask(ProviderCall(), context, handover.callback {})
      return handover.take().map(answer)
    }
    self.answer = { context, asked in
      let handover = Handover<Given>()
      await withCheckedContinuation { continuation in
        ask(
          ProviderCall(on: thread, asked: asked), context,
          handover.callback(again: { thread.answersAgain.with { $0 += 1 } }) {
            continuation.resume()
          })
      }
      return handover.take().map(answer)
    }
  }
}
