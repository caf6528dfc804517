import TextUI
public import TextWidgetKit

/// A caffeine widget: what is in the body now, what was drunk, or what may be, by its kind.
public struct CaffeineWidget: Widget {
  private let kind: CaffeineKind
  private let source: CaffeineSource

  /// A widget of what `source` knows.
  public init(_ kind: CaffeineKind = .level, source: CaffeineSource) {
    self.kind = kind
    self.source = source
  }

  /// The level when nothing is known: no drinks, at the reference date, in UTC.
  public init() { self.init(source: .empty) }

  /// A provider that answers at once, and the view of the kind.
  public var body: some WidgetConfiguration {
    let kind = kind
    let source = source
    return StaticConfiguration(
      kind: kind.rawValue, intent: CaffeineIntent.self,
      provider: { CaffeineProvider(source: source, choices: CaffeineChoices($0)) },
      content: { CaffeineKindView(kind: kind, entry: $0) }
    )
    .configurationDisplayName(Text(verbatim: kind.displayName))
    .description(Text(verbatim: kind.summary))
    .supportedFamilies(kind.families)
    .leading(to: kind.url)
  }
}

/// An entry in the view of a kind, as of the moment that is drawn.
private struct CaffeineKindView: View {
  @Environment(\.now) private var now

  let kind: CaffeineKind
  let entry: CaffeineEntry

  var body: some View { CaffeineEntryView(entry: entry.at(now), kind: kind) }
}
