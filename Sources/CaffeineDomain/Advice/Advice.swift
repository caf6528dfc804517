/// The effect of a drink on the night, and its latest time.
///
/// The limit applies from bedtime on, not only at bedtime: a drink seconds before bed is not
/// absorbed yet and would exceed the limit in bed. "By 16:00" means any moment from now until
/// 16:00, so the answer ends the stretch from now in which every moment is fine. In a night in
/// progress the limit applies from now on.
///
///     let advice = Advice(for: 75, forecast: forecast)
///     advice.answer         // .until(14:31): then it is low at bedtime in 8 of 10 people
///     advice.latestTypical  // 17:04: in half of them
///     advice.maximumNow     // mg that could be had now
///     advice.bedtimeLevel   // mg at bedtime if it were had now
public struct Advice: Sendable {
  /// The latest time of a drink, or the reason why there is none.
  public enum Answer: Hashable, Sendable {
    /// No answer: under a caution, or when the person should call for help.
    case withheld
    /// No time is fine: the drink would exceed this limit.
    case over(Limit)
    /// Even now is too late.
    case tooLate
    /// The drink may start until then, at least a whole second before bedtime (or before the end of
    /// a night in progress).
    case until(Date)
    /// The drink may start until bedtime, or in the rest of a night in progress.
    case anyTime
  }

  /// A limit that a drink exceeds.
  public enum Limit: String, CaseIterable, Hashable, Sendable {
    /// The most caffeine at once.
    case single
    /// The most caffeine in a day.
    case daily
  }

  /// The caffeine of the drink in question.
  public let dose: Milligrams

  /// The seconds over which it is sipped.
  public let duration: Double

  /// The variation of its caffeine from cup to cup.
  public let variation: CoefficientOfVariation

  /// Its kind, which decides how fast the body absorbs it.
  public let category: DrinkCategory

  /// The forecast without the drink, at the moment it would start.
  public let forecast: Forecast

  /// The answer, valid for the share of people that the profile's confidence requires.
  public let answer: Answer

  /// The last whole second at which half of people could start it and stay within the limit from
  /// bedtime on; `nil` if the drink exceeds a limit or the answer is withheld.
  public let latestTypical: Date?

  /// The largest such drink that, now and at once, keeps the level within the limit from bedtime
  /// on, and within the limits at once and per day; `nil` if the answer is withheld.
  public let maximumNow: Milligrams?

  /// The level at bedtime if the drink starts now; in a night in progress the highest level still
  /// to come.
  public let bedtimeLevel: Milligrams

  /// The share of people who stay within the limit from bedtime on, or for the rest of a night in
  /// progress, if the drink starts now; `nil` if the answer is withheld.
  public let nightChance: Double?

  /// Advises on one more drink.
  ///
  /// It varies from cup to cup, is absorbed like others of its category, and is sipped over
  /// `duration` seconds. If it is asked about before the forecast's moment, an emergency at that
  /// earlier instant withholds the answer too.
  public init(
    for dose: Milligrams, of category: DrinkCategory = .other,
    varying variation: CoefficientOfVariation = 0, sippedOver duration: Double = 0,
    forecast: Forecast, askedAt asked: Date? = nil
  ) {
    self.dose = dose
    self.duration = duration
    self.variation = variation
    self.category = category
    self.forecast = forecast
    let profile = forecast.profile
    func search(_ confidence: Confidence? = nil) -> NightSearch {
      NightSearch(
        forecast: forecast, limit: profile.bedtimeLimit, category: category,
        variation: variation, confidence: confidence)
    }
    let night = search()
    answer =
      asked.flatMap(forecast.emergency(at:)) == nil
      ? forecast.answer(for: dose, sippedOver: duration, by: night) : .withheld
    switch answer {
    case .withheld, .over: latestTypical = nil
    case .tooLate, .until, .anyTime:
      latestTypical = search(.typical).latestStart(of: dose.value, sippedOver: duration)
    }
    maximumNow =
      answer == .withheld
      ? nil
      : min(
        Milligrams(clamping: night.largestDoseNow()), profile.singleLimit,
        Milligrams(clamping: profile.dailyLimit.value - forecast.wholeDay.value))
    bedtimeLevel = night.level(adding: dose.value, sippedOver: duration)
    nightChance =
      answer == .withheld
      ? nil : night.chance(adding: dose.value, sippedOver: duration, band: forecast.nightBand())
  }

  /// The last moment to start the drink: bedtime, or the end of a night in progress, if any time is
  /// fine; `nil` if there is none, or if it is withheld.
  public var latest: Date? { answer.latest(in: forecast) }

  /// Whether the level would then be low; `nil` if the answer is withheld.
  public var verdict: Verdict? {
    nightChance.map { chance in
      let before = forecast.nightChance(from: forecast.now)
      return Verdict(chance: chance, before: before ?? chance)
    }
  }

  /// The caffeine of the whole day with the drink.
  package var dayTotal: Milligrams { forecast.wholeDay + dose }

  /// The limit that the drink exceeds, even if the answer is withheld.
  public var overLimit: Limit? { forecast.limit(exceededBy: dose) }
}

extension Advice.Answer {
  /// The last moment of the answer in a forecast; see `Advice.latest`.
  public func latest(in forecast: Forecast) -> Date? {
    switch self {
    case .withheld, .over, .tooLate: nil
    case .until(let date): date
    case .anyTime: forecast.isInBed ? forecast.night.end : forecast.bedtime
    }
  }
}

extension Forecast {
  /// `Advice.answer` alone, without computing the rest.
  public func answer(
    for dose: Milligrams, of category: DrinkCategory = .other,
    varying variation: CoefficientOfVariation = 0
  ) -> Advice.Answer {
    answer(
      for: dose, sippedOver: 0,
      by: NightSearch(
        forecast: self, limit: profile.bedtimeLimit, category: category, variation: variation))
  }

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

  fileprivate func answer(
    for dose: Milligrams, sippedOver duration: Double, by night: NightSearch
  ) -> Advice.Answer {
    guard profile.cautions.isEmpty, emergency == nil else { return .withheld }
    if let limit = limit(exceededBy: dose) { return .over(limit) }
    guard let latest = night.latestStart(of: dose.value, sippedOver: duration) else {
      return .tooLate
    }
    return latest == Advice.Answer.anyTime.latest(in: self) ? .anyTime : .until(latest)
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
      let night = NightSearch(
        forecast: forecast, limit: body.amount(at: concentration), category: category,
        variation: variation)
      return night.latestStart(of: dose.value, sippedOver: duration)
    }
  }
}
