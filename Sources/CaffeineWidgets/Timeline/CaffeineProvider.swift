import CaffeineDomain
import CivilTime
public import TextWidgetKit

/// Makes the caffeine widget's timeline: an entry each time what is shown changes, at least a
/// quarter of an hour apart, until the next bedtime.
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

  /// The level from now until bedtime, after which the forecast is for the next night.
  public func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<CaffeineEntry>) -> Void
  ) {
    let bedtime = source.profile.bedtime.next(after: source.now, on: source.clock)
    completion(Timeline(entries: entries(of: source, until: bedtime), policy: .after(bedtime)))
  }

  /// The entry of the source's own moment.
  func entry(of source: CaffeineSource) -> CaffeineEntry {
    entries(of: source, until: source.now)[0]
  }

  /// The entries from now on, never empty.
  ///
  /// Apple asks for at least five minutes between two.
  private func entries(of source: CaffeineSource, until end: Date) -> [CaffeineEntry] {
    let forecast = Forecast(
      of: source.intakes, profile: source.profile, at: source.now, on: source.clock)
    let drinks = source.intakes
      .filter { forecast.dayStart <= $0.start && $0.start <= source.now }
      .reversed().sorted { $0.start > $1.start }  // of one second the one logged last
    let day = CaffeineDay(forecast: forecast, drinks: drinks, of: source)

    var entries: [CaffeineEntry] = []
    for point in forecast.points(from: source.now, through: end, every: 15 * 60) {
      let entry = CaffeineEntry(date: point.date, level: point.level, day: day)
      if entries.last.map({ entry.tells(otherThan: $0) }) ?? true { entries.append(entry) }
    }
    return entries
  }
}
