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

  /// Until when the usual drink fits, else another like the last one; `nil` where there is none.
  let usual: Advice.Answer?

  /// The last moment of it, before bedtime.
  var lastCup: Date? {
    guard case .until(let date)? = usual, !forecast.isInBed else { return nil }
    return date
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
    let drink =
      choices.usual.map { ($0.amount, $0.category, $0.variation) }
      ?? forecast.lastIntake.map { ($0.amount, $0.category, $0.variation) }
    usual = drink.map { forecast.answer(for: $0, of: $1, varying: $2) }
  }
}
