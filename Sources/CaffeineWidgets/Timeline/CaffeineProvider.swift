import CaffeineDomain
import CivilTime
public import TextWidgetKit

/// Makes the caffeine widget's timeline: an entry each time what is shown changes, at least a
/// quarter of an hour apart, until bedtime, the end of a night in progress or the end of the day.
public struct CaffeineProvider: TimelineProvider {
  /// What the provider knows.
  public let source: CaffeineSource

  /// A provider of what `source` knows.
  public init(source: CaffeineSource) {
    self.source = source
  }

  /// Two coffees, to be drawn redacted.
  public func placeholder(in context: Context) -> CaffeineEntry {
    entry(of: .sample(at: source.now, on: source.clock))
  }

  /// The level now; in a gallery, when there are no drinks, that of two coffees.
  public func getSnapshot(
    in context: Context, completion: @escaping @Sendable (CaffeineEntry) -> Void
  ) {
    let isExample = context.isPreview && source.hasNoDrinks
    completion(isExample ? placeholder(in: context) : entry(of: source))
  }

  /// The level from now until another night or another day counts.
  public func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<CaffeineEntry>) -> Void
  ) {
    let day = day(of: source)
    let night = day.forecast.night
    let end = min(
      day.forecast.isInBed ? night.end : night.bedtime,
      source.profile.dayStart.next(after: source.now, on: source.clock))
    completion(Timeline(entries: entries(of: day, until: end), policy: .after(end)))
  }

  /// The entry of the source's own moment.
  func entry(of source: CaffeineSource) -> CaffeineEntry {
    entries(of: day(of: source), until: source.now)[0]
  }

  private func day(of source: CaffeineSource) -> CaffeineDay {
    let forecast = Forecast(
      of: source.intakes, profile: source.profile, at: source.now, on: source.clock)
    let drinks = source.intakes
      .filter { forecast.dayStart <= $0.start && $0.start <= source.now }
      .reversed().sorted { $0.start > $1.start }  // of one second the one logged last
    return CaffeineDay(forecast: forecast, drinks: drinks, of: source)
  }

  /// The entries from now until before `end`, never empty.
  ///
  /// Apple asks for at least five minutes between two.
  private func entries(of day: CaffeineDay, until end: Date) -> [CaffeineEntry] {
    let now = day.forecast.now
    var entries: [CaffeineEntry] = []
    for point in day.forecast.points(from: now, through: end, every: 15 * 60)
    where point.date < end || point.date == now {
      let entry = CaffeineEntry(date: point.date, level: point.level, day: day)
      if entries.last.map({ entry.tells(otherThan: $0) }) ?? true { entries.append(entry) }
    }
    return entries
  }
}
