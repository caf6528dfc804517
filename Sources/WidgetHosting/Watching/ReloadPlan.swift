/// When the provider of one placed widget is asked, and what it has said last.
///
/// A value without a clock or effects, so a test can simulate a month at once. Its driver asks:
///
/// ```swift
/// var plan = ReloadPlan(placedAt: now)
/// while true {
///   if plan.begin(at: now) != nil {
///     plan.end(with: await host.timeline(of: widget, in: context, within: .seconds(10)), at: now)
///   }
///   draw(plan.timeline)
///   sleep(until: plan.nextReload)
/// }
/// ```
///
/// Several requests for a waiting or running reload count as one. The clock may be set at any time:
/// no reload waits for a moment far ahead only because the clock was wrong.
struct ReloadPlan {
  /// The largest step back of the clock, in seconds, that leaves the timeline as it is.
  private static let longestStepBack: TimeInterval = 60
  /// The most entries to keep of a timeline, as many as an iPhone is said to draw.
  private static let entryLimit = 400

  /// The last timeline; `nil` before the first one arrives.
  private(set) var timeline: WidgetTimeline?
  /// The date of the next reload; `nil` if none is planned or one is running.
  private(set) var nextReload: Date?
  /// The next reload: whether it counts, and its earliest date.
  private var wish: (isCounted: Bool, date: Date)?
  private var budget = ReloadBudget()
  private var latest: Date
  private var isBegun = false
  private var failures = 0

  /// Plans the first reload, which does not count.
  init(placedAt now: Date) {
    latest = now
    request(at: now, isCounted: false)
  }

  /// Requests a new timeline; keeps the stronger wish: uncounted before counted, then the earlier.
  mutating func request(at now: Date, isCounted: Bool = true) {
    if let wish, wish.date <= now, !wish.isCounted || isCounted { return }
    wish = (isCounted, now)
    plan(at: now)
  }

  /// Starts the reload that is due, and says whether it counts; `nil` if none is due.
  ///
  /// It is due, and does not count, where the clock was set back: the timeline is ahead of it.
  mutating func begin(at now: Date) -> Bool? {
    if now < latest - Self.longestStepBack { request(at: now, isCounted: false) }
    latest = now
    guard let wish, let nextReload, nextReload <= now else { return nil }
    (self.wish, isBegun) = (nil, true)
    budget.noteReload(at: now, isCounted: wish.isCounted)
    plan(at: now)
    return wish.isCounted
  }

  /// Ends a reload with the provider's answer.
  ///
  /// After a failure or a timeout the widget keeps its timeline. The provider is asked again after
  /// five minutes, then ten and so on, up to an hour.
  mutating func end(with answer: Result<WidgetTimeline, ProviderFailure>, at now: Date) {
    isBegun = false
    let date: Date?
    switch answer {
    case .success(let new) where !new.entries.isEmpty:
      timeline = new.limited(to: Self.entryLimit, from: now)
      failures = 0
      date = timeline?.reloadDate
    case .success, .failure:
      let wait = ReloadBudget.leastDistance * TimeInterval(1 << failures)
      date = now + min(wait, 3600)
      failures = min(failures + 1, 4)
    }
    // Keeps a request that arrived during the reload.
    if wish == nil { wish = date.map { (true, $0) } }
    plan(at: now)
  }

  private mutating func plan(at now: Date) {
    nextReload = wish.flatMap { wish in
      if isBegun { return nil }
      let date = max(wish.date, now)
      return wish.isCounted ? budget.earliestReload(from: date) : date
    }
  }
}
