/// A provider's answer: entries, and when to ask for more.
///
///     Timeline(entries: hours.map { Cups(date: $0, count: 2) }, policy: .after(midnight))
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries, earliest first.
  public let entries: [EntryType]

  /// The moment at which the host asks again.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The moment at which a host asks a provider for a new timeline.
public struct TimelineReloadPolicy: Hashable, Sendable {
  /// The three policies, as an enum for a host to switch over.
  public enum Moment: Hashable, Sendable {
    case atEnd
    case never
    case after(Date)
  }

  /// The policy as an enum.
  public let moment: Moment

  /// After the date of the last entry.
  public static let atEnd = TimelineReloadPolicy(moment: .atEnd)

  /// Only when the app requests a reload.
  public static let never = TimelineReloadPolicy(moment: .never)

  /// At `date`, even if later entries remain.
  public static func after(_ date: Date) -> TimelineReloadPolicy { Self(moment: .after(date)) }
}

/// The data of a widget from one moment on.
///
///     struct Cups: TimelineEntry {
///       let date: Date
///       let count: Int
///     }
public protocol TimelineEntry {
  /// The moment from which the entry is due.
  var date: Date { get }

  /// The entry's rank among the entries of its widget, for a Smart Stack.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Makes no statement about relevance.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry, and its duration in seconds.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// Any number; only compared with the scores of the same widget's entries.
  public var score: Float

  /// Seconds from the entry's date; 0 means until the next entry.
  public var duration: TimeInterval

  /// Creates a relevance; `duration` is in seconds.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// Supplies the entries of a widget without settings.
public protocol TimelineProvider {
  /// The type of entry that the view draws.
  associatedtype Entry: TimelineEntry

  /// The family, size and purpose of a drawing.
  typealias Context = TimelineProviderContext

  /// An entry to draw redacted, at once and without looking anything up.
  func placeholder(in context: Context) -> Entry

  /// Reports the entry to show now; with `context.isPreview` it may be sample data.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// Reports the entries to show from now on; the first is due now.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The place that a provider makes entries for.
public struct TimelineProviderContext: Sendable {
  /// The family to make entries for.
  public let family: WidgetFamily

  /// Whether a gallery shows the widget, where sample data may replace real data.
  public let isPreview: Bool

  /// The size of the widget in points.
  public let displaySize: CGSize

  /// Creates a context; `displaySize` defaults to the family's own size.
  ///
  /// Public for unit tests of providers, unlike Apple's.
  public init(family: WidgetFamily, isPreview: Bool = false, displaySize: CGSize? = nil) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize ?? family.cellSize.points
  }

  /// The values of the environment that drawings of one timeline may have.
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }

  /// The values of the environment that differ between drawings of one timeline.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// Light and dark for `colorScheme`; `nil` for every other value.
    public subscript<Value>(
      dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? {
      keyPath == \EnvironmentValues.colorScheme ? [ColorScheme.light, .dark] as? [Value] : nil
    }

    /// Light and dark for `colorScheme`; `nil` for every other value.
    public subscript<Value>(
      keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? { self[dynamicMember: keyPath] }
  }
}
