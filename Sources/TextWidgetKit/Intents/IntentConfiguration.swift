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
    let settings = Intent()
    descriptions = [
      WidgetDescription(
        kind: kind,
        source: EntrySource(
          placeholder: provider.placeholder(in:),
          snapshot: { provider.getSnapshot(for: settings, in: $0, completion: $1) },
          timeline: { provider.getTimeline(for: settings, in: $0, completion: $1) },
          content: content))
    ]
  }
}
