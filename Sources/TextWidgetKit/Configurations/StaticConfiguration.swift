/// A widget without options: a provider and the view of its entries.
public struct StaticConfiguration<Content>: PrimitiveWidgetConfiguration {
  /// One, since a configuration without settings is one widget of its kind.
  public let descriptions: [WidgetDescription]

  /// A widget of the given kind, a name that never changes, such as `org.example.caffeine`.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Content: View {
    descriptions = [
      WidgetDescription(kind: kind, source: EntrySource(of: provider, content: content))
    ]
  }

  /// A widget with options and a provider that answers at once, made for the values of an intent;
  /// `nil` means every parameter at its default, so that drawing without choices looks into none.
  package init<Intent: WidgetConfigurationIntent, Provider: TimelineProvider>(
    kind: String, intent: Intent.Type, provider: @escaping (Intent?) -> Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Content: View {
    let source = { (intent: Intent?) in EntrySource(of: provider(intent), content: content) }
    descriptions = [
      WidgetDescription(
        kind: kind, source: source(nil),
        choices: WidgetChoices(
          makeIntent: { Intent() },
          shown: { Intent.parameterSummary.parameters(of: $0, in: $1) },
          source: { chosen in
            let intent = Intent()
            _ = chosen.apply(to: intent, in: .systemSmall)
            return source(intent)
          }))
    ]
  }
}

extension EntrySource {
  /// What a provider without settings answers.
  fileprivate init<Provider: TimelineProvider>(
    of provider: Provider, content: @escaping (Provider.Entry) -> some View
  ) {
    self.init(
      on: ProviderThread(of: provider) { $0 is any TimelineProvider },
      placeholder: provider.placeholder(in:),
      snapshot: { call, context, answer in
        call { provider.getSnapshot(in: context, completion: answer) }
      },
      timeline: { call, context, answer in
        call { provider.getTimeline(in: context, completion: answer) }
      },
      content: content)
  }
}
