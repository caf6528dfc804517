public import TextUI

/// A widget with settings from before `AppIntent`: an intent, a provider that heeds it, and the
/// view of its entries.
public struct IntentConfiguration<
  Intent: INIntent, Content: View
>: PrimitiveWidgetConfiguration {
  /// The one widget, with every setting at its default.
  public let descriptions: [WidgetDescription]

  /// A widget of the given kind, a name that never changes, such as `org.example.caffeine`.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    let heeding = HeedingProvider(provider: provider, configuration: Intent())
    descriptions = [
      WidgetDescription(kind: kind, source: EntrySource(provider: heeding, content: content))
    ]
  }
}

/// A provider with its settings filled in.
private struct HeedingProvider<Base: IntentTimelineProvider>: TimelineProvider {
  let provider: Base
  let configuration: Base.Intent

  func placeholder(in context: Context) -> Base.Entry {
    provider.placeholder(in: context)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Base.Entry) -> Void) {
    provider.getSnapshot(for: configuration, in: context, completion: completion)
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Base.Entry>) -> Void
  ) {
    provider.getTimeline(for: configuration, in: context, completion: completion)
  }
}
