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

/// Settings that a widget suggests where a person cannot choose them.
public struct IntentRecommendation<Intent> {
  /// The settings.
  public let intent: Intent
  /// What they are called.
  public let description: Text

  /// Suggests settings.
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }

  /// Suggests settings.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Suggests settings.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }

  /// Suggests settings.
  @_disfavoredOverload
  public init<Description: StringProtocol>(intent: Intent, description: Description) {
    self.init(intent: intent, description: Text(description))
  }
}

/// Settings that a widget suggests, of an `AppIntent`.
public typealias AppIntentRecommendation = IntentRecommendation
