import TextUI
public import TextWidgetKit

/// A caffeine widget of one kind.
public struct CaffeineWidget: Widget {
  private let kind: CaffeineKind
  private let source: CaffeineSource

  /// Creates a widget of a kind with its data.
  public init(_ kind: CaffeineKind = .level, source: CaffeineSource) {
    self.kind = kind
    self.source = source
  }

  /// Creates the level without drinks, at the reference date in UTC.
  public init() { self.init(source: .empty) }

  /// A provider that answers immediately, with the view of the kind.
  public var body: some WidgetConfiguration {
    let kind = kind
    let source = source
    return StaticConfiguration(
      kind: kind.rawValue, intent: CaffeineIntent.self,
      provider: { CaffeineProvider(source: source, choices: $0) },
      content: { CaffeineEntryView(entry: $0, kind: kind) }
    )
    .configurationDisplayName(Text(verbatim: kind.facts.name))
    .description(Text(verbatim: kind.facts.summary))
    .supportedFamilies(kind.families)
    .leading(to: "caffeine://" + kind.facts.link)
  }
}
