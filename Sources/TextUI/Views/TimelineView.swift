/// A view that is made anew at the dates of a schedule; a picture shows one of them.
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
/// That is the date due at ``EnvironmentValues/now``.
public struct TimelineView<Schedule, Content> {
  @Environment(\.now) private var now
  @Environment(\.textChanges) private var changes
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// When the content is shown.
  public typealias Context = TimelineViewDefaultContext
}

extension TimelineView: View where Schedule: TimelineSchedule, Content: View {
  /// Makes content for the dates of a schedule.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content for the date that is due.
  public var body: some View {
    var dates = schedule.entries(from: now, mode: .normal).makeIterator()
    let due = dates.next() ?? now
    let _: Void? = changes?.note(due > now ? due : dates.next().flatMap { $0 > now ? $0 : nil })
    content(TimelineViewDefaultContext(date: due))
  }
}

/// When the content of a ``TimelineView`` is shown.
public struct TimelineViewDefaultContext: Sendable {
  /// The date of the schedule.
  public let date: Date

  /// How often the content is made: never again.
  public var cadence: Cadence { .minutes }

  /// How often content is made.
  public enum Cadence: Hashable, Sendable, Comparable {
    /// As often as the display can.
    case live
    /// At most once a second.
    case seconds
    /// At most once a minute, which a picture always says: it is drawn once.
    case minutes
  }
}

extension TimelineViewDefaultContext {
  /// A picture is drawn once.
  /// - Effect: none
  public func invalidateTimelineContent() {}
}
