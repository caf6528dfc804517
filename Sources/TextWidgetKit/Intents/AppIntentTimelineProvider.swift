/// The provider of a widget that people can configure by an intent.
public protocol AppIntentTimelineProvider {
  /// What the widget shows at one moment.
  associatedtype Entry: TimelineEntry

  /// The settings.
  associatedtype Intent: WidgetConfigurationIntent

  /// Where the widget will stand.
  typealias Context = TimelineProviderContext

  /// An entry to draw redacted, at once and without looking anything up.
  func placeholder(in context: Context) -> Entry

  /// The entry for a passing glance; sample data when `context.isPreview`.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// The entries from now on, the first of them due now.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  /// Settings to suggest where a person cannot choose them; none unless the provider has some.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// No suggestions.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// The provider of a widget that people can configure by an ``INIntent``.
public protocol IntentTimelineProvider {
  /// What the widget shows at one moment.
  associatedtype Entry: TimelineEntry

  /// The settings.
  associatedtype Intent: INIntent

  /// Where the widget will stand.
  typealias Context = TimelineProviderContext

  /// An entry to draw redacted, at once and without looking anything up.
  func placeholder(in context: Context) -> Entry

  /// The entry for a passing glance; sample data when `context.isPreview`.
  @preconcurrency
  func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)

  /// The entries from now on, the first of them due now.
  @preconcurrency
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// Settings to suggest where a person cannot choose them; none unless the provider has some.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// No suggestions.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
