/// A view that updates at the dates of a schedule; a picture shows one of the updates.
///
/// ```swift
/// TimelineView(.everyMinute) { context in
///   Text(context.date, style: .time)
/// }
/// ```
///
/// ```
/// 3:00 PM
/// ```
///
/// The content's date is the one due at ``EnvironmentValues/now``.
public struct TimelineView<Schedule, Content> {
  @Environment(\.now) private var now
  @Environment(\.textChanges) private var changes
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  public typealias Context = TimelineViewDefaultContext
}

extension TimelineView: View where Schedule: TimelineSchedule, Content: View {
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content for the date due now; records the next date as a change of the picture.
  public var body: some View {
    var dates = schedule.entries(from: now, mode: .normal).makeIterator()
    let due = dates.next() ?? now
    let _: Void? = changes?.note(due > now ? due : dates.next().flatMap { $0 > now ? $0 : nil })
    content(TimelineViewDefaultContext(date: due))
  }
}

public struct TimelineViewDefaultContext: Sendable {
  public let date: Date

  /// The rate of updates; always `.minutes`, since a picture is drawn once.
  public var cadence: Cadence { .minutes }

  public enum Cadence: Hashable, Sendable, Comparable {
    case live
    case seconds
    case minutes
  }

  /// Has no effect: a picture is drawn once.
  /// - Effect: none
  public func invalidateTimelineContent() {}
}
