/// Limits the reloads of one placed widget to 40 in any 24 hours, at least five minutes apart.
///
/// Those of the policy and of `WidgetCenter` count; the first one does not, nor does one after the
/// clock was set back (of Apple's list those that a terminal knows).
///
/// A widget may spend the first quarter without further delay; the rest is spread over the day, so a
/// widget that asks too often is late each time but never stands still for hours. Source: Apple,
/// *Keeping a widget up to date*, which says 40 to 70; how reloads are spread is unpublished.
struct ReloadBudget {
  /// The sliding window, in seconds: 24 hours up to the current moment.
  static let window: TimeInterval = 24 * 3600
  /// The most counted reloads per window.
  static let allowance = 40
  /// The shortest time between two reloads, in seconds.
  static let leastDistance: TimeInterval = 5 * 60

  private var counted: [Date] = []
  private var last: Date?

  /// Notes a reload; one that does not count still delays the next.
  mutating func noteReload(at now: Date, isCounted: Bool) {
    last = now
    counted = Self.recent(counted, at: now) + (isCounted ? [now] : [])
  }

  /// The earliest moment, `now` or later, at which the budget allows a counted reload.
  ///
  /// At least ``leastDistance`` after the last reload; once a quarter of the allowance is used, at
  /// least an even share of ``window``. Once the allowance is used up, not before a counted reload
  /// leaves the window.
  func earliestReload(from now: Date) -> Date {
    let (recent, allowance) = (Self.recent(counted, at: now), Self.allowance)
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
