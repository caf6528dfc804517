import CaffeineDomain
import Foundation
import TestSupport
import Testing

/// What `advise` prints keeps its promise, by a computation that has nothing of the library: the
/// textbook's formula for a thousand half-lives, and the drinks' error integrated beside them.
@Suite("The promise of advice")
struct PromiseOfAdviceTests {
  /// A drink of a made-up day.
  private struct Dose {
    let hour: Double
    let milligrams: Double
    let variation: Double
    let rate: Double
  }

  /// The highest level from bedtime on that the doses make, for a half-life.
  private func night(_ doses: [Dose], halfLife: Double, bedtime: Double) -> Double {
    let elimination = Foundation.log(2.0) / halfLife
    // Whatever was drunk by bedtime is absorbed four hours later; then it only falls.
    let last = doses.map(\.hour).max() ?? 0
    let end = max(bedtime, min(last + 4, bedtime + 4))
    return stride(from: bedtime, through: end, by: 1.0 / 12).map { hour in
      var sum = 0.0
      for dose in doses where hour > dose.hour {
        let elapsed = hour - dose.hour
        let left = exp(-elimination * elapsed) - exp(-dose.rate * elapsed)
        sum += dose.milligrams * dose.rate / (dose.rate - elimination) * left
      }
      return sum
    }.max() ?? 0
  }

  /// The share of people in whom it is at most `limit`: half-lives log-normal, the errors of
  /// drinks common by half.
  private func share(_ doses: [Dose], limit: Double, spread: Double, bedtime: Double) -> Double {
    func normal(_ deviate: Double) -> Double { erfc(-deviate / 2.0.squareRoot()) / 2 }
    let total = night(doses, halfLife: 5, bedtime: bedtime)
    let varying = doses.map {
      Dose(
        hour: $0.hour, milligrams: $0.milligrams * $0.variation, variation: 0, rate: $0.rate)
    }
    // Half of the variance is common to all drinks, half each drink's own.
    let common = night(varying, halfLife: 5, bedtime: bedtime)
    let own = varying.reduce(0.0) { sum, dose in
      sum + pow(night([dose], halfLife: 5, bedtime: bedtime), 2)
    }
    let variance = total > 0 ? (common * common + own) / 2 / (total * total) : 0
    let error = max(Foundation.log(1 + variance).squareRoot(), 1e-6)
    let parts = 201
    var sum = 0.0
    for part in 0..<parts {
      let deviate = -4 + 8 * (Double(part) + 0.5) / Double(parts)
      let weight = exp(-deviate * deviate / 2)
      let level = night(doses, halfLife: 5 * exp(spread * deviate), bedtime: bedtime)
      sum += weight * (level > 0 ? normal(Foundation.log(limit / level) / error) : 1)
    }
    let whole = (0..<parts).reduce(0.0) { sum, part in
      let deviate = -4 + 8 * (Double(part) + 0.5) / Double(parts)
      return sum + exp(-deviate * deviate / 2)
    }
    return sum / whole
  }

  @Test(
    "At the printed time it is low for at least so many people", .tags(.long),
    arguments: 0..<UInt64(Trials.count(200)))
  func keepsItsPromise(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let catalogue = DrinkCatalogue.builtIn
    let ids = ["coffee", "espresso", "black-tea", "cola", "red-bull", "caffeine-tablet", "latte"]
    let now = Scene.origin + Double(Int.random(in: 24...72, using: &generator)) * 900
    var intakes: [Intake] = []
    var doses: [Dose] = []
    func dose(_ drink: Drink, _ amount: Milligrams, hour: Double) -> Dose {
      let rate =
        switch drink.category {
        case .tablet: 2.0
        case .soda, .chocolate: 1.5
        default: 4.6
        }
      return Dose(
        hour: hour, milligrams: amount.value, variation: drink.variation.value, rate: rate)
    }
    for index in 0..<Int.random(in: 0...2, using: &generator) {
      let drink = try #require(
        ids.randomElement(using: &generator).flatMap { catalogue[$0] })
      let amount = drink.standardMatch.amount
      let start = now - Double(Int.random(in: 1...40, using: &generator)) * 900
      intakes.append(
        Intake(
          id: try #require(IntakeID("d\(index)")), drink: drink.id, name: drink.name,
          amount: amount, volume: drink.standardMatch.volume, start: start))
      doses.append(dose(drink, amount, hour: start.timeIntervalSince(Scene.origin) / 3600))
    }
    let confidence = try #require([0.6, 0.8, 0.9].randomElement(using: &generator))
    let weight = Double.random(in: 45...110, using: &generator)
    let profile = Profile(
      weight: Kilograms(weight), dailyLimit: 2000, singleLimit: 2000,
      confidence: seed.isMultiple(of: 2) ? .standard : try #require(Confidence(confidence)))
    let drink = try #require(ids.randomElement(using: &generator).flatMap { catalogue[$0] })
    let amount = drink.standardMatch.amount
    let advice = Advice(
      for: amount, of: drink.category, varying: drink.variation,
      forecast: Forecast(of: intakes, profile: profile, at: now, on: .utc))
    let limit = weight < 70 ? (10 * weight / 70).rounded() * 5 : 50
    // The last night goes on until it is low, unless something was drunk from four o'clock on: then the
    // limit holds from now on.
    let hour = now.timeIntervalSince(Scene.origin) / 3600
    let isStillNight =
      doses.allSatisfy { $0.hour < 4 } && night(doses, halfLife: 5, bedtime: hour) > limit
    let bedtime = isStillNight ? hour : 22
    func chance(at start: Date) -> Double {
      let hour = start.timeIntervalSince(Scene.origin) / 3600
      return share(
        doses + [dose(drink, amount, hour: hour)], limit: limit, spread: 0.4, bedtime: bedtime)
    }
    let promised = profile.confidence.value
    let isLikely = advice.mark == .likely
    #expect(isLikely ? chance(at: now) >= promised - 0.01 : chance(at: now) < promised + 0.03)
    let starts = advice.latestStarts
    if let likely = starts.likely, let uncertain = starts.uncertain {
      #expect(likely <= uncertain)
      // As printed: the quarter of an hour before it.
      let printed = max(likely.quarterBefore, advice.forecast.dayStart)
      #expect(chance(at: printed) >= promised - 0.01, "\(printed)")
      #expect((likely >= now) == isLikely || abs(likely.timeIntervalSince(now)) < 2)
    }
  }
}
