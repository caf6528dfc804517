/// The effect of one more drink on the night, and until when it fits.
///
/// The limit applies from bedtime on, not only at bedtime: a drink minutes before bed is not absorbed
/// yet and would exceed it in bed. In a night in progress it applies from now on.
///
///     let advice = Advice(for: 75, forecast: forecast)
///     advice.night     // 45 mg, 70 by the careful curve, if it were had now
///     advice.mark      // .uncertain
///     let times = advice.latestStarts
///     times.likely     // 9:45, until when the mark would be .likely; may have passed
///     times.uncertain  // 16:00
public struct Advice: Sendable {
  /// A limit that a drink exceeds.
  public enum Limit: String, CaseIterable, Hashable, Sendable {
    /// The most caffeine at once.
    case single
    /// The most caffeine in a day.
    case daily
  }

  /// The caffeine of the drink in question.
  public let dose: Milligrams

  /// Its kind, which decides how fast the body absorbs it.
  public let category: DrinkCategory

  /// The variation of its caffeine from cup to cup.
  public let variation: CoefficientOfVariation

  /// The forecast without the drink, at the moment it would start.
  public let forecast: Forecast

  /// Whether there is no answer: under a caution, or when the person should call for help.
  public let isWithheld: Bool

  private let search: NightSearch

  /// Advises on one more drink.
  ///
  /// It varies from cup to cup and is absorbed like others of its category, at once. If it is asked
  /// about before the forecast's moment, an emergency at that earlier instant withholds the answer
  /// too. O(intakes).
  public init(
    for dose: Milligrams, of category: DrinkCategory = .other,
    varying variation: CoefficientOfVariation = 0, forecast: Forecast, askedAt asked: Date? = nil
  ) {
    self.dose = dose
    self.category = category
    self.variation = variation
    self.forecast = forecast
    isWithheld =
      !forecast.profile.cautions.isEmpty || forecast.emergency != nil
      || asked.flatMap(forecast.emergency(at:)) != nil
    search = NightSearch(
      forecast: forecast, limit: forecast.profile.bedtimeLimit, category: category,
      variation: variation)
  }

  /// The highest levels from bedtime on if the drink starts now, in a night in progress those still
  /// to come; `nil` if the answer is withheld.
  public var night: Estimate? { isWithheld ? nil : search.night(with: dose.value, from: now) }

  /// The mark that the drink would give now; `nil` if the answer is withheld.
  public var mark: Mark? { night?.mark(against: forecast.profile.bedtimeLimit) }

  /// The last moments, between the start of the day and bedtime, at which the mark with the drink
  /// would be `likely`, and at most `uncertain`.
  ///
  /// Whole seconds, and either may have passed; `nil` for one that never was, in a night in
  /// progress, and if the answer is withheld. A search of some seven steps along each curve.
  public var latestStarts: (likely: Date?, uncertain: Date?) {
    guard !isWithheld, !forecast.isInBed else { return (nil, nil) }
    let starts = search.latestStarts(of: dose.value)
    return (
      starts.likely.map(Date.init(timeIntervalSinceReferenceDate:)),
      starts.uncertain.map(Date.init(timeIntervalSinceReferenceDate:))
    )
  }

  /// The limit that the drink exceeds, even if the answer is withheld.
  public var overLimit: Limit? { forecast.limit(exceededBy: dose) }

  /// The largest such drink that, now and at once, gives the mark `likely` and exceeds no limit;
  /// `nil` if the answer is withheld.
  public var maximumNow: Milligrams? {
    guard !isWithheld else { return nil }
    let profile = forecast.profile
    return min(
      Milligrams(clamping: search.largestDose(from: now)), profile.singleLimit,
      Milligrams(clamping: profile.dailyLimit.value - forecast.wholeDay.value))
  }

  /// The typical level at bedtime if the drink starts now; in a night in progress the highest to
  /// come.
  public var bedtimeLevel: Milligrams {
    forecast.isInBed
      ? search.night(with: dose.value, from: now).typical
      : search.level(with: dose.value, from: now)
  }

  /// The share of people who stay within the limit from bedtime on, or for the rest of a night in
  /// progress, if the drink starts now; `nil` if the answer is withheld.
  public var nightChance: Double? {
    isWithheld ? nil : search.chance(with: dose.value, from: now, in: forecast.nightBand())
  }

  /// The caffeine of the whole day with the drink.
  package var dayTotal: Milligrams { forecast.wholeDay + dose }

  private var now: Double { forecast.now.timeIntervalSinceReferenceDate }
}

extension Forecast {
  /// The limit that a dose exceeds today; the limit at once comes before the daily one.
  public func limit(exceededBy dose: Milligrams) -> Advice.Limit? {
    if dose > profile.singleLimit { return .single }
    return wholeDay + dose > profile.dailyLimit ? .daily : nil
  }

  /// `today` with what is planned for the rest of the day.
  package var wholeDay: Milligrams {
    intakes.lazy.filter { $0.start > now && calendar.day(of: $0) == day }
      .reduce(today) { $0 + $1.amount }
  }
}

extension Advice {
  /// Sleep studies with a similar dose.
  ///
  /// One that found no effect counts only if the day's total stays within the dose it gave per day.
  public var studies: [SleepCutoff] {
    SleepCutoff.near(dose).filter { study in study.day.map { dayTotal <= $0 } ?? true }
  }

  /// The last time to start the drink by a study's cut-off instead of the limit in milligrams;
  /// `nil` if even now is too late, or the study implies no time.
  ///
  /// Converts concentrations with the profile's weight, or else with 70 kg.
  public func latest(by cutoff: SleepCutoff) -> Date? {
    guard cutoff.leadsToTime else { return nil }
    switch cutoff.rule {
    case .hoursBeforeBed(let hours):
      let latest = forecast.bedtime.addingTimeInterval(-hours * 3600)
      return latest >= forecast.now ? latest : nil
    case .concentration(let concentration):
      let body = forecast.profile.distribution ?? Distribution(weight: 70)
      let search = NightSearch(
        forecast: forecast, limit: body.amount(at: concentration), category: category,
        variation: variation)
      let latest = search.latestStarts(of: dose.value).likely
        .map(Date.init(timeIntervalSinceReferenceDate:))
      return latest.flatMap { $0 >= forecast.now ? $0 : nil }
    }
  }
}
