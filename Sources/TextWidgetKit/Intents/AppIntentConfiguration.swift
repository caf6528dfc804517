/// A widget with settings: an intent, a provider that heeds it, and the view of its entries.
public struct AppIntentConfiguration<
  Intent: WidgetConfigurationIntent, Content: View
>: PrimitiveWidgetConfiguration {
  /// The one widget, with every parameter at its default.
  public let descriptions: [WidgetDescription]

  /// A widget of the given kind, a name that never changes, such as `org.example.caffeine`.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    let choices = WidgetChoices(
      makeIntent: { Intent() },
      shown: { Intent.parameterSummary.parameters(of: $0, in: $1) },
      source: { Self.source(of: provider, with: $0, content: content) },
      recommendations: { provider.recommendations().map { ($0.description, $0.intent) } })
    descriptions = [
      WidgetDescription(kind: kind, source: choices.source(ChosenValues()), choices: choices)
    ]
  }

  /// What a provider answers for values; its placeholder where it cannot be asked, since a person
  /// has to choose first.
  private static func source<Provider: AppIntentTimelineProvider>(
    of provider: Provider, with chosen: ChosenValues,
    content: @escaping (Provider.Entry) -> Content
  ) -> EntrySource where Provider.Intent == Intent {
    // It is asked by one task at a time, and gives away what it answers.
    nonisolated(unsafe) let provider = provider
    let settings = { @Sendable (context: TimelineProviderContext) async -> Intent? in
      let intent = Intent()
      return await chosen.apply(to: intent, in: context.family).fill() ? intent : nil
    }
    return EntrySource(
      on: ProviderThread(of: provider) { $0 is any AppIntentTimelineProvider },
      placeholder: provider.placeholder(in:),
      snapshot: { call, context, answer in
        call.inTask {
          guard let intent = await settings(context) else {
            return answer(provider.placeholder(in: context))
          }
          answer(await provider.snapshot(for: intent, in: context))
        }
      },
      timeline: { call, context, answer in
        call.inTask {
          guard let intent = await settings(context) else {
            return answer(Timeline(entries: [provider.placeholder(in: context)], policy: .never))
          }
          answer(await provider.timeline(for: intent, in: context))
        }
      },
      content: content)
  }
}

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
