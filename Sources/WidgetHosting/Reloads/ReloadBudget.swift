/// How often one placed widget may be reloaded: 40 to 70 times in any 24 hours, the more often it is
/// looked at the more, and at least five minutes apart.
///
/// The first quarter may be spent as fast as that; the rest is spread over the day, so that a
/// widget that asks too often is late each time and never stands still for hours. Source of the
/// numbers: Apple, *Keeping a widget up to date*; how the system spreads reloads is not published.
public struct ReloadBudget: Hashable, Sendable {
  /// The hours that are looked back at, in seconds: they begin anew at every moment.
  public static let window: TimeInterval = 24 * 3600
  /// The reloads in a window of a widget that nobody looks at, and of one that is looked at often.
  public static let range = 40...70
  /// The seconds between two reloads, at least.
  public static let leastDistance: TimeInterval = 5 * 60

  private var looks: [Date] = []
  private var reloads: [Date] = []
  private var last: Date?

  /// Nothing is spent, and nobody has looked.
  public init() {}

  /// Somebody looks at the widget: each look allows one reload more for the next 24 hours.
  public mutating func noteLook(at now: Date) {
    looks = Self.recent(looks, at: now) + [now]
    // More would change nothing.
    looks.removeFirst(max(0, looks.count - (Self.range.upperBound - Self.range.lowerBound)))
  }

  /// The widget is reloaded.
  public mutating func noteReload(at now: Date, isCounted: Bool) {
    last = now
    reloads = Self.recent(reloads, at: now) + (isCounted ? [now] : [])
  }

  /// The reloads of the 24 hours that end at a moment which count.
  public func spent(at now: Date) -> Int { Self.recent(reloads, at: now).count }

  /// The reloads that are allowed in the 24 hours that end at a moment.
  public func allowance(at now: Date) -> Int {
    Self.range.lowerBound + Self.recent(looks, at: now).count
  }

  /// The first moment from `now` on at which another reload that counts may be made.
  public func earliestReload(from now: Date) -> Date {
    let (recent, allowance) = (Self.recent(reloads, at: now), allowance(at: now))
    let distance =
      recent.count < allowance / 4 ? Self.leastDistance : Self.window / TimeInterval(allowance)
    var date = now
    if let last, last <= now { date = max(date, last + distance) }
    if recent.count >= allowance {
      date = max(date, recent[recent.endIndex - allowance] + Self.window)
    }
    return date
  }

  /// Those of the window that ends at a moment: what lies ahead was noted while the clock was wrong.
  private static func recent(_ dates: [Date], at now: Date) -> ArraySlice<Date> {
    dates.drop { $0 <= now - window }.prefix { $0 <= now }
  }
}
