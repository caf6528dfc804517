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
      source: { Self.source(of: provider, with: $0, content: content) },
      recommendations: { provider.recommendations().map { ($0.description, $0.intent) } })
    descriptions = [
      WidgetDescription(kind: kind, source: choices.source(ChosenValues()), choices: choices)
    ]
  }

  /// What a provider answers for values: at once, unless a query has to be asked for one first.
  ///
  /// Where a person has to choose, it is the placeholder.
  private static func source<Provider: IntentTimelineProvider>(
    of provider: Provider, with chosen: ChosenValues,
    content: @escaping (Provider.Entry) -> Content
  ) -> EntrySource where Provider.Intent == Intent {
    // It is asked by one task at a time, and gives away what it answers.
    nonisolated(unsafe) let provider = provider
    return EntrySource(
      on: ProviderThread(of: provider) { $0 is any IntentTimelineProvider },
      placeholder: provider.placeholder(in:),
      snapshot: { call, context, answer in
        withIntent(of: chosen, in: context.family) { intent in
          guard let intent else { return answer(provider.placeholder(in: context)) }
          call { provider.getSnapshot(for: intent, in: context, completion: answer) }
        }
      },
      timeline: { call, context, answer in
        withIntent(of: chosen, in: context.family) { intent in
          guard let intent else {
            return answer(Timeline(entries: [provider.placeholder(in: context)], policy: .never))
          }
          call { provider.getTimeline(for: intent, in: context, completion: answer) }
        }
      },
      content: content)
  }

  /// Hands over an intent with the values that were chosen, or `nil` where a person has to choose one.
  private static func withIntent(
    of chosen: ChosenValues, in family: WidgetFamily, _ ask: @escaping @MainActor (Intent?) -> Void
  ) {
    let intent = Intent()
    if chosen.apply(to: intent, in: family).areSettled { return ask(intent) }
    Task {
      let intent = Intent()
      ask(await chosen.apply(to: intent, in: family).fill() ? intent : nil)
    }
  }
}
