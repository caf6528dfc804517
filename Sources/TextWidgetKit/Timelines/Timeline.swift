public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]

  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

public struct TimelineReloadPolicy: Hashable, Sendable {
  /// The three policies, as an enum for a host to switch over.
  public enum Moment: Hashable, Sendable {
    case atEnd
    case never
    case after(Date)
  }

  /// The policy as an enum.
  public let moment: Moment

  public static let atEnd = TimelineReloadPolicy(moment: .atEnd)

  public static let never = TimelineReloadPolicy(moment: .never)

  public static func after(_ date: Date) -> TimelineReloadPolicy { Self(moment: .after(date)) }
}

public protocol TimelineEntry {
  var date: Date { get }

  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  public var score: Float

  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry

  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry

  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily

  public let isPreview: Bool

  public let displaySize: CGSize

  /// Public for unit tests of providers, unlike Apple's.
  public init(family: WidgetFamily, isPreview: Bool = false, displaySize: CGSize? = nil) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize ?? family.cellSize.points
  }

  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }

  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// Light and dark for `colorScheme`; `nil` for every other value.
    public subscript<Value>(
      dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? {
      keyPath == \EnvironmentValues.colorScheme ? [ColorScheme.light, .dark] as? [Value] : nil
    }

    public subscript<Value>(
      keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? { self[dynamicMember: keyPath] }
  }
}
