/// The dates at which a ``TimelineView`` is made anew.
public protocol TimelineSchedule {
  /// The dates in order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Whether the display saves power.
  typealias Mode = TimelineScheduleMode

  /// The dates, the first of them the one due at `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Whether the display that shows a schedule saves power.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// It does not.
  case normal
  /// It does.
  case lowFrequency
}

/// Dates at the same distance from each other.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Dates from one on, so many seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The last date not after `startDate`, or the first one, and those that follow.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    let first = passed.isFinite ? start.addingTimeInterval(passed * interval) : startDate
    return Entries(date: first, interval: interval)
  }

  /// Dates at the same distance from each other, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval

    /// The next date; there is always one.
    public mutating func next() -> Date? {
      defer { date = date.addingTimeInterval(interval) }
      return date
    }
  }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Minutes without an end.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates the schedule.
  public init() {}

  /// The beginning of the minute of `startDate` and those that follow.
  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    let first = Date(timeIntervalSinceReferenceDate: minute * 60)
    return PeriodicTimelineSchedule(from: first, by: 60).entries(from: startDate, mode: mode)
  }
}

/// Dates that were chosen one by one.
public struct ExplicitTimelineSchedule<Dates: Sequence<Date>>: TimelineSchedule {
  private let dates: Dates

  /// Creates a schedule from dates in order.
  public init(_ dates: Dates) { self.dates = dates }

  /// The last date not after `startDate`, or the first one, and those that follow.
  ///
  /// O(n).
  public func entries(from startDate: Date, mode: Mode) -> [Date] {
    let dates = Array(dates)
    let due = dates.lastIndex { $0 <= startDate } ?? 0
    return Array(dates.dropFirst(due))
  }
}

/// As often as the display can.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule; nothing moves in a picture.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  /// The date itself.
  public func entries(from startDate: Date, mode: Mode) -> Entries { Entries(date: startDate) }

  /// The date of a picture, in which nothing moves.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date?

    /// The date, once.
    public mutating func next() -> Date? {
      defer { date = nil }
      return date
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates from one on, so many seconds apart.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the display can.
  public static var animation: Self { AnimationTimelineSchedule() }

  /// As often as the display can; nothing moves in a picture.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates that were chosen one by one.
  public static func explicit<Dates: Sequence<Date>>(_ dates: Dates) -> Self
  where Self == ExplicitTimelineSchedule<Dates> { ExplicitTimelineSchedule(dates) }
}
