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
    let settings = Intent()
    descriptions = [
      WidgetDescription(
        kind: kind,
        source: EntrySource(
          placeholder: provider.placeholder(in:),
          snapshot: { context, answer in
            Task { answer(await provider.snapshot(for: settings, in: context)) }
          },
          timeline: { context, answer in
            Task { answer(await provider.timeline(for: settings, in: context)) }
          },
          content: content))
    ]
  }
}
