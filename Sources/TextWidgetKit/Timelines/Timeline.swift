/// A provider's answer: entries in time order, and when to ask for more.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries, earliest first.
  public let entries: [EntryType]

  /// When the host asks the provider again.
  public let policy: TimelineReloadPolicy

  /// A timeline of `entries`, to be renewed as `policy` says.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a timeline is renewed.
public struct TimelineReloadPolicy: Hashable, Sendable {
  /// The three policies there are, for a host to tell apart.
  public enum Moment: Hashable, Sendable {
    case atEnd
    case never
    case after(Date)
  }

  /// Which policy it is.
  public let moment: Moment

  /// After the last entry's date.
  public static let atEnd = TimelineReloadPolicy(moment: .atEnd)

  /// Only when the app asks.
  public static let never = TimelineReloadPolicy(moment: .never)

  /// At `date`, whether entries are left or not.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(moment: .after(date))
  }
}

/// What a widget shows from one moment on.
public protocol TimelineEntry {
  /// The moment from which the entry is due, UTC.
  var date: Date { get }

  /// How much this entry matters, compared with the others of the same widget.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// No statement about relevance.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters, and for how long.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// Any number; only its order among the scores of one widget's entries counts.
  public var score: Float

  /// Seconds the score holds from the entry's date on; 0 until the next entry.
  public var duration: TimeInterval

  /// A relevance of `score` for `duration` seconds.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The side of a widget that knows what to show and when.
public protocol TimelineProvider {
  /// What the widget shows at one moment.
  associatedtype Entry: TimelineEntry

  /// Where the widget will stand.
  typealias Context = TimelineProviderContext

  /// An entry to draw redacted, at once and without looking anything up.
  func placeholder(in context: Context) -> Entry

  /// The entry for a passing glance; sample data when `context.isPreview`.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// The entries from now on, the first of them due now.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// What a provider is told of the place its widget will stand in.
public struct TimelineProviderContext: Sendable {
  /// The family the widget is asked for.
  public let family: WidgetFamily

  /// Whether the widget is shown in a gallery, where sample data is better than none.
  public let isPreview: Bool

  /// The size of the widget, points.
  public let displaySize: CGSize

  /// A context of a host's making.
  ///
  /// Apple's has no public initializer, which keeps providers out of unit tests; ours has one.
  public init(family: WidgetFamily, isPreview: Bool = false, displaySize: CGSize? = nil) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize ?? family.cellSize.points
  }
}

extension TimelineProviderContext {
  /// The environments that a widget may be drawn in.
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }

  /// Values of the environment that differ between the drawings of one timeline.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// Light and dark for the colour scheme; `nil` for what stays the same.
    public subscript<Value>(
      dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? {
      keyPath == \EnvironmentValues.colorScheme ? [ColorScheme.light, .dark] as? [Value] : nil
    }

    /// The same, by a key path that is given.
    public subscript<Value>(
      keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? { self[dynamicMember: keyPath] }
  }
}
