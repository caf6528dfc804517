/// The search behind advice: everything from now on, and the limit that holds from bedtime on, or
/// from now on when the night is in progress.
struct NightSearch {
  private let curve: Curve
  private let now: Double
  private let bedtime: Double
  /// From when on the limit holds.
  private let quiet: Double
  /// The last moment at which a drink is asked about: bedtime, or the end of a night in progress.
  private let last: Double
  private let limit: Double
  /// How fast the dose that is asked about is absorbed.
  private let pace: Pace
  private let variation: Double
  /// The people in a share of whom the limit must hold too; `nil` where the typical one will do.
  private let careful: (band: Band, share: Double)?

  /// The search of a forecast, with its profile's confidence unless another is given.
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

  /// Whether the highest level with a dose is within the limit, in the typical person and in as many
  /// others as it must be.
  private func isWithinLimit(
    _ dose: Double, typical: Double, highest: (Curve, Double) -> Double
  ) -> Bool {
    guard typical <= limit else { return false }
    guard let careful else { return true }
    let chance = careful.band.chance(
      ofAtMost: Milligrams(clamping: limit), adding: dose, varying: variation, highest)
    return chance >= careful.share
  }

  /// The level at bedtime with a dose started now; in a night in progress the highest to come.
  func level(adding dose: Double, sippedOver duration: Double) -> Milligrams {
    let curve = curve.adding(dose, start: now, duration: duration, pace: pace)
    return Milligrams(
      clamping: bedtime > now ? level(of: curve, at: bedtime) : highest(of: curve, from: now))
  }

  /// The share of people in whom the level of the night stays at most the limit with a dose now.
  func chance(adding dose: Double, sippedOver duration: Double, band: Band) -> Double {
    band.chance(ofAtMost: Milligrams(clamping: limit), adding: dose, varying: variation) {
      curve, dose in
      curve.adding(dose, start: now, duration: duration, pace: pace).highest(from: quiet)
    }
  }

  /// The most milligrams that could be had at once now; at most a kilogram.
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
    // The limit binds at once and at the dose's own peak whatever happens elsewhere.
    let ceiling = (limit - level(of: curve, at: worst)) / level(of: single, at: worst)
    return Bisection.bracket(
      0, min(ceiling * (1 + 1e-9), 1e6), tolerance: careful == nil ? 1e-9 : 1e-3, while: isFine
    ).low
  }

  /// The last instant by which a dose may be started, at most `last`; `nil` if now is too late.
  func latestStart(of dose: Double, sippedOver duration: Double) -> Date? {
    let own = ownPeak(of: lone(dose, duration: duration, on: curve))
    let isFine: (Double) -> Bool = { start in
      let typical = worstNight(
        on: curve, of: dose, duration: duration, startedBy: start, own: own)
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

  /// The highest level from bedtime on that a dose can bring about which is started at any moment
  /// from now until `start`.
  ///
  /// At an instant t the worst such start is the one that puts the dose's own peak at t, or the
  /// nearest to it there is: now for early t, `start` for late t.
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

  /// The curve of one dose had now, and nothing else.
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
