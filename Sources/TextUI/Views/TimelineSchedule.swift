/// The dates of a ``TimelineView``'s updates.
public protocol TimelineSchedule {
  /// A sequence of dates in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Whether the display saves power.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates in order, beginning with the one due at `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Whether the display of a schedule saves power.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// It updates at the usual rate.
  case normal
  /// It updates less often, to save power.
  case lowFrequency
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates dates `interval` seconds apart, beginning with `startDate`.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns the last date not after `startDate`, or else the first one, and all later dates.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    let first = passed.isFinite ? start.addingTimeInterval(passed * interval) : startDate
    return Entries(date: first, interval: interval)
  }

  /// Dates at equal distances, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval

    /// Returns the next date, never `nil`.
    public mutating func next() -> Date? {
      defer { date = date.addingTimeInterval(interval) }
      return date
    }
  }
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The starts of minutes, without end.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates a schedule of the starts of minutes.
  public init() {}

  /// Returns the start of the minute of `startDate`, and all later ones.
  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    let first = Date(timeIntervalSinceReferenceDate: minute * 60)
    return PeriodicTimelineSchedule(from: first, by: 60).entries(from: startDate, mode: mode)
  }
}

/// An explicit list of dates.
public struct ExplicitTimelineSchedule<Dates: Sequence<Date>>: TimelineSchedule {
  private let dates: Dates

  /// Creates a schedule from dates in ascending order.
  public init(_ dates: Dates) { self.dates = dates }

  /// Returns the last date not after `startDate`, or else the first one, and all later dates; O(n).
  public func entries(from startDate: Date, mode: Mode) -> [Date] {
    let dates = Array(dates)
    let due = dates.lastIndex { $0 <= startDate } ?? 0
    return Array(dates.dropFirst(due))
  }
}

/// Updates as often as the display allows; a picture shows only one.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule; neither parameter has an effect.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  /// Returns `startDate` alone.
  public func entries(from startDate: Date, mode: Mode) -> Entries { Entries(date: startDate) }

  /// The date of the picture, alone.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date?

    /// Returns the date the first time, then `nil`.
    public mutating func next() -> Date? {
      defer { date = nil }
      return date
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates `interval` seconds apart, beginning with `startDate`.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of every minute.
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Updates as often as the display allows; a picture shows only one.
  public static var animation: Self { AnimationTimelineSchedule() }

  /// Updates as often as the display allows; neither parameter has an effect.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// An explicit list of dates, in ascending order.
  public static func explicit<Dates: Sequence<Date>>(_ dates: Dates) -> Self
  where Self == ExplicitTimelineSchedule<Dates> { ExplicitTimelineSchedule(dates) }
}
