public struct AppIntentConfiguration<
  Intent: WidgetConfigurationIntent, Content: View
>: PrimitiveWidgetConfiguration {
  public let descriptions: [WidgetDescription]

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

public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry

  associatedtype Intent: WidgetConfigurationIntent

  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry

  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry

  associatedtype Intent: INIntent

  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry

  @preconcurrency
  func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)

  @preconcurrency
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

public struct IntentRecommendation<Intent> {
  public let intent: Intent
  public let description: Text

  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }

  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }

  @_disfavoredOverload
  public init<Description: StringProtocol>(intent: Intent, description: Description) {
    self.init(intent: intent, description: Text(description))
  }
}

public typealias AppIntentRecommendation = IntentRecommendation
