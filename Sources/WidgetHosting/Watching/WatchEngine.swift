/// Keeps the timelines of placed widgets over time: takes events, and returns the providers to ask
/// and the moment of the next check.
///
/// A value without a clock or effects, so a test can simulate a month at once. Its driver asks:
///
/// ```swift
/// var engine = WatchEngine()
/// engine.place("evening", kind: "level", at: now)
/// while true {
///   for reload in engine.begin(at: now) {
///     engine.end(reload, with: await host.timeline(of: widget, in: context, within: .seconds(10)), at: now)
///   }
///   draw(engine.timeline(of: "evening"))
///   sleep(until: engine.nextLook(after: now))
/// }
/// ```
///
/// Several requests for a waiting or running reload count as one. The clock may be set at any time:
/// no reload waits for a moment far ahead only because the clock was wrong. O(n) in the widgets.
struct WatchEngine {
  /// The longest sleep in seconds, because the clock may be set meanwhile; also the largest step
  /// back that does not reload every widget.
  static let longestPause: TimeInterval = 60

  /// The most entries to keep of a timeline, as many as an iPhone is said to draw.
  fileprivate static let entryLimit = 400

  private var widgets: [Placed] = []
  private var latest: Date?

  /// Adds a widget without a timeline; ignores a known id.
  mutating func place(_ id: String, kind: String, at now: Date) {
    guard index(of: id) == nil else { return }
    var widget = Placed(id: id, kind: kind)
    widget.request(.placed, at: now)
    widgets.append(widget)
  }

  /// Requests new timelines of a kind; `nil` means all kinds.
  mutating func request(ofKind kind: String?, _ cause: ReloadCause, at now: Date) {
    for index in widgets.indices where kind == nil || widgets[index].kind == kind {
      widgets[index].request(cause, at: now)
    }
  }

  /// Starts the reloads that are due, in the order in which the widgets were placed.
  ///
  /// Starts all if the clock was set back by more than ``longestPause``: timelines are ahead of it.
  mutating func begin(at now: Date) -> [Reload] {
    if let latest, now < latest - Self.longestPause { request(ofKind: nil, .clock, at: now) }
    latest = now
    var begun: [Reload] = []
    for index in widgets.indices {
      guard let date = widgets[index].nextDate, date <= now else { continue }
      if let reload = widgets[index].begin(at: now) { begun.append(reload) }
    }
    return begun
  }

  /// Ends a reload with the provider's answer; returns when the provider is asked again by itself.
  ///
  /// After a failure or a timeout the widget keeps its timeline. The provider is asked again after
  /// five minutes, then ten and so on, up to an hour.
  @discardableResult
  mutating func end(
    _ reload: Reload, with answer: Result<WidgetTimeline, ProviderFailure>, at now: Date
  ) -> Date? {
    guard let index = index(of: reload.id) else { return nil }
    widgets[index].end(with: answer, at: now)
    return widgets[index].nextDate
  }

  /// The last timeline of a widget; `nil` before the first one arrives.
  func timeline(of id: String) -> WidgetTimeline? {
    index(of: id).flatMap { widgets[$0].timeline }
  }

  /// The date of the next reload; `nil` if none is planned.
  var nextReload: Date? { widgets.compactMap(\.nextDate).min() }

  /// The moment of the next check: at the next reload, the next entry, the first of `changes`
  /// (which only drawings know), or after ``longestPause``.
  func nextLook(after now: Date, changes: [Date] = []) -> Date {
    let entries = widgets.indices.lazy.compactMap { index in
      widgets[index].timeline?.nextEntryDate(after: now)
    }
    let longest = now + Self.longestPause
    return min(
      longest, nextReload ?? longest, entries.min() ?? longest, changes.min() ?? longest)
  }

  private func index(of id: String) -> Int? { widgets.indices.first { widgets[$0].id == id } }

  /// A reload that has started.
  struct Reload: Hashable, Sendable {
    /// The id of the placed widget.
    let id: String
    /// The kind of the widget, such as `cups`.
    let kind: String
    /// The reason for asking the provider.
    let cause: ReloadCause
  }

  private struct Placed {
    let id: String
    let kind: String
    var budget = ReloadBudget()
    /// The cause of the next reload, and its earliest date.
    var wish: (cause: ReloadCause, date: Date)?
    var timeline: WidgetTimeline?
    var isBegun = false
    var failures = 0
    /// The date of the reload; `nil` if none is planned or one is running.
    var nextDate: Date?

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
      case .success(let new) where !new.entries.isEmpty:
        timeline = new.limited(to: WatchEngine.entryLimit, from: now)
        failures = 0
        date = timeline?.reloadDate
      case .success, .failure:
        let wait = ReloadBudget.leastDistance * TimeInterval(1 << failures)
        date = now + min(wait, 3600)
        failures = min(failures + 1, 4)
      }
      // Keeps a request that arrived during the reload.
      if wish == nil { wish = date.map { (.policy, $0) } }
      plan(at: now)
    }
  }
}
