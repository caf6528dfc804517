public import TextUI

/// A widget with settings: an intent, a provider that heeds it, and the view of its entries.
public struct AppIntentConfiguration<
  Intent: WidgetConfigurationIntent, Content: View
>: PrimitiveWidgetConfiguration {
  /// The one widget, with every setting at its default.
  public let descriptions: [WidgetDescription]

  /// A widget of the given kind, a name that never changes, such as `org.example.caffeine`.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    let answering = AnsweringProvider(provider: provider, configuration: Intent())
    descriptions = [
      WidgetDescription(kind: kind, source: EntrySource(provider: answering, content: content))
    ]
  }
}

/// A provider with its settings filled in, which answers by callback.
private struct AnsweringProvider<Base: AppIntentTimelineProvider>: TimelineProvider {
  let provider: Base
  let configuration: Base.Intent

  func placeholder(in context: Context) -> Base.Entry {
    provider.placeholder(in: context)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Base.Entry) -> Void) {
    Task { completion(await provider.snapshot(for: configuration, in: context)) }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Base.Entry>) -> Void
  ) {
    Task { completion(await provider.timeline(for: configuration, in: context)) }
  }
}
