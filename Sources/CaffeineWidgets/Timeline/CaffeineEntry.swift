public import CaffeineDomain
import CivilTime
public import TextWidgetKit

/// The content of a caffeine widget from one moment on.
public struct CaffeineEntry: TimelineEntry, Sendable {
  /// The moment from which the entry is due.
  public let date: Date

  /// The level at `date`.
  public let level: Milligrams

  /// The common data of the timeline.
  public let day: CaffeineDay

  /// The level in mg as the score: the entry with the most caffeine is the most relevant.
  public var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: Float(level.value))
  }
}

extension CaffeineEntry {
  /// The entry at the source's own moment.
  init(of source: CaffeineSource, choices: CaffeineIntent?) {
    let day = CaffeineDay(of: source, choices: choices)
    self.init(date: source.now, level: day.forecast.level, day: day)
  }

  /// The same drinks at a later moment.
  ///
  /// An entry is drawn until the next is due, and each drawing should show the current level.
  public func at(_ now: Date) -> CaffeineEntry {
    guard now > date || now > day.source.now else { return self }
    var source = day.source
    source.now = now
    return CaffeineEntry(of: source, choices: day.choices)
  }

  var forecast: Forecast { day.forecast }

  /// The moment the typical curve is low for good; `nil` if it is already, or without a judgement.
  var lowAt: Date? {
    guard isJudged, let lowAt = forecast.belowLimitAt, lowAt > date else { return nil }
    return lowAt
  }

  /// The coming peak within three hours; `nil` if it is less than 5 mg higher, or if the level is
  /// unknown.
  ///
  /// Right after a drink almost nothing is absorbed, so the level alone says little.
  var peak: Peak? {
    let peak = forecast.peak
    guard isKnown, date < peak.date, peak.date.timeIntervalSince(date) < 3 * 3600,
      peak.amount.value >= level.value + 5,
      forecast.curve.level(at: date.addingTimeInterval(60)) > level
    else { return nil }
    return peak
  }

  /// The peak while the level rounds to 0 mg, as after the first drink of a day: views show the
  /// peak then, since a 0 would look as if the drink were not logged.
  var comingPeak: Peak? { told(level) == .zero ? peak : nil }

  /// The number of midnights until a moment.
  func days(to moment: Date) -> Int {
    day.clock.dateTime(at: moment).date.daysSince1970
      - day.clock.dateTime(at: date).date.daysSince1970
  }

  /// A warning for a person who has had a dangerous amount; otherwise `nil`.
  package var emergency: String? { forecast.emergency(at: date) }

  /// How full a ring is: whole at the limit of one drink and in an emergency, empty without a limit.
  var share: Double {
    if emergency != nil { return 1 }
    return hasLimit ? min(level.value / max(forecast.profile.singleLimit.value, 1), 1) : 0
  }

  /// The colour of a ring or bar, by ``Inks/past``.
  var ringLevel: Int {
    emergency != nil || forecast.isOverDailyLimit
      ? 3 : forecast.colorLimits(isJudged: isJudged).count { level.value > $0.value }
  }
}
