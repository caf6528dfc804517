/// The search behind advice: the curve from now on, and a limit from bedtime on, or from now on in
/// a night in progress.
struct NightSearch {
  private let curve: Curve
  private let now: Double
  private let bedtime: Double
  /// The start of the limit.
  private let quiet: Double
  /// The last possible start of a drink: bedtime, or the end of a night in progress.
  private let last: Double
  private let limit: Double
  /// The absorption of the dose in question.
  private let pace: Pace
  private let variation: Double
  /// The share of people for whom the limit must hold too; `nil` if the typical person suffices.
  private let careful: (band: Band, share: Double)?

  /// `confidence` defaults to the profile's.
  init(
    forecast: Forecast, limit: Milligrams, category: DrinkCategory,
    variation: CoefficientOfVariation, confidence: Confidence? = nil
  ) {
    now = forecast.now.timeIntervalSinceReferenceDate
    bedtime = forecast.bedtime.timeIntervalSinceReferenceDate
    quiet = max(now, bedtime)
    let last = forecast.isInBed ? forecast.night.end : forecast.bedtime
    self.last = last.timeIntervalSinceReferenceDate
    self.limit = limit.value
    curve = forecast.night.curve.folded(at: now)
    pace = category.pace
    self.variation = variation.value
    let confidence = confidence ?? forecast.profile.confidence
    careful = confidence > .typical ? (forecast.nightBand(), confidence.value) : nil
  }

  /// Whether the highest level with a dose stays within the limit, for the typical person and for
  /// the required share.
  private func isWithinLimit(
    _ dose: Double, typical: Double, highest: (Curve, Double) -> Double
  ) -> Bool {
    guard typical <= limit else { return false }
    guard let careful else { return true }
    let chance = careful.band.chance(
      ofAtMost: Milligrams(clamping: limit), adding: dose, varying: variation, highest)
    return chance >= careful.share
  }

  /// The level at bedtime with a dose now; in a night in progress the highest level to come.
  func level(adding dose: Double, sippedOver duration: Double) -> Milligrams {
    let curve = curve.adding(dose, start: now, duration: duration, pace: pace)
    return Milligrams(
      clamping: bedtime > now ? level(of: curve, at: bedtime) : highest(of: curve, from: now))
  }

  /// The share of people who stay within the limit all night with a dose now.
  func chance(adding dose: Double, sippedOver duration: Double, band: Band) -> Double {
    band.chance(ofAtMost: Milligrams(clamping: limit), adding: dose, varying: variation) {
      curve, dose in
      curve.adding(dose, start: now, duration: duration, pace: pace).highest(from: quiet)
    }
  }

  /// The largest dose now and at once in milligrams; at most a kilogram.
  func largestDoseNow() -> Double {
    func night(_ curve: Curve, _ dose: Double) -> Double {
      highest(of: curve.adding(dose, start: now, duration: 0, pace: pace), from: quiet)
    }
    let isFine: (Double) -> Bool = { dose in
      isWithinLimit(dose, typical: night(curve, dose), highest: night)
    }
    guard isFine(0) else { return 0 }
    let single = lone(1, duration: 0, on: curve)
    let worst = max(quiet, now + ownPeak(of: single).delay)
    // The limit binds at the dose's own peak, whatever happens elsewhere.
    let ceiling = (limit - level(of: curve, at: worst)) / level(of: single, at: worst)
    return Bisection.bracket(
      0, min(ceiling * (1 + 1e-9), 1e6), tolerance: careful == nil ? 1e-9 : 1e-3, while: isFine
    ).low
  }

  /// The last start of a dose, at most `last`; `nil` if now is too late.
  func latestStart(of dose: Double, sippedOver duration: Double) -> Date? {
    let own = ownPeak(of: lone(dose, duration: duration, on: curve))
    let isFine: (Double) -> Bool = { start in
      let typical = worstNight(on: curve, of: dose, duration: duration, startedBy: start, own: own)
      return isWithinLimit(dose, typical: typical) { curve, dose in
        worstNight(
          on: curve, of: dose, duration: duration, startedBy: start,
          own: ownPeak(of: lone(dose, duration: duration, on: curve)))
      }
    }
    guard isFine(now) else { return nil }
    guard !isFine(last) else { return date(last) }
    let latest = Bisection.bracket(
      now, last, tolerance: careful == nil ? 1e-3 : 1, while: isFine
    ).low
    return date(max(now, latest.rounded(.down)))
  }

  /// The highest level from bedtime on that a dose can cause if it starts between now and `start`.
  ///
  /// For an instant t the worst start puts the dose's own peak at t, or as near as possible: now
  /// for early t, `start` for late t.
  private func worstNight(
    on curve: Curve, of dose: Double, duration: Double, startedBy start: Double,
    own: (delay: Double, level: Double)
  ) -> Double {
    let early = now + own.delay
    let late = start + own.delay
    var worst = highest(
      of: curve.adding(dose, start: start, duration: duration, pace: pace), from: max(quiet, late))
    if early > quiet {
      let startedNow = curve.adding(dose, start: now, duration: duration, pace: pace)
      worst = max(worst, highest(of: startedNow, from: quiet, through: early))
    }
    if late >= quiet {
      let base = highest(of: curve, from: max(quiet, early), through: late)
      worst = max(worst, base + own.level)
    }
    return worst
  }

  /// The curve of a single dose now.
  private func lone(_ dose: Double, duration: Double, on curve: Curve) -> Curve {
    Curve(of: [], kinetics: curve.kinetics)
      .adding(dose, start: now, duration: duration, pace: pace)
  }

  private func ownPeak(of lone: Curve) -> (delay: Double, level: Double) {
    let peak = lone.peak(from: date(now))
    return (peak.date.timeIntervalSinceReferenceDate - now, peak.amount.value)
  }

  private func level(of curve: Curve, at instant: Double) -> Double {
    curve.level(at: date(instant)).value
  }

  private func highest(of curve: Curve, from start: Double, through end: Double? = nil) -> Double {
    curve.peak(from: date(start), through: end.map(date)).amount.value
  }

  private func date(_ time: Double) -> Date { Date(timeIntervalSinceReferenceDate: time) }
}
