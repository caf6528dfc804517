/// A widget with settings: an intent, its provider, and the view of its entries.
public struct AppIntentConfiguration<
  Intent: WidgetConfigurationIntent, Content: View
>: PrimitiveWidgetConfiguration {
  /// One element, with every parameter at its default.
  public let descriptions: [WidgetDescription]

  /// Creates a widget whose `kind` never changes, such as `org.example.caffeine`.
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

  /// The provider's answers for the chosen values; its placeholder while a person has to choose.
  private static func source<Provider: AppIntentTimelineProvider>(
    of provider: Provider, with chosen: ChosenValues,
    content: @escaping (Provider.Entry) -> Content
  ) -> EntrySource where Provider.Intent == Intent {
    // One task at a time asks it, and it gives its answers away.
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

/// Supplies the entries of a widget with an intent as settings.
public protocol AppIntentTimelineProvider {
  /// The type of entry that the view draws.
  associatedtype Entry: TimelineEntry

  /// The type of the settings.
  associatedtype Intent: WidgetConfigurationIntent

  /// The family, size and purpose of a drawing.
  typealias Context = TimelineProviderContext

  /// An entry to draw redacted, at once and without looking anything up.
  func placeholder(in context: Context) -> Entry

  /// The entry to show now; with `context.isPreview` it may be sample data.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// The entries to show from now on; the first is due now.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  /// Ready-made settings for places without an editor; none by default.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// Recommends nothing.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Supplies the entries of a widget with an ``INIntent`` as settings.
public protocol IntentTimelineProvider {
  /// The type of entry that the view draws.
  associatedtype Entry: TimelineEntry

  /// The type of the settings.
  associatedtype Intent: INIntent

  /// The family, size and purpose of a drawing.
  typealias Context = TimelineProviderContext

  /// An entry to draw redacted, at once and without looking anything up.
  func placeholder(in context: Context) -> Entry

  /// Reports the entry to show now; with `context.isPreview` it may be sample data.
  @preconcurrency
  func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)

  /// Reports the entries to show from now on; the first is due now.
  @preconcurrency
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// Ready-made settings for places without an editor; none by default.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// Recommends nothing.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// Ready-made settings for places where a person cannot edit them.
public struct IntentRecommendation<Intent> {
  /// The settings.
  public let intent: Intent
  /// The name that people see.
  public let description: Text

  /// Creates a recommendation.
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }

  /// Creates a recommendation.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates a recommendation; the resource's key is its name.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates a recommendation with a plain name.
  @_disfavoredOverload
  public init<Description: StringProtocol>(intent: Intent, description: Description) {
    self.init(intent: intent, description: Text(description))
  }
}

/// Apple's name for recommendations of an `AppIntent`.
public typealias AppIntentRecommendation = IntentRecommendation
