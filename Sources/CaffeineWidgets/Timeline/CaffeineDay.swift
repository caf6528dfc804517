public import CaffeineDomain
import CivilTime
import Synchronization

/// The common data of all entries in one timeline, which can have a hundred.
public final class CaffeineDay: Sendable {
  /// The forecast at the start of the timeline.
  public let forecast: Forecast

  /// Today's drinks, latest first.
  public let drinks: [Intake]

  /// The data at the start of the timeline.
  let source: CaffeineSource

  /// Whether drinks may be missing, so that every amount is a lower bound.
  public var isIncomplete: Bool { source.isIncomplete }

  /// The person's settings on a day: the current ones, unless the source has others.
  func profile(on date: CivilDate) -> Profile {
    source.pastDays.first { $0.day == date }?.profile ?? source.profile
  }

  /// The readable part of the journal.
  public var journal: JournalState { source.journal }

  /// The latest time of the usual drink, or of another like the last; `nil` without a drink.
  let usual: Advice.Answer?

  /// The last moment for that drink, before bedtime.
  var lastCup: Date? {
    guard case .until(let date)? = usual, !forecast.isInBed else { return nil }
    return date
  }

  var clock: WallClock { source.clock }

  /// An instruction for a widget without data, such as a command to type; may be empty.
  var hint: String { isIncomplete ? source.repairHint : source.logHint }

  let choices: CaffeineChoices

  var intakes: [Intake] { forecast.intakes }

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

  /// The answers so far, shared by all entries and views.
  private let answered: Mutex<Answered>

  /// The levels of a population with the same drinks from the forecast's moment on.
  var band: Band {
    answered.withLock { known in
      let band = known.band ?? forecast.band
      known.band = band
      return band
    }
  }

  /// The latest time of a drink before bed.
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
      // A search of about twenty steps, each of which finds the highest level of a night.
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
