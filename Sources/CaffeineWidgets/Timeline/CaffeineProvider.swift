import CaffeineDomain
import CivilTime
public import TextWidgetKit

/// Makes a widget's timeline until bedtime, the end of a night in progress, or the end of the day.
///
/// Entries mark changes of meaning: the peak, a fall below a limit; in between, each change of about
/// 5 mg. A drawing between two entries computes its own moment (``CaffeineEntry/at(_:)``).
public struct CaffeineProvider: TimelineProvider {
  /// The data of the provider.
  public let source: CaffeineSource

  /// The person's settings of the widget.
  let choices: CaffeineIntent?

  /// Creates a provider with default settings.
  public init(source: CaffeineSource) { self.init(source: source, choices: nil) }

  init(source: CaffeineSource, choices: CaffeineIntent?) {
    self.source = source
    self.choices = choices
  }

  /// Two coffees, to be drawn redacted.
  public func placeholder(in context: Context) -> CaffeineEntry {
    entry(of: .sample(at: source.now, on: source.clock))
  }

  /// The current level; two coffees in a gallery without drinks.
  public func getSnapshot(
    in context: Context, completion: @escaping @Sendable (CaffeineEntry) -> Void
  ) {
    let isExample = context.isPreview && source.hasNoDrinks
    completion(isExample ? placeholder(in: context) : entry(of: source))
  }

  /// The levels from now until the next night or day.
  public func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<CaffeineEntry>) -> Void
  ) {
    let day = CaffeineDay(of: source, choices: choices)
    let night = day.forecast.night
    let end = min(
      day.forecast.isInBed ? night.end : night.bedtime,
      source.profile.dayStart.next(after: source.now, on: source.clock))
    completion(Timeline(entries: entries(of: day, until: end), policy: .after(end)))
  }

  func entry(of source: CaffeineSource) -> CaffeineEntry {
    CaffeineEntry(of: source, choices: choices)
  }

  /// The entries from now until `end`; never empty.
  private func entries(of day: CaffeineDay, until end: Date) -> [CaffeineEntry] {
    let (forecast, curve) = (day.forecast, day.forecast.curve)
    let fall = curve.lastFall(to: forecast.profile.singleLimit, from: forecast.now)
    // The moments at which the meaning changes.
    let turns = [forecast.peak.date, forecast.belowLimitAt, fall].compactMap(\.self)
    var entries: [CaffeineEntry] = []
    var date = forecast.now
    repeat {
      let entry = CaffeineEntry(date: date, level: curve.level(at: date), day: day)
      if turns.contains(date) || entries.last?.amount != entry.amount { entries.append(entry) }
      // When it has changed by about 5 mg, from five minutes (Apple's minimum) to an hour; times show
      // minutes only.
      let change = abs(curve.level(at: date + 60).value - entry.level.value)
      let next = date + min(max(300 / max(change, 1e-6), 300), 3600)
      let minute = Date(timeIntervalSince1970: (next.timeIntervalSince1970 / 60).rounded(.up) * 60)
      date = turns.filter { $0 > date }.reduce(minute, min)
    } while date < end
    return entries
  }
}
