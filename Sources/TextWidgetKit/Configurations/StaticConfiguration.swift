/// A widget without options: a provider and the view of its entries.
public struct StaticConfiguration<Content>: PrimitiveWidgetConfiguration {
  /// The one widget.
  public let descriptions: [WidgetDescription]

  /// A widget of the given kind, a name that never changes, such as `org.example.caffeine`.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Content: View {
    descriptions = [
      WidgetDescription(
        kind: kind,
        source: EntrySource(
          placeholder: provider.placeholder(in:), snapshot: provider.getSnapshot(in:completion:),
          timeline: provider.getTimeline(in:completion:), content: content))
    ]
  }
}
