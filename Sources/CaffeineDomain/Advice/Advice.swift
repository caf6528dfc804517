/// What a drink would do to the night, and when it would be too late for it.
///
/// The limit holds from bedtime on, not only at bedtime: with absorption a drink had seconds
/// before bed has not arrived then, and would rise past the limit in bed. And "by 16:00" means any
/// moment from now until 16:00, so `latest` is the end of the stretch from now on in which every
/// moment will do. In a night in progress the limit holds from now on.
///
///     let advice = Advice(for: 75, forecast: forecast)
///     advice.latest        // nil: even now is too late
///     advice.maximumNow    // mg that could be had now
///     advice.bedtimeLevel  // mg at bedtime if it were had now
public struct Advice: Sendable {
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

  /// The last whole second, not after bedtime (or the end of a night in progress), by which the drink
  /// may be started so that the level is at or below the limit from bedtime on; `nil` when even now
  /// is too late.
  public let latest: Date?

  /// The most of this kind of drink that could be had at once now with the level at or below the
  /// limit from bedtime on.
  ///
  /// It minds the night only; `maximumNowWithinLimits` minds the single and daily limits too.
  public let maximumNow: Milligrams

  /// What would be in the body at bedtime if the drink were started now; in a night in progress
  /// the most that would still be in it.
  public let bedtimeLevel: Milligrams

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
    let night = NightSearch(
      forecast: forecast, limit: forecast.profile.bedtimeLimit, category: category,
      variation: variation)
    latest = night.latestStart(of: dose.value, sippedOver: duration)
    maximumNow = Milligrams(clamping: night.largestDoseNow())
    bedtimeLevel = night.level(adding: dose.value, sippedOver: duration)
  }

  /// The share of people in whom the level is at most the limit from bedtime on, or for the rest of
  /// a night in progress, if the drink were started now; O(intakes).
  public var nightChance: Double {
    NightSearch(
      forecast: forecast, limit: forecast.profile.bedtimeLimit, category: category,
      variation: variation
    ).chance(adding: dose.value, sippedOver: duration, band: forecast.nightBand())
  }

  /// Whether it would be low then.
  public var verdict: Verdict { Verdict(chance: nightChance) }

  /// The most that could be had at once now by the night, the single limit and what the daily
  /// limit leaves of today.
  public var maximumNowWithinLimits: Milligrams {
    let profile = forecast.profile
    let leftToday = Milligrams(clamping: profile.dailyLimit.value - forecast.today.value)
    return min(maximumNow, profile.singleLimit, leftToday)
  }
}

extension Forecast {
  /// The last moment by which a drink may be started; `Advice.latest` without the rest of it.
  public func latestStart(
    of dose: Milligrams, of category: DrinkCategory = .other,
    varying variation: CoefficientOfVariation = 0, sippedOver duration: Double = 0
  ) -> Date? {
    NightSearch(
      forecast: self, limit: profile.bedtimeLimit, category: category, variation: variation
    ).latestStart(of: dose.value, sippedOver: duration)
  }
}
