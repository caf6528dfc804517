import Waiting

/// What a widget's provider answers, with the types of its entries and of their view forgotten.
@MainActor
struct EntrySource {
  /// Where the provider is called unless its immediate answer is wanted.
  let thread: ProviderThread
  let placeholder: (TimelineProviderContext) -> WidgetEntry
  let snapshot: ProviderQuestion<WidgetEntry>
  let timeline: ProviderQuestion<WidgetTimeline>
  /// An entry from elsewhere, if it is of the provider's type.
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

/// Something a provider can be asked for, with or without waiting for its answer.
@MainActor
struct ProviderQuestion<Answer> {
  /// Asks a provider by a call; it answers on any thread, perhaps before it returns, perhaps more than
  /// once.
  typealias Asking<Given> =
    @MainActor (ProviderCall, TimelineProviderContext, @escaping @Sendable (Given) -> Void) -> Void

  /// The answer, if it comes before the provider returns.
  let immediateAnswer: (TimelineProviderContext) -> Answer?
  /// The answer, whenever it comes; `nil` of a provider that has dropped its callback.
  ///
  /// `asked` ends when the provider no longer holds the main actor.
  let answer: (TimelineProviderContext, _ asked: Race<Void>) async -> Answer?

  /// A question whose answer is made from what the provider gives.
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
          handover.callback { continuation.resume() })
      }
      return handover.take().map(answer)
    }
  }
}
