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
