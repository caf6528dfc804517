public import CaffeineDomain
import CivilTime

/// What holds for all entries of one timeline, which share it: there may be a hundred of them.
public final class CaffeineDay: Sendable {
  /// The forecast the timeline was made from.
  public let forecast: Forecast

  /// Today's drinks, latest first.
  public let drinks: [Intake]

  /// Whether some drinks could not be read, so that every amount is a lower bound.
  public let isIncomplete: Bool

  /// The last moment at which another drink like the last one fits, when it is before bedtime.
  let lastCup: Date?

  /// The wall clock that tells which day a moment belongs to.
  let clock: WallClock

  /// What to do where there is nothing to draw, such as a command to type; may be empty.
  let hint: String

  init(forecast: Forecast, drinks: [Intake], of source: CaffeineSource) {
    self.forecast = forecast
    self.drinks = drinks
    clock = source.clock
    isIncomplete = source.isIncomplete
    hint = isIncomplete ? source.repairHint : source.logHint
    let latest = forecast.lastIntake.flatMap {
      forecast.latestStart(of: $0.amount, varying: $0.variation)
    }
    lastCup = forecast.isInBed || latest == forecast.bedtime ? nil : latest
  }
}
