import TextUI
public import TextWidgetKit

/// The caffeine widget: what is in the body now, and about when it will be low.
public struct CaffeineWidget: Widget {
  /// The name hosts know the widget by.
  public nonisolated static let kind = "caffeine"

  private let source: CaffeineSource

  /// A widget of what `source` knows.
  public init(source: CaffeineSource) {
    self.source = source
  }

  /// A widget when nothing is known: no drinks, at the reference date, in UTC.
  public init() {
    self.init(source: .empty)
  }

  /// All nine families, drawn by `CaffeineEntryView`.
  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: CaffeineProvider(source: source)) { entry in
      CaffeineEntryView(entry: entry)
    }
    .configurationDisplayName("Caffeine")
    .description("What is in your body now, and about when it will be low.")
    .supportedFamilies(WidgetFamily.allCases)
  }
}
