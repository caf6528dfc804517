/// Keeps the timelines of placed widgets over time: it is told what happens, and says which providers
/// to ask and when to look again.
///
/// It does nothing itself and reads no clock, so that a month passes in a moment. Whoever drives it
/// asks the providers, by a pause or in tasks:
///
/// ```swift
/// var engine = WatchEngine()
/// engine.place("evening", kind: "level", at: now)
/// while true {
///   for reload in engine.begin(at: now) {
///     let answer = await host.timeline(of: widget, in: context, within: .seconds(10))
///     log.append(engine.end(reload, with: answer, at: now))
///   }
///   draw(engine.timeline(of: "evening"))
///   sleep(until: engine.nextLook(after: now))
/// }
/// ```
///
/// Requests that come while one is waiting or being answered are one. The clock may be set: nothing
/// waits for a moment that lies ahead only because the clock was wrong. O(n) in the widgets.
public struct WatchEngine: Sendable {
  /// The seconds after which somebody has to look at the clock again, which may have been set, and
  /// by which it may go back before all providers are asked anew.
  public static let longestPause: TimeInterval = 60

  private let entryLimit: Int
  private var widgets: [Placed] = []
  private var latest: Date?

  /// An engine without widgets.
  ///
  /// - Parameter entryLimit: The most entries that are kept of a timeline (default: as many as an
  ///   iPhone is said to draw).
  public init(entryLimit: Int = 400) { self.entryLimit = entryLimit }

  /// A widget was placed, which has no timeline yet; in place of one of the same name, its settings
  /// were changed.
  public mutating func place(_ id: String, kind: String, at now: Date) {
    if let index = index(of: id) {
      // An entry of another kind has another view.
      if widgets[index].kind != kind { widgets[index].timeline = nil }
      widgets[index].kind = kind
      return widgets[index].request(.edited, at: now)
    }
    var widget = Placed(id: id, kind: kind)
    widget.request(.placed, at: now)
    widgets.append(widget)
  }

  /// A widget was taken away.
  public mutating func remove(_ id: String) { widgets.removeAll { $0.id == id } }

  /// Somebody looks at a widget, which may be reloaded more often for it.
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

  /// The reloads that are due, which the driver begins now, in the order the widgets were placed.
  ///
  /// Where the clock was set back all are: what providers said of later is no news of now.
  public mutating func begin(at now: Date) -> [Reload] {
    if let latest, now < latest - Self.longestPause { request(ofKind: nil, .clock, at: now) }
    latest = now
    var begun: [Reload] = []
    for index in widgets.indices {
      guard let date = widgets[index].nextDate, date <= now else { continue }
      if let reload = widgets[index].begin(at: now) { begun.append(reload) }
    }
    return begun
  }

  /// A reload that was begun has ended; what is to be told of it.
  ///
  /// After a failure, silence too, the widget keeps the timeline it has, and its provider is asked
  /// again after five minutes, then ten and so on, up to an hour.
  public mutating func end(
    _ reload: Reload, with answer: Result<WidgetTimeline, ProviderFailure>, at now: Date
  ) -> ReloadRecord {
    var answer = answer
    if case .success(let timeline) = answer {
      answer =
        timeline.entries.isEmpty
        ? .failure(.noEntries) : .success(timeline.limited(to: entryLimit, from: now))
    }
    var next: Date?
    if let index = index(of: reload.id) {
      widgets[index].end(with: answer, at: now)
      next = widgets[index].nextDate
    }
    return ReloadRecord(
      date: now, widget: reload.id, kind: reload.kind, cause: reload.cause,
      outcome: .init(answer), nextReload: next)
  }

  /// The last timeline of a widget; `nil` before the first has come.
  public func timeline(of id: String) -> WidgetTimeline? {
    index(of: id).flatMap { widgets[$0].timeline }
  }

  /// When the next reload is due; `nil` while none is.
  public var nextReload: Date? {
    var next: Date?
    // By index: a copy of each widget would cost more than the comparison.
    for index in widgets.indices {
      if let date = widgets[index].nextDate, date < next ?? .distantFuture { next = date }
    }
    return next
  }

  /// When to look again if nothing happens before: a reload is due, an entry, or the clock has to be
  /// read again; or the first of `changes`, which are what only drawings know.
  public func nextLook(after now: Date, changes: [Date] = []) -> Date {
    let entries = widgets.indices.lazy.compactMap { index in
      widgets[index].timeline?.nextEntryDate(after: now)
    }
    let longest = now + Self.longestPause
    return min(
      longest, nextReload ?? longest, entries.min() ?? longest, changes.min() ?? longest)
  }

  private func index(of id: String) -> Int? {
    for index in widgets.indices where widgets[index].id == id { return index }
    return nil
  }
}

extension WatchEngine {
  /// A reload that was begun.
  public struct Reload: Hashable, Sendable {
    /// The name of the placed widget.
    public let id: String
    /// The widget's kind, such as `cups`.
    public let kind: String
    /// Why.
    public let cause: ReloadCause
  }

  private struct Placed: Sendable {
    let id: String
    var kind: String
    var budget = ReloadBudget()
    /// What asks for a reload, and from when on.
    var wish: (cause: ReloadCause, date: Date)?
    var timeline: WidgetTimeline?
    var isBegun = false
    var failures = 0
    /// When the reload is due; `nil` while none is wished for or one is begun.
    var nextDate: Date?

    init(id: String, kind: String) {
      self.id = id
      self.kind = kind
    }

    /// Keeps the stronger wish: uncounted before counted, then the earlier date.
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

    mutating func end(with answer: Result<WidgetTimeline, ProviderFailure>, at now: Date) {
      isBegun = false
      let date: Date?
      switch answer {
      case .success(let new):
        (timeline, failures) = (new, 0)
        date = new.reloadDate
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
