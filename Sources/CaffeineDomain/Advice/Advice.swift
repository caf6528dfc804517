/// What a drink would do to the night, and what may be said of when to have it.
///
/// The limit holds from bedtime on, not only at bedtime: with absorption a drink had seconds
/// before bed has not arrived then, and would rise past the limit in bed. And "by 16:00" means any
/// moment from now until 16:00, so the time is the end of the stretch from now on in which every
/// moment will do. In a night in progress the limit holds from now on.
///
///     let advice = Advice(for: 75, forecast: forecast)
///     advice.answer         // .until(14:31): then it is low at bedtime in 8 of 10 people
///     advice.latestTypical  // 17:04: in half of them
///     advice.maximumNow     // mg that could be had now
///     advice.bedtimeLevel   // mg at bedtime if it were had now
public struct Advice: Sendable {
  /// What may be said of when to have a drink.
  public enum Answer: Hashable, Sendable {
    /// Nothing: under a caution, or where help should be called.
    case withheld
    /// No time: it would be more than a limit.
    case over(Limit)
    /// Even now is too late.
    case tooLate
    /// It may be started until then, a whole second before bedtime (or the end of a night in
    /// progress).
    case until(Date)
    /// It may be started until bedtime, or in the rest of a night in progress.
    case anyTime
  }

  /// A limit that a drink goes over.
  public enum Limit: String, CaseIterable, Hashable, Sendable {
    /// The most at once.
    case single
    /// The most in a day.
    case daily
  }

  /// The caffeine of the drink asked about.
  public let dose: Milligrams

  /// Seconds it is sipped.
  public let duration: Double

  /// How far the caffeine of the drink varies from cup to cup.
  public let variation: CoefficientOfVariation

  /// What kind of drink it is, by which it is absorbed.
  public let category: DrinkCategory

  /// The forecast it would be added to.
  public let forecast: Forecast

  /// What may be said of when to have it, which holds for the share of people that the profile's
  /// confidence asks for.
  public let answer: Answer

  /// The last whole second by which it may be started so that half of people are at or below the
  /// limit from bedtime on; `nil` where that is over or nothing may be said.
  public let latestTypical: Date?

  /// The most of this kind of drink that could be had at once now with the level at or below the
  /// limit from bedtime on, within the limits at once and of the day; `nil` where nothing may be said.
  public let maximumNow: Milligrams?

  /// What would be in the body at bedtime if the drink were started now; in a night in progress
  /// the most that would still be in it.
  public let bedtimeLevel: Milligrams

  /// The share of people in whom the level is at most the limit from bedtime on, or for the rest of
  /// a night in progress, if the drink were started now; `nil` where nothing may be said.
  public let nightChance: Double?

  /// Advice on a drink of `dose`, which varies from cup to cup, is absorbed as its kind is and sipped
  /// over `duration` seconds, on top of what `forecast` knows.
  public init(
    for dose: Milligrams, of category: DrinkCategory = .other,
    varying variation: CoefficientOfVariation = 0, sippedOver duration: Double = 0,
    forecast: Forecast
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
    answer = forecast.answer(for: dose, sippedOver: duration, by: night)
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
        Milligrams(clamping: profile.dailyLimit.value - forecast.today.value))
    bedtimeLevel = night.level(adding: dose.value, sippedOver: duration)
    nightChance =
      answer == .withheld
      ? nil
      : night.chance(adding: dose.value, sippedOver: duration, band: forecast.nightBand())
  }

  /// The last moment at which it may be started: bedtime, or the end of a night in progress, for a
  /// drink that may be had at any time; `nil` where there is none, or nothing may be said.
  public var latest: Date? { answer.latest(in: forecast) }

  /// Whether it would be low then; `nil` where nothing may be said.
  public var verdict: Verdict? {
    nightChance.map { chance in
      let before = forecast.nightChance(from: forecast.now)
      return Verdict(chance: chance, before: before ?? chance)
    }
  }

  /// The limit that it would go over, also where nothing else may be said.
  public var overLimit: Limit? { forecast.limit(exceededBy: dose) }
}

extension Advice.Answer {
  /// The last moment of it in a forecast, as in `Advice.latest`.
  public func latest(in forecast: Forecast) -> Date? {
    switch self {
    case .withheld, .over, .tooLate: nil
    case .until(let date): date
    case .anyTime: forecast.isInBed ? forecast.night.end : forecast.bedtime
    }
  }
}

extension Forecast {
  /// `Advice.answer` without the rest of it.
  public func answer(
    for dose: Milligrams, of category: DrinkCategory = .other,
    varying variation: CoefficientOfVariation = 0
  ) -> Advice.Answer {
    answer(
      for: dose, sippedOver: 0,
      by: NightSearch(
        forecast: self, limit: profile.bedtimeLimit, category: category, variation: variation))
  }

  /// The limit that a dose would go over today, the one at once before that of the day.
  public func limit(exceededBy dose: Milligrams) -> Advice.Limit? {
    if dose > profile.singleLimit { return .single }
    return today + dose > profile.dailyLimit ? .daily : nil
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
  /// The studies of sleep that say something of this drink: what was found to have no effect only where
  /// today is no more than all that was given in a day.
  public var studies: [SleepCutoff] {
    let today = forecast.today + dose
    return SleepCutoff.near(dose).filter { study in study.day.map { today <= $0 } ?? true }
  }

  /// The last time to start the drink by a cut-off of the literature in place of the limit in
  /// milligrams; `nil` when even now is too late, and where the study leads to no time.
  ///
  /// A concentration is turned into milligrams for the profile's weight, else for 70 kg.
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
