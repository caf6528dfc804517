/// Which placed widgets are asked for a new timeline, and when.
///
/// It does nothing itself: a host asks it what is due, asks the providers and says what came of it.
/// The clock is the host's, so that a week passes in a moment.
///
/// ```swift
/// var schedule = ReloadSchedule()
/// schedule.place("evening", kind: "level", at: now)
/// for reload in schedule.begin(at: now) {
///   let answer = await host.timeline(of: widget, in: context, within: .seconds(10))
///   log.append(schedule.end(reload, with: answer, at: now))
/// }
/// sleep(until: schedule.nextDate)
/// ```
///
/// Requests that come while one is waiting or being answered are one. O(n) in the widgets.
public struct ReloadSchedule: Sendable {
  private var widgets: [Placed] = []

  /// A schedule without widgets.
  public init() {}

  /// A widget was placed, which has no timeline yet; in place of one of the same name, its settings
  /// were changed.
  public mutating func place(_ id: String, kind: String, at now: Date) {
    if let index = index(of: id) {
      widgets[index].kind = kind
      return widgets[index].request(.edited, at: now)
    }
    var widget = Placed(id: id, kind: kind)
    widget.request(.placed, at: now)
    widgets.append(widget)
  }

  /// A widget was taken away.
  public mutating func remove(_ id: String) {
    widgets.removeAll { $0.id == id }
  }

  /// Somebody looks at a widget.
  public mutating func noteLook(at id: String, _ now: Date) {
    guard let index = index(of: id) else { return }
    widgets[index].budget.noteLook(at: now)
    widgets[index].plan(at: now)
  }

  /// New timelines are asked for, of one kind, or of all widgets where it is `nil`.
  public mutating func request(ofKind kind: String?, _ cause: ReloadCause, at now: Date) {
    for index in widgets.indices where kind == nil || widgets[index].kind == kind {
      widgets[index].request(cause, at: now)
    }
  }

  /// When something is due next; `nil` while nothing is.
  public var nextDate: Date? {
    var next: Date?
    // By index: a copy of each widget would cost more than the comparison.
    for index in widgets.indices {
      if let date = widgets[index].nextDate, date < next ?? .distantFuture { next = date }
    }
    return next
  }

  /// The reloads that are due, which the host begins now, in the order the widgets were placed.
  public mutating func begin(at now: Date) -> [Reload] {
    var begun: [Reload] = []
    for index in widgets.indices {
      guard let date = widgets[index].nextDate, date <= now else { continue }
      if let reload = widgets[index].begin(at: now) { begun.append(reload) }
    }
    return begun
  }

  /// A reload that was begun has ended; what is to be told of it.
  ///
  /// After a failure the widget keeps the timeline it has, and its provider is asked again after
  /// five minutes, then ten and so on, up to an hour.
  public mutating func end(
    _ reload: Reload, with answer: Result<WidgetTimeline, ProviderFailure>, at now: Date
  ) -> ReloadRecord {
    let outcome: ReloadRecord.Outcome
    var next: Date?
    if let index = index(of: reload.id) {
      widgets[index].end(with: answer.map(\.reloadDate), at: now)
      next = widgets[index].nextDate
    }
    switch answer {
    case .success(let timeline): outcome = .timeline(entries: timeline.entries.count)
    case .failure(let failure): outcome = .failure(failure)
    }
    return ReloadRecord(
      date: now, widget: reload.id, kind: reload.kind, cause: reload.cause, outcome: outcome,
      nextReload: next)
  }

  private func index(of id: String) -> Int? {
    widgets.firstIndex { $0.id == id }
  }
}

extension ReloadSchedule {
  /// A reload that was begun.
  public struct Reload: Hashable, Sendable {
    /// The name of the placed widget.
    public let id: String
    /// Its kind.
    public let kind: String
    /// Why.
    public let cause: ReloadCause
  }

  /// One widget and what is planned for it.
  private struct Placed: Sendable {
    let id: String
    var kind: String
    var budget = ReloadBudget()
    /// What asks for a reload, and from when on.
    var wish: (cause: ReloadCause, date: Date)?
    var isBegun = false
    var failures = 0
    /// When the reload is due; `nil` while none is wished for or one is begun.
    var nextDate: Date?

    init(id: String, kind: String) {
      self.id = id
      self.kind = kind
    }

    /// One that need not wait goes before one that has to, and the earlier before the later.
    mutating func request(_ cause: ReloadCause, at now: Date) {
      if let wish, wish.date <= now, !wish.cause.isCounted || cause.isCounted { return }
      wish = (cause, now)
      plan(at: now)
    }

    mutating func plan(at now: Date) {
      nextDate = wish.flatMap { wish in
        if isBegun { return nil }
        let date = max(wish.date, now)
        return wish.cause.isCounted ? budget.earliestReload(from: date) : date
      }
    }

    mutating func begin(at now: Date) -> Reload? {
      guard let wish else { return nil }
      (self.wish, isBegun) = (nil, true)
      budget.noteReload(at: now, isCounted: wish.cause.isCounted)
      plan(at: now)
      return Reload(id: id, kind: kind, cause: wish.cause)
    }

    mutating func end(with answer: Result<Date?, ProviderFailure>, at now: Date) {
      isBegun = false
      let date: Date?
      switch answer {
      case .success(let reloadDate):
        failures = 0
        date = reloadDate
      case .failure:
        let wait = ReloadBudget.leastDistance * TimeInterval(1 << failures)
        date = now + min(wait, 3600)
        failures = min(failures + 1, 4)
      }
      // What was asked for meanwhile is not forgotten.
      if wish == nil { wish = date.map { (.policy, $0) } }
      plan(at: now)
    }
  }
}
