public import CaffeineDomain
public import TextWidgetKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

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
  var forecast: Forecast { day.forecast }

  /// When the level is low enough for bed, nil when it already is and stays so.
  var lowAt: Date? {
    guard let lowAt = forecast.belowLimitAt, lowAt > date else { return nil }
    return lowAt
  }

  /// Whether more than the limit will be left at bedtime.
  var isTooMuchForBed: Bool { forecast.bedtimeLevel > forecast.profile.bedtimeLimit }

  /// The level as a share of the largest single dose that is thought safe, 0…1.
  var share: Double {
    min(level.value / max(forecast.profile.singleLimit.value, 1), 1)
  }
}
