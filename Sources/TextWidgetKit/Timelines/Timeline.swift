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
