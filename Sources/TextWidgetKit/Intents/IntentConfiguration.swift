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
    let choices = WidgetChoices(
      makeIntent: { Intent() },
      source: { chosen in
        let settings = { (context: TimelineProviderContext) in
          let intent = Intent()
          _ = chosen.apply(to: intent, in: context.family)
          return intent
        }
        return EntrySource(
          placeholder: provider.placeholder(in:),
          snapshot: { provider.getSnapshot(for: settings($0), in: $0, completion: $1) },
          timeline: { provider.getTimeline(for: settings($0), in: $0, completion: $1) },
          content: content)
      },
      recommendations: { provider.recommendations().map { ($0.description, $0.intent) } })
    descriptions = [
      WidgetDescription(kind: kind, source: choices.source(ChosenValues()), choices: choices)
    ]
  }
}
