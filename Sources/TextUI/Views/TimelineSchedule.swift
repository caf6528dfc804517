public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date

  typealias Mode = TimelineScheduleMode

  func entries(from startDate: Date, mode: Mode) -> Entries
}

public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

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

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { date = date.addingTimeInterval(interval) }
      return date
    }
  }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries

  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    let first = Date(timeIntervalSinceReferenceDate: minute * 60)
    return PeriodicTimelineSchedule(from: first, by: 60).entries(from: startDate, mode: mode)
  }
}

public struct ExplicitTimelineSchedule<Dates: Sequence<Date>>: TimelineSchedule {
  private let dates: Dates

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

  public func entries(from startDate: Date, mode: Mode) -> Entries { Entries(date: startDate) }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date?

    public mutating func next() -> Date? {
      defer { date = nil }
      return date
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { AnimationTimelineSchedule() }

  /// Updates as often as the display allows; neither parameter has an effect.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<Dates: Sequence<Date>>(_ dates: Dates) -> Self
  where Self == ExplicitTimelineSchedule<Dates> { ExplicitTimelineSchedule(dates) }
}
