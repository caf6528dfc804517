import Waiting

/// What a widget's provider answers, with the types of its entries and of their view forgotten.
@MainActor
struct EntrySource {
  let placeholder: (TimelineProviderContext) -> WidgetEntry
  let snapshot: ProviderQuestion<WidgetEntry>
  let timeline: ProviderQuestion<WidgetTimeline>
  /// An entry from elsewhere, if it is of the provider's type.
  let entry: (any TimelineEntry) -> WidgetEntry?

  /// - Parameter thread: Where the provider is called; `nil` where `snapshot` and `timeline` only start a
  ///   task that calls it.
  init<Entry: TimelineEntry, Content: View>(
    on thread: ProviderThread?,
    placeholder: @escaping (TimelineProviderContext) -> Entry,
    snapshot: @escaping ProviderQuestion<WidgetEntry>.Asking<Entry>,
    timeline: @escaping ProviderQuestion<WidgetTimeline>.Asking<Timeline<Entry>>,
    content: @escaping (Entry) -> Content
  ) {
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
  /// Asks a provider; it answers on any thread, perhaps before it returns, perhaps more than once.
  typealias Asking<Given> = (TimelineProviderContext, @escaping @Sendable (Given) -> Void) -> Void

  /// The answer, if it comes before the provider returns.
  let immediateAnswer: (TimelineProviderContext) -> Answer?
  /// The answer, whenever it comes; `nil` of a provider that has dropped its callback.
  let answer: (TimelineProviderContext, ProviderCall) async -> Answer?

  /// A question whose answer is made from what the provider gives.
  init<Given>(
    _ ask: @escaping Asking<Given>, on thread: ProviderThread?, answer: @escaping (Given) -> Answer
  ) {
    immediateAnswer = { context in
      let handover = Handover<Given>()
      ask(context, handover.callback {})
      return handover.take().map(answer)
    }
    self.answer = { context, call in
      let handover = Handover<Given>()
      await withCheckedContinuation { continuation in
        let callback = handover.callback { continuation.resume() }
        if let thread {
          nonisolated(unsafe) let ask = ask
          thread.ask(call) { ask(context, callback) }
        } else {
          call.begin()
          ask(context, callback)
          call.asked.end(with: ())
        }
      }
      return handover.take().map(answer)
    }
  }
}
