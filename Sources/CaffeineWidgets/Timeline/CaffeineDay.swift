public import CaffeineDomain
import CivilTime
import Synchronization

/// The common data of all entries in one timeline, which can have a hundred.
public final class CaffeineDay: Sendable {
  /// The forecast at the start of the timeline.
  public let forecast: Forecast

  /// Today's drinks, latest first.
  public let drinks: [Intake]

  /// The highest levels from bedtime on.
  let night: Estimate

  /// The data at the start of the timeline.
  let source: CaffeineSource

  /// Whether drinks may be missing, so that every amount is a lower bound.
  public var isIncomplete: Bool { source.isIncomplete }

  /// The readable part of the journal.
  public var journal: JournalState { source.journal }

  var clock: WallClock { source.clock }

  /// An instruction for a widget without data, such as a command to type; may be empty.
  var hint: String { isIncomplete ? source.repairHint : source.logHint }

  /// What the person chose for the widget; `nil` for nothing, which costs a launch no intent.
  let choices: CaffeineIntent?

  var intakes: [Intake] { forecast.intakes }

  init(of source: CaffeineSource, choices: CaffeineIntent?) {
    let forecast = Forecast(
      of: source.intakes, profile: source.profile, at: source.now, on: source.clock)
    drinks = source.intakes
      .filter { $0.start <= source.now && forecast.calendar.day(of: $0) == forecast.day }
      .reversed().sorted { $0.start > $1.start }  // of one second the one logged last
    (self.forecast, self.source, self.choices) = (forecast, source, choices)
    night = forecast.nightEstimate
  }

  /// When the careful curve is low; `nil` if it is, or without a judgement.
  ///
  /// All entries share it.
  var lowCareful: Date? {
    if let date = knownLowCareful.withLock({ $0 }) { return date }
    let date = forecast.belowLimitCarefulAt
    knownLowCareful.withLock { $0 = .some(date) }
    return date
  }

  private let knownLowCareful = Mutex<Date??>(nil)

  /// What the person calls usual, then what was had most, then own and common drinks; under 18 only
  /// what was logged and is no energy drink, and none beside an alarm.
  var usualDrinks: [Drink] {
    guard forecast.emergency == nil else { return [] }
    let isAdult = forecast.profile.ageGroup == .adult
    let catalogue = source.catalogue
    let common = ["coffee", "black-tea", "espresso", "cappuccino", "latte", "green-tea", "cola"]
    let known =
      intakes.mostHad.compactMap { intake in
        intake.drink.flatMap { catalogue[$0]?.called(intake.counted.name) }
      } + (isAdult ? catalogue.own + common.compactMap { catalogue[$0] } : [])
    var drinks: [Drink] = []
    for drink in [isAdult ? source.usual : nil].compactMap(\.self) + known
    where !drinks.contains(where: { $0.id == drink.id }) { drinks.append(drink) }
    return isAdult ? drinks : drinks.filter(\.category.isForYoung)
  }
}

extension [Intake] {
  /// The last of each drink and amount, what was had most often first; of two had equally often the
  /// one had last.
  package var mostHad: [Intake] {
    var groups: [String: (count: Int, last: Intake)] = [:]
    for intake in sorted(by: { $0.start < $1.start }) {
      let (count, name) = intake.counted
      let key = "\(name) \(Milligrams(clamping: intake.amount.value / count).wholeMilligrams)"
      groups[key] = ((groups[key]?.count ?? 0) + 1, intake)
    }
    return groups.values
      .sorted { ($0.count, $0.last.start, $1.last.name) > ($1.count, $1.last.start, $0.last.name) }
      .map(\.last)
  }
}
