public protocol RelevanceEntry: Sendable {}

public protocol RelevanceEntriesProvider<Configuration, Entry>: Sendable {
  associatedtype Entry: RelevanceEntry
  associatedtype Configuration: Sendable

  typealias Context = TimelineProviderContext

  /// Only the first of the times counts here.
  func relevance() async -> WidgetRelevance<Configuration>
  func entry(configuration: Configuration, context: Context) async throws -> Entry
  func placeholder(context: Context) -> Entry
}

/// Always shows the entry of the first relevant time.
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  /// An ordinary widget that asks the provider once.
  public let body: StaticConfiguration<Content>

  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    let single = SingleEntryProvider(
      preview: { @Sendable context in provider.placeholder(context: context) },
      current: { @Sendable context in
        guard let first = await provider.relevance().attributes.first else {
          return provider.placeholder(context: context)
        }
        return try await provider.entry(configuration: first.configuration, context: context)
      })
    body = StaticConfiguration(kind: kind, provider: single) { content($0.value) }
  }
}

// Apple's devices order stacks by relevance; one here uses `TimelineEntry.relevance` alone.

/// Never checked: activity, sleep, devices and location are unknown here.
public struct RelevantContext: Hashable, Sendable {
  public enum DateKind: Hashable, Sendable { case `default`, scheduled, informational }
  public enum Fitness: Hashable, Sendable { case activityRingsIncomplete, workoutActive }
  public enum Sleep: Hashable, Sendable { case bedtime, wakeup, windDown }
  public enum Hardware: Hashable, Sendable { case headphones }
  public enum InferredLocation: Hashable, Sendable { case home, work, school, commute, gym }

  public enum HeadphonesState: Hashable, Sendable { case connected }

  private enum Kind: Hashable {
    case date(Date, DateKind)
    case dates(ClosedRange<Date>, DateKind)
    case fitness(Fitness)
    case sleep(Sleep)
    case hardware(HeadphonesState)
    case location(InferredLocation)
  }

  private let kind: Kind

  public static func date(_ date: Date) -> Self { Self.date(date, kind: .default) }
  public static func date(_ date: Date, kind: DateKind) -> Self { Self(kind: .date(date, kind)) }
  /// A closed range of time; traps if `end` is before `start`: a programmer's error.
  public static func date(from start: Date, to end: Date) -> Self { date(range: start...end) }
  public static func date(interval: DateInterval, kind: DateKind = .default) -> Self {
    date(range: interval.start...interval.end, kind: kind)
  }
  public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> Self {
    Self(kind: .dates(range, kind))
  }
  public static func fitness(_ condition: Fitness) -> Self { Self(kind: .fitness(condition)) }
  public static func sleep(_ type: Sleep) -> Self { Self(kind: .sleep(type)) }
  public static func hardware(headphones: HeadphonesState) -> Self {
    Self(kind: .hardware(headphones))
  }
  public static func location(inferred: InferredLocation) -> Self {
    Self(kind: .location(inferred))
  }
}

public struct WidgetRelevanceAttribute<Configuration> {
  let configuration: Configuration
  public let context: RelevantContext
  public init(configuration: Configuration, context: RelevantContext) {
    self.configuration = configuration
    self.context = context
  }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  public init(context: RelevantContext) { self.init(configuration: (), context: context) }
}

/// The widget shows the first element alone, and without any the placeholder.
public struct WidgetRelevance<Configuration> {
  public let attributes: [WidgetRelevanceAttribute<Configuration>]
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}
extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// Apple's name in the first version of iOS 18.
public typealias WidgetRelevances = WidgetRelevance
/// Apple's name in the first version of iOS 18.
public typealias WidgetRelevanceEntry = WidgetRelevanceAttribute

/// Ignores an app's relevant intents.
public struct RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()
  /// - Effect: none
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}

/// Never read here.
public struct RelevantIntent: Sendable {
  public init(
    _ intent: any WidgetConfigurationIntent, widgetKind: String, relevance: RelevantContext
  ) {}
}
