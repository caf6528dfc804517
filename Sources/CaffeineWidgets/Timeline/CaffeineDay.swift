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
  }

  /// What the views have asked so far; all entries share it.
  private let known = Mutex(Known())

  private struct Known {
    var night: Estimate?
    var lowCareful: Date??
  }

  /// The highest levels from bedtime on.
  var night: Estimate {
    if let night = known.withLock({ $0.night }) { return night }
    let night = forecast.nightEstimate
    known.withLock { $0.night = night }
    return night
  }

  /// When the careful curve is low; `nil` if it is, or without a judgement.
  var lowCareful: Date? {
    if let date = known.withLock({ $0.lowCareful }) { return date }
    let date = forecast.belowLimitCarefulAt
    known.withLock { $0.lowCareful = .some(date) }
    return date
  }

  /// The drinks that a person has most, the chosen usual one first, then own and common ones; under
  /// 18 only what was logged and is no energy drink, and none beside an alarm.
  var usualDrinks: [Drink] {
    guard forecast.emergency == nil else { return [] }
    let isAdult = forecast.profile.ageGroup == .adult
    let logged = intakes.reversed().compactMap(\.drink)
    let counts = logged.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    // Of two had equally often the one had last comes first.
    let often = logged.sorted { counts[$0, default: 0] > counts[$1, default: 0] }
    let catalogue = source.catalogue
    let common = ["coffee", "black-tea", "espresso", "cappuccino", "latte", "green-tea", "cola"]
    let usual = [choices?.usual?.id].compactMap(\.self)
    var ids: [String] = []
    for id in (isAdult ? usual : []) + often
      + (isAdult ? catalogue.own.map(\.id) + common : [])
    where !ids.contains(id) { ids.append(id) }
    return ids.compactMap { catalogue[$0] }.filter { isAdult || $0.category.isForYoung }
  }
}
