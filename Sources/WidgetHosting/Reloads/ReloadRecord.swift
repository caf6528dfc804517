/// The result of asking a provider, for a log that people read.
public struct ReloadRecord: Hashable, Sendable {
  /// The provider's answer.
  public enum Outcome: Hashable, Sendable {
    /// A new timeline, shown from now on.
    case timeline(entries: Int)
    /// No usable timeline; the widget keeps its last one.
    case failure(ProviderFailure)

    init(_ answer: Result<WidgetTimeline, ProviderFailure>) {
      switch answer {
      case .success(let timeline): self = .timeline(entries: timeline.entries.count)
      case .failure(let failure): self = .failure(failure)
      }
    }
  }

  /// The date of the answer, or of the timeout.
  public var date: Date
  /// The id of the placed widget.
  public var widget: String
  /// The kind of the widget, such as `cups`.
  public var kind: String
  /// The reason for asking.
  public var cause: ReloadCause
  /// The provider's answer.
  public var outcome: Outcome
  /// The date at which the host asks again by itself; `nil` means never.
  public var nextReload: Date?
}

/// The reason why a host asks a provider for a new timeline.
///
/// Which causes count against the budget is Apple's list, of which a terminal knows these. Source: *Keeping a widget up to date*,
/// “Plan reloads within a budget”.
public enum ReloadCause: String, CaseIterable, Sendable {
  /// The date of the timeline's policy has passed.
  case policy
  /// A program called `WidgetCenter` while none of its windows was in front.
  case request
  /// A person placed the widget, which has no timeline yet.
  case placed
  /// A program asks while a person uses it, such as a command that just ran.
  case foreground
  /// The clock was set back, so the timeline describes the future.
  case clock

  /// Whether the reload uses up the budget and may have to wait for it.
  public var isCounted: Bool {
    switch self {
    case .policy, .request: true
    case .placed, .foreground, .clock: false
    }
  }
}

/// Limits the reloads of one placed widget to 40 in any 24 hours, at least five minutes apart.
///
/// A widget may spend the first quarter without further delay; the rest is spread over the day, so a
/// widget that asks too often is late each time but never stands still for hours. Source: Apple,
/// *Keeping a widget up to date*, which says 40 to 70; how reloads are spread is unpublished.
public struct ReloadBudget: Hashable, Sendable {
  /// The sliding window, in seconds: 24 hours up to the current moment.
  public static let window: TimeInterval = 24 * 3600
  /// The most counted reloads per window.
  public static let allowance = 40
  /// The shortest time between two reloads, in seconds.
  public static let leastDistance: TimeInterval = 5 * 60

  private var reloads: [Date] = []
  private var last: Date?

  /// Creates an unspent budget.
  public init() {}

  /// Notes a reload; one that does not count still delays the next.
  public mutating func noteReload(at now: Date, isCounted: Bool) {
    last = now
    reloads = Self.recent(reloads, at: now) + (isCounted ? [now] : [])
  }

  /// The number of counted reloads in the 24 hours before `now`.
  public func spent(at now: Date) -> Int { Self.recent(reloads, at: now).count }

  /// The earliest moment, `now` or later, at which the budget allows a counted reload.
  ///
  /// At least ``leastDistance`` after the last reload; once a quarter of the allowance is used, at
  /// least an even share of ``window``. Once the allowance is used up, not before a counted reload
  /// leaves the window.
  public func earliestReload(from now: Date) -> Date {
    let (recent, allowance) = (Self.recent(reloads, at: now), Self.allowance)
    let distance =
      recent.count < allowance / 4 ? Self.leastDistance : Self.window / TimeInterval(allowance)
    var date = now
    if let last, last <= now { date = max(date, last + distance) }
    if recent.count >= allowance {
      date = max(date, recent[recent.endIndex - allowance] + Self.window)
    }
    return date
  }

  /// Keeps the dates in the window before `now`; later dates come from a wrong clock.
  private static func recent(_ dates: [Date], at now: Date) -> ArraySlice<Date> {
    dates.drop { $0 <= now - window }.prefix { $0 <= now }
  }
}
