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

  /// The last moment at which the usual drink fits, else another like the last one; `nil` where it
  /// does not fit any more, or nobody knows.
  let latestCup: Date?

  /// The same where it is before bedtime.
  var lastCup: Date? {
    forecast.isInBed || latestCup == forecast.bedtime ? nil : latestCup
  }

  /// The wall clock that tells which day a moment belongs to.
  let clock: WallClock

  /// What to do where there is nothing to draw, such as a command to type; may be empty.
  let hint: String

  /// What the person has chosen for the widget.
  let choices: CaffeineChoices

  /// All drinks of the source that count, in its order.
  let intakes: [Intake]

  /// The drinks that can be logged.
  let catalogue: DrinkCatalogue

  init(
    forecast: Forecast, drinks: [Intake], of source: CaffeineSource, choices: CaffeineChoices
  ) {
    self.forecast = forecast
    self.drinks = drinks
    self.choices = choices
    intakes = forecast.intakes
    catalogue = source.catalogue
    clock = source.clock
    isIncomplete = source.isIncomplete
    hint = isIncomplete ? source.repairHint : source.logHint
    let usual =
      choices.usual.map { ($0.amount, $0.category, $0.variation) }
      ?? forecast.lastIntake.map { ($0.amount, $0.category, $0.variation) }
    latestCup = usual.flatMap { forecast.latestStart(of: $0, of: $1, varying: $2) }
  }
}
