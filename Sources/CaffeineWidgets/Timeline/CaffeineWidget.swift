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
      provider: { CaffeineProvider(source: source, choices: CaffeineChoices($0)) },
      content: { CaffeineKindView(kind: kind, entry: $0) }
    )
    .configurationDisplayName(Text(verbatim: kind.displayName))
    .description(Text(verbatim: kind.summary))
    .supportedFamilies(kind.families)
    .leading(to: kind.url)
  }
}

/// An entry in the view of its kind, at the moment of drawing.
private struct CaffeineKindView: View {
  @Environment(\.now) private var now

  let kind: CaffeineKind
  let entry: CaffeineEntry

  var body: some View { CaffeineEntryView(entry: entry.at(now), kind: kind) }
}
