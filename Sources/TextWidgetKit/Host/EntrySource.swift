import Waiting

/// What a widget's provider answers, with the types of its entries and of their view forgotten.
@MainActor
struct EntrySource {
  let placeholder: (TimelineProviderContext) -> WidgetEntry
  let snapshot: ProviderQuestion<WidgetEntry>
  let timeline: ProviderQuestion<WidgetTimeline>
  /// An entry from elsewhere, if it is of the provider's type.
  let entry: (any TimelineEntry) -> WidgetEntry?

  init<Entry: TimelineEntry, Content: View>(
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
    self.snapshot = ProviderQuestion(snapshot, answer: erased)
    self.timeline = ProviderQuestion(timeline) {
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
  ///
  /// `asked` ends when the provider has returned.
  let answer: (TimelineProviderContext, _ asked: Race<Void>) async -> Answer?

  /// A question whose answer is made from what the provider gives.
  init<Given>(_ ask: @escaping Asking<Given>, answer: @escaping (Given) -> Answer) {
    immediateAnswer = { context in
      let handover = Handover<Given>()
      ask(context, handover.callback {})
      return handover.take().map(answer)
    }
    self.answer = { context, asked in
      let handover = Handover<Given>()
      await withCheckedContinuation { continuation in
        ask(context, handover.callback { continuation.resume() })
        asked.end(with: ())
      }
      return handover.take().map(answer)
    }
  }
}
