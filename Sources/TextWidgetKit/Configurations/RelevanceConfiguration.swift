/// The data that a widget in a watch's Smart Stack shows while it is relevant.
public protocol RelevanceEntry: Sendable {}

/// Supplies the times at which a widget is relevant, and an entry for each.
public protocol RelevanceEntriesProvider<Configuration, Entry>: Sendable {
  /// The type of entry that the view draws.
  associatedtype Entry: RelevanceEntry
  /// The type of settings that each relevant time carries.
  associatedtype Configuration: Sendable

  /// The family, size and purpose of a drawing.
  typealias Context = TimelineProviderContext

  /// The times at which the widget is relevant, with their settings; here only the first counts.
  func relevance() async -> WidgetRelevance<Configuration>
  /// The entry for one set of settings.
  func entry(configuration: Configuration, context: Context) async throws -> Entry
  /// An entry to draw redacted, at once and without looking anything up.
  func placeholder(context: Context) -> Entry
}

/// A widget that a Smart Stack shows while it is relevant.
///
/// Here it always shows the entry of the first relevant time.
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  /// An ordinary widget that asks the provider once.
  public let body: StaticConfiguration<Content>

  /// Creates a widget whose `kind` never changes, such as `org.example.tides`.
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

/// A condition under which a widget is relevant.
public struct RelevantContext: Hashable, Sendable {
  /// Stored and compared; never affects a drawing.
  public enum DateKind: Hashable, Sendable { case `default`, scheduled, informational }
  /// Stored and compared; a person's activity is unknown here.
  public enum Fitness: Hashable, Sendable { case activityRingsIncomplete, workoutActive }
  /// Stored and compared; a person's sleep is unknown here.
  public enum Sleep: Hashable, Sendable { case bedtime, wakeup, windDown }
  /// Stored and compared; connected devices are unknown here.
  public enum Hardware: Hashable, Sendable { case headphones }
  /// Stored and compared; the location is unknown here.
  public enum InferredLocation: Hashable, Sendable { case home, work, school, commute, gym }

  /// Stored and compared; connected devices are unknown here.
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

  /// A moment; the widget also shows at other times.
  public static func date(_ date: Date) -> Self { Self.date(date, kind: .default) }
  /// A moment of a kind; the widget also shows at other times.
  public static func date(_ date: Date, kind: DateKind) -> Self { Self(kind: .date(date, kind)) }
  /// A closed range of time; traps if `end` is before `start`: a programmer's error.
  public static func date(from start: Date, to end: Date) -> Self { date(range: start...end) }
  /// An interval, both ends included.
  public static func date(interval: DateInterval, kind: DateKind = .default) -> Self {
    date(range: interval.start...interval.end, kind: kind)
  }
  /// A range, both ends included.
  public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> Self {
    Self(kind: .dates(range, kind))
  }
  /// Never checked: a person's activity is unknown here.
  public static func fitness(_ condition: Fitness) -> Self { Self(kind: .fitness(condition)) }
  /// Never checked: a person's sleep is unknown here.
  public static func sleep(_ type: Sleep) -> Self { Self(kind: .sleep(type)) }
  /// Never checked: connected devices are unknown here.
  public static func hardware(headphones: HeadphonesState) -> Self {
    Self(kind: .hardware(headphones))
  }
  /// Never checked: the location is unknown here.
  public static func location(inferred: InferredLocation) -> Self {
    Self(kind: .location(inferred))
  }
}

/// One set of settings and the condition under which it is relevant.
public struct WidgetRelevanceAttribute<Configuration> {
  let configuration: Configuration
  /// The condition for these settings.
  public let context: RelevantContext
  /// Pairs settings with a condition.
  public init(configuration: Configuration, context: RelevantContext) {
    self.configuration = configuration
    self.context = context
  }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  /// Creates a condition for a widget without settings.
  public init(context: RelevantContext) { self.init(configuration: (), context: context) }
}

/// The relevant times of a widget; only its first element is read.
public struct WidgetRelevance<Configuration> {
  /// The widget shows the first; without any it shows the placeholder.
  public let attributes: [WidgetRelevanceAttribute<Configuration>]
  /// The first of `attributes` is the one that the widget shows.
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

/// Accepts an app's relevant intents and ignores them.
public struct RelevantIntentManager: Sendable {
  /// The only instance; it has no state.
  public static let shared = RelevantIntentManager()
  /// - Effect: none
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}

/// The settings of a widget with a condition; never read here.
public struct RelevantIntent: Sendable {
  /// Drops all three values.
  public init(
    _ intent: any WidgetConfigurationIntent, widgetKind: String, relevance: RelevantContext
  ) {}
}
