public import CaffeineDomain
import CivilTime
public import TextWidgetKit

/// What the caffeine widget shows from one moment on.
public struct CaffeineEntry: TimelineEntry, Sendable {
  /// The moment from which the entry is due.
  public let date: Date

  /// What is in the body at `date`.
  public let level: Milligrams

  /// What the whole timeline has in common.
  public let day: CaffeineDay

  /// More relevant the more there is in the body.
  public var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: Float(level.value))
  }
}

extension CaffeineEntry {
  /// What a source says of its own moment.
  init(of source: CaffeineSource, choices: CaffeineChoices) {
    let day = CaffeineDay(of: source, choices: choices)
    self.init(date: source.now, level: day.forecast.level, day: day)
  }

  /// What there is to show at a later moment, of the same drinks: an entry is drawn until the next
  /// is due, and a drawing is never older than the clock.
  public func at(_ now: Date) -> CaffeineEntry {
    guard now > date || now > day.source.now else { return self }
    var source = day.source
    source.now = now
    return CaffeineEntry(of: source, choices: day.choices)
  }

  var forecast: Forecast { day.forecast }

  /// When the level is low enough for bed, nil when it already is and stays so, and where nothing may
  /// be said.
  var lowAt: Date? {
    guard isJudged, let lowAt = forecast.belowLimitAt, lowAt > date else { return nil }
    return lowAt
  }

  /// What the level is rising to within the next three hours; nil where that is not 5 mg more.
  ///
  /// Right after a drink the level says little: next to nothing of it has been absorbed. Nil too
  /// where nobody knows.
  var peak: Peak? {
    let peak = forecast.peak
    guard isKnown, date < peak.date, peak.date.timeIntervalSince(date) < 3 * 3600,
      peak.amount.value >= level.value + 5,
      forecast.curve.level(at: date.addingTimeInterval(60)) > level
    else { return nil }
    return peak
  }

  /// The peak while the level is still told as 0 mg, as right after the first drink of a day: a 0
  /// would answer the drink that was just logged, so views show what is coming in its place.
  var comingPeak: Peak? { told(level) == .zero ? peak : nil }

  /// The midnights from the entry to a moment.
  func days(to moment: Date) -> Int {
    day.clock.dateTime(at: moment).date.daysSince1970
      - day.clock.dateTime(at: date).date.daysSince1970
  }

  /// Whether something else is to be read than in an earlier entry of the same timeline.
  func tells(otherThan earlier: CaffeineEntry) -> Bool {
    amount != earlier.amount || outlook != earlier.outlook
      || days(to: earlier.date) != 0
  }

  /// What to say to someone who has had so much that it is dangerous; `nil` to everybody else.
  package var emergency: String? { forecast.emergency(at: date) }

  /// The limit that the level is compared with.
  var limit: Milligrams { day.choices.limit.amount(in: forecast.profile) }

  /// The level as a share of the limit that it is compared with; above 1 when it is more, 0 where
  /// nobody knows such a limit, and at least 1 where help should be called.
  var share: Double {
    let share = hasLimit ? level.value / max(limit.value, 1) : 0
    return emergency == nil ? share : max(share, 1)
  }
}
