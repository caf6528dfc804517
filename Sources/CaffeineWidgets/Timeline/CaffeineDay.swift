public import CaffeineDomain
import CivilTime
import Synchronization

/// What holds for all entries of one timeline, which share it: there may be a hundred of them.
public final class CaffeineDay: Sendable {
  /// The forecast the timeline was made from.
  public let forecast: Forecast

  /// Today's drinks, latest first.
  public let drinks: [Intake]

  /// What is known, as of when the timeline was made.
  let source: CaffeineSource

  /// Whether some drinks could not be read, so that every amount is a lower bound.
  public var isIncomplete: Bool { source.isIncomplete }

  /// The person as they were on a day: as now, unless the source knows better.
  func profile(on date: CivilDate) -> Profile {
    source.pastDays.first { $0.day == date }?.profile ?? source.profile
  }

  /// What could be read of the journal.
  public var journal: JournalState { source.journal }

  /// Until when the usual drink fits, else another like the last one; `nil` where there is none.
  let usual: Advice.Answer?

  /// The last moment of it, before bedtime.
  var lastCup: Date? {
    guard case .until(let date)? = usual, !forecast.isInBed else { return nil }
    return date
  }

  /// The wall clock that tells which day a moment belongs to.
  var clock: WallClock { source.clock }

  /// What to do where there is nothing to draw, such as a command to type; may be empty.
  var hint: String { isIncomplete ? source.repairHint : source.logHint }

  /// What the person has chosen for the widget.
  let choices: CaffeineChoices

  /// All drinks of the source that count, in its order.
  var intakes: [Intake] { forecast.intakes }

  /// The drinks that can be logged.
  var catalogue: DrinkCatalogue { source.catalogue }

  init(of source: CaffeineSource, choices: CaffeineChoices) {
    let forecast = Forecast(
      of: source.intakes, profile: source.profile, at: source.now, on: source.clock)
    drinks = source.intakes
      .filter { $0.start <= source.now && forecast.calendar.day(of: $0) == forecast.day }
      .reversed().sorted { $0.start > $1.start }  // of one second the one logged last
    let drink =
      choices.usual.map { ($0.amount, $0.category, $0.variation) }
      ?? forecast.lastIntake.map { ($0.amount, $0.category, $0.variation) }
    (self.forecast, self.source, self.choices) = (forecast, source, choices)
    var answered = Answered()
    usual = drink.map { answered.answer(of: forecast, for: $0, of: $1, varying: $2) }
    self.answered = Mutex(answered)
  }

  /// What was asked so far: the same for all entries, and several views of each ask.
  private let answered: Mutex<Answered>

  /// The level from the forecast's moment on of all who drank the same.
  var band: Band {
    answered.withLock { known in
      let band = known.band ?? forecast.band
      known.band = band
      return band
    }
  }

  /// Until when a drink fits before bed.
  func answer(
    for amount: Milligrams, of category: DrinkCategory, varying variation: CoefficientOfVariation
  ) -> Advice.Answer {
    answered.withLock { $0.answer(of: forecast, for: amount, of: category, varying: variation) }
  }

  private struct Answered {
    var band: Band?
    private var answers: [Drink] = []

    private struct Drink {
      let amount: Milligrams
      let category: DrinkCategory
      let variation: CoefficientOfVariation
      let answer: Advice.Answer
    }

    mutating func answer(
      of forecast: Forecast, for amount: Milligrams, of category: DrinkCategory,
      varying variation: CoefficientOfVariation
    ) -> Advice.Answer {
      // A search of some twenty steps, each of which looks for the highest level of a night.
      for known in answers
      where known.amount == amount && known.category == category && known.variation == variation {
        return known.answer
      }
      let answer = forecast.answer(for: amount, of: category, varying: variation)
      answers.append(
        Drink(amount: amount, category: category, variation: variation, answer: answer))
      return answer
    }
  }
}
