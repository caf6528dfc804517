/// What a widget of a watch's stack shows while it is relevant.
public protocol RelevanceEntry: Sendable {}

/// The side of a widget that knows when it is relevant, and what to show then.
public protocol RelevanceEntriesProvider<Configuration, Entry>: Sendable {
  /// What is shown.
  associatedtype Entry: RelevanceEntry
  /// The settings that each time of relevance has.
  associatedtype Configuration: Sendable

  /// Where the widget will stand.
  typealias Context = TimelineProviderContext

  /// When it is relevant, with which settings.
  func relevance() async -> WidgetRelevance<Configuration>
  /// What to show with the settings.
  func entry(configuration: Configuration, context: Context) async throws -> Entry
  /// What to draw redacted, at once.
  func placeholder(context: Context) -> Entry
}

/// A widget that a stack shows while it is relevant; here it always shows what it would first.
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  /// The widget with what its provider answers.
  public let body: StaticConfiguration<Content>

  /// A widget of the given kind, a name that never changes.
  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    body = StaticConfiguration(kind: kind, provider: FirstRelevance(provider: provider)) {
      content($0.entry)
    }
  }
}

/// Answers with the entry of the first time a widget is relevant at, without an end.
private struct FirstRelevance<Provider: RelevanceEntriesProvider>: TimelineProvider {
  struct Entry: TimelineEntry {
    let date = Date.distantPast
    let entry: Provider.Entry
  }

  let provider: Provider

  func placeholder(in context: Context) -> Entry {
    Entry(entry: provider.placeholder(context: context))
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    Task {
      let first = await provider.relevance().attributes.first?.configuration
      if let first, let entry = try? await provider.entry(configuration: first, context: context) {
        completion(Entry(entry: entry))
      } else {
        completion(Entry(entry: provider.placeholder(context: context)))
      }
    }
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
  }
}

// When a widget is worth showing, which a stack of Apple's devices asks. A stack here goes by the
// relevance of entries.

/// When and where something is relevant.
public struct RelevantContext: Hashable, Sendable {
  /// Kept and compared; no kind is drawn in another way.
  public enum DateKind: Hashable, Sendable { case `default`, scheduled, informational }
  /// Kept and compared; nothing here knows a person's activity.
  public enum Fitness: Hashable, Sendable { case activityRingsIncomplete, workoutActive }
  /// Kept and compared; nothing here knows when a person sleeps.
  public enum Sleep: Hashable, Sendable { case bedtime, wakeup, windDown }
  /// Kept and compared; nothing here knows what is plugged in.
  public enum Hardware: Hashable, Sendable { case headphones }
  /// Kept and compared; nothing here knows where the device is.
  public enum InferredLocation: Hashable, Sendable { case home, work, school, commute, gym }

  /// Kept and compared; nothing here knows what is plugged in.
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

  /// A moment; the widget is shown without waiting for it.
  public static func date(_ date: Date) -> Self { Self.date(date, kind: .default) }
  /// A moment; the widget is shown without waiting for it.
  public static func date(_ date: Date, kind: DateKind) -> Self { Self(kind: .date(date, kind)) }
  /// From one moment to another; a programmer's error where it ends before it begins, and it traps.
  public static func date(from start: Date, to end: Date) -> Self { date(range: start...end) }
  /// Both ends are part of it.
  public static func date(interval: DateInterval, kind: DateKind = .default) -> Self {
    date(range: interval.start...interval.end, kind: kind)
  }
  /// Both ends are part of it.
  public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> Self {
    Self(kind: .dates(range, kind))
  }
  /// Never checked: nothing here knows a person's activity.
  public static func fitness(_ condition: Fitness) -> Self { Self(kind: .fitness(condition)) }
  /// Never checked: nothing here knows when a person sleeps.
  public static func sleep(_ type: Sleep) -> Self { Self(kind: .sleep(type)) }
  /// Never checked: nothing here knows what is plugged in.
  public static func hardware(headphones: HeadphonesState) -> Self {
    Self(kind: .hardware(headphones))
  }
  /// Never checked: nothing here knows where the device is.
  public static func location(inferred: InferredLocation) -> Self {
    Self(kind: .location(inferred))
  }
}

/// When a widget with some settings is relevant.
public struct WidgetRelevanceAttribute<Configuration> {
  let configuration: Configuration
  /// When the settings matter.
  public let context: RelevantContext
  /// One pair of settings and time; a provider answers with several.
  public init(configuration: Configuration, context: RelevantContext) {
    self.configuration = configuration
    self.context = context
  }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  /// For a widget without settings.
  public init(context: RelevantContext) { self.init(configuration: (), context: context) }
}

/// When a widget is relevant; nobody asks a provider for it.
public struct WidgetRelevance<Configuration> {
  /// Only the first is shown here; without any the placeholder is.
  public let attributes: [WidgetRelevanceAttribute<Configuration>]
  /// The order counts: the first is the one that is shown.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}
extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// The names that these had in the first version of iOS 18.
public typealias WidgetRelevances = WidgetRelevance
/// Apple's first name, for sources that still have it.
public typealias WidgetRelevanceEntry = WidgetRelevanceAttribute

/// What an app tells ahead that is relevant; nobody listens.
public struct RelevantIntentManager: Sendable {
  /// The only one; it keeps nothing.
  public static let shared = RelevantIntentManager()
  /// - Effect: none
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}

/// A widget's settings, and when or where they matter; nothing reads it here.
public struct RelevantIntent: Sendable {
  /// Keeps none of the three.
  public init(
    _ intent: any WidgetConfigurationIntent, widgetKind: String, relevance: RelevantContext
  ) {}
}
