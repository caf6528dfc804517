import TextUI

/// A provider and the view of its entries, with their types forgotten.
@MainActor
package struct EntrySource {
  /// The answer of a provider, `nil` as long as it has not come; it can be taken once.
  typealias Pending<Answer> = () -> Answer?

  /// Asks a provider; the closure is called, on any thread, when the answer is there.
  typealias Question<Answer> = (TimelineProviderContext, @escaping @Sendable () -> Void) -> Pending<
    Answer
  >

  let placeholder: (TimelineProviderContext) -> WidgetEntry
  let snapshot: Question<WidgetEntry>
  let timeline: Question<WidgetTimeline>

  init<Provider: TimelineProvider, Content: View>(
    provider: Provider, content: @escaping (Provider.Entry) -> Content
  ) {
    let erased = { (entry: Provider.Entry) in
      WidgetEntry(
        date: entry.date, relevance: entry.relevance, base: { entry },
        view: { AnyView(content(entry)) })
    }
    placeholder = { erased(provider.placeholder(in: $0)) }
    snapshot = { context, answered in
      let handover = Handover<Provider.Entry>()
      provider.getSnapshot(in: context, completion: handover.callback(answered))
      return { handover.take().map(erased) }
    }
    timeline = { context, answered in
      let handover = Handover<Timeline<Provider.Entry>>()
      provider.getTimeline(in: context, completion: handover.callback(answered))
      return {
        handover.take().map {
          WidgetTimeline(entries: $0.entries.map(erased), policy: $0.policy)
        }
      }
    }
  }
}
