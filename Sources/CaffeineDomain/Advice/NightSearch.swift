/// The night with one more drink: both curves from bedtime on, or from now on in a night in
/// progress.
///
/// Levels add up, so what is logged is reduced once to its state at that moment, and each drink asked
/// about is added there.
struct NightSearch {
  /// What is logged, as the typical curve and the population's.
  private let curve: Curve
  private let band: Band?
  private let share: Double
  /// The moment from which the limit holds, in seconds since the reference date.
  private let quiet: Double
  /// The moments between which a drink may start: the day's start and bedtime.
  private let span: ClosedRange<Double>
  private let limit: Milligrams
  private let pace: Pace
  private let variation: Double

  init(
    forecast: Forecast, limit: Milligrams, category: DrinkCategory,
    variation: CoefficientOfVariation
  ) {
    let now = forecast.now.timeIntervalSinceReferenceDate
    let bedtime = forecast.bedtime.timeIntervalSinceReferenceDate
    quiet = max(now, bedtime)
    span = min(forecast.dayStart.timeIntervalSinceReferenceDate, bedtime)...bedtime
    curve = forecast.night.curve.folded(at: quiet)
    let confidence = forecast.profile.confidence
    share = confidence.value
    band = confidence > .typical ? forecast.nightBand().folded(at: quiet) : nil
    self.limit = limit
    pace = category.pace
    self.variation = variation.value
  }

  /// The highest levels of the night with a dose that starts at `start`, in bed not before now.
  func night(with dose: Double, from start: Double) -> Estimate {
    let typical = highest(of: curve, with: dose, from: start)
    let careful = band?.level(for: share, adding: dose, varying: variation) { curve, dose in
      highest(of: curve, with: dose, from: start)
    }
    return Estimate(
      typical: Milligrams(clamping: typical), careful: careful ?? Milligrams(clamping: typical))
  }

  /// The share of people who stay within the limit with a dose.
  func chance(with dose: Double, from start: Double, in band: Band) -> Double {
    band.chance(ofAtMost: limit, adding: dose, varying: variation) { curve, dose in
      highest(of: curve, with: dose, from: start)
    }
  }

  /// The typical level with a dose at the moment from which the limit holds.
  func level(with dose: Double, from start: Double) -> Milligrams {
    Milligrams(clamping: sum(of: curve, with: dose, from: start).level(at: quiet))
  }

  /// The last moments since the day's start at which a dose still leaves both curves, and the
  /// typical one, within the limit; `nil` for one that never was.
  ///
  /// The later a dose, the more of it is left, so each is one crossing; about seven steps each.
  func latestStarts(of dose: Double) -> (likely: Double?, uncertain: Double?) {
    let limit = limit.value
    let uncertain = lastStart(through: span.upperBound) { start in
      highest(of: curve, with: dose, from: start) - limit
    }
    guard let uncertain, let band else { return (uncertain, uncertain) }
    let goal = Crossing.logit(share)
    let likely = lastStart(through: uncertain) { start in
      goal - Crossing.logit(chance(with: dose, from: start, in: band))
    }
    return (likely, uncertain)
  }

  /// The largest dose now in milligrams that leaves both curves within the limit; at most a
  /// kilogram.
  func largestDose(from now: Double) -> Double {
    let excess: (Double) -> Double = { dose in
      let typical = highest(of: curve, with: dose, from: now) - limit.value
      guard let band else { return typical }
      return max(
        typical, Crossing.logit(share) - Crossing.logit(chance(with: dose, from: now, in: band)))
    }
    guard excess(0) <= 0 else { return 0 }
    let single = highest(
      of: Curve(of: [], kinetics: curve.kinetics).folded(at: quiet), with: 1, from: now)
    // The typical curve allows at most what fits above nothing.
    let ceiling = min(limit.value / max(single, 1e-12), 1e6)
    return Bisection.bracket(0, ceiling, tolerance: 1e-3, while: { excess($0) <= 0 }).low
  }

  /// The last whole second in `span` up to `end` at which `excess` is not above zero; `nil` if it is
  /// from the first on.
  private func lastStart(through end: Double, excess: (Double) -> Double) -> Double? {
    guard excess(span.lowerBound) <= 0 else { return nil }
    guard excess(end) > 0 else { return end }
    let place = Crossing.bracket(span.lowerBound, end, tolerance: 1, excess: excess)
    return max(span.lowerBound, place.low.rounded(.down))
  }

  private func highest(of curve: Curve, with dose: Double, from start: Double) -> Double {
    sum(of: curve, with: dose, from: start).highest(from: quiet)
  }

  private func sum(of curve: Curve, with dose: Double, from start: Double) -> Curve {
    dose > 0 ? curve.adding(dose, swallowedAt: start, pace: pace) : curve
  }
}
