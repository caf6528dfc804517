/// What a widget of a watch's stack shows while it is relevant.
public protocol RelevanceEntry: Sendable {}

/// The side of a widget that knows when it is relevant, and what to show then.
public protocol RelevanceEntriesProvider<Configuration, Entry>: Sendable {
  /// What is shown.
  associatedtype Entry: RelevanceEntry
  /// The settings that each time of relevance has.
  associatedtype Configuration: Sendable

  /// Where the widget will stand.
  typealias Context = TimelineProviderContext

  /// When it is relevant, with which settings.
  func relevance() async -> WidgetRelevance<Configuration>
  /// What to show with the settings.
  func entry(configuration: Configuration, context: Context) async throws -> Entry
  /// What to draw redacted, at once.
  func placeholder(context: Context) -> Entry
}

/// A widget that a stack shows while it is relevant; here it always shows what it would first.
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  /// The widget with what its provider answers.
  public let body: StaticConfiguration<Content>

  /// A widget of the given kind, a name that never changes.
  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    body = StaticConfiguration(kind: kind, provider: FirstRelevance(provider: provider)) {
      content($0.entry)
    }
  }
}

/// Answers with the entry of the first time a widget is relevant at, without an end.
private struct FirstRelevance<Provider: RelevanceEntriesProvider>: TimelineProvider {
  struct Entry: TimelineEntry {
    let date = Date.distantPast
    let entry: Provider.Entry
  }

  let provider: Provider

  func placeholder(in context: Context) -> Entry {
    Entry(entry: provider.placeholder(context: context))
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    Task {
      let first = await provider.relevance().attributes.first?.configuration
      if let first, let entry = try? await provider.entry(configuration: first, context: context) {
        completion(Entry(entry: entry))
      } else {
        completion(Entry(entry: provider.placeholder(context: context)))
      }
    }
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
  }
}
