import CaffeineDomain
import CivilTime
import Foundation
import TestSupport
import Testing

@Suite("Rated nights and a half-life of one's own")
struct NightRatingTests {
  private func nights(_ bad: [Milligrams], _ good: [Milligrams]) -> [NightAssociation.Night] {
    bad.map { .init(level: $0, rating: .bad) } + good.map { .init(level: $0, rating: .good) }
  }

  @Test("Twenty nights, five of either kind, are the least")
  func least() {
    let five: [Milligrams] = [80, 90, 70, 60, 100]
    let many: [Milligrams] = [10, 20, 30, 15, 25, 5, 35, 12, 22, 32, 8, 18, 28, 38]
    #expect(NightAssociation(nights(five, many)) == nil)
    #expect(NightAssociation(nights(five, many + [40])) != nil)
    #expect(NightAssociation(nights(Array(five.prefix(4)), many + many)) == nil)
  }

  @Test("Nights that caffeine parts have a limit between them, with a range")
  func parted() throws {
    let found = try #require(
      NightAssociation(
        nights(
          [80, 90, 70, 60, 100, 75], [10, 20, 30, 15, 25, 5, 35, 12, 22, 32, 8, 18, 28, 45])))
    #expect(found.concordance > 0.99)
    #expect(found.interval.lowerBound > 0.9 && found.interval.upperBound == 1)
    let limit = try #require(found.limit)
    #expect(limit.best == 52.5)
    #expect(limit.range.contains(limit.best))
    #expect(limit.range.lowerBound >= 30 && limit.range.upperBound <= 75)
  }

  /// Nobody can tell 30 mg from 60 mg by them.
  @Test("A limit between two levels may be anywhere between them")
  func twoLevels() throws {
    let found = try #require(
      NightAssociation(
        nights(Array(repeating: 65, count: 12), Array(repeating: 25, count: 12))))
    let limit = try #require(found.limit)
    #expect(limit.best == 45 && limit.range == 25...65)
  }

  /// Someone rates 200 nights that have nothing to do with caffeine and looks each morning.
  @Test(
    "Of 2,000 people whose nights are drawn without a link fewer than 1 in 20 ever hear of a limit",
    .tags(.long))
  func chance() throws {
    var generator = SplitMix64(seed: 4)
    var told = 0
    let people = Trials.count(2_000)
    for _ in 0..<people {
      var levels: (bad: [Double], good: [Double]) = ([], [])
      var wins = 0.0
      var isTold = false
      for night in 1...200 where !isTold {
        let level = Double.random(in: 0...100, using: &generator)
        if Int.random(in: 0..<3, using: &generator) == 0 {
          wins += levels.good.reduce(0) { $0 + ($1 < level ? 1 : 0) }
          levels.bad.append(level)
        } else {
          wins += levels.bad.reduce(0) { $0 + ($1 > level ? 1 : 0) }
          levels.good.append(level)
        }
        guard night >= 20, min(levels.bad.count, levels.good.count) >= 5 else { continue }
        isTold =
          NightAssociation.Pairs(
            wins: wins, bad: levels.bad.count, good: levels.good.count
          ).areBeyondChance
      }
      if isTold { told += 1 }
    }
    #expect(told > 0 && told * 20 < people, "\(told) of \(people)")
  }

  @Test("A limit is named where the pairs are beyond chance, and equal nights have none")
  func limits() throws {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<50 {
      let drawn = (0..<40).map { index in
        NightAssociation.Night(
          level: Milligrams(Double.random(in: 0...100, using: &generator)) ?? .zero,
          rating: index.isMultiple(of: 3) ? .bad : .good)
      }
      // Ever more caffeine in the bad ones.
      for more in [0.0, 20, 40, 60] {
        let nights = drawn.map { night in
          NightAssociation.Night(
            level: night.rating == .bad ? night.level + (Milligrams(more) ?? .zero) : night.level,
            rating: night.rating)
        }
        let found = try #require(NightAssociation(nights))
        let bad = nights.filter { $0.rating == .bad }.map(\.level)
        let good = nights.filter { $0.rating == .good }.map(\.level)
        let wins = bad.reduce(0) { sum, level in sum + good.count { $0 < level } }
        let pairs = NightAssociation.Pairs(
          wins: Double(wins), bad: bad.count, good: good.count)
        #expect((found.limit != nil) == pairs.areBeyondChance)
        if found.limit != nil { #expect(found.interval.lowerBound > 0.5) }
      }
    }
    let equal = try #require(
      NightAssociation(
        nights(Array(repeating: 40, count: 10), Array(repeating: 40, count: 10))))
    #expect(abs(equal.concordance - 0.5) < 1e-9 && equal.limit == nil)
  }

  @Test("Two values give the half-life that is between them, with its error")
  func saliva() throws {
    let noon = Scene.origin + 12 * 3600
    let test = try HalfLifeTest((noon, 3.1), (noon + 6 * 3600, 1.3), intakes: [])
    #expect(abs(test.halfLife.value - 6 * log(2) / log(3.1 / 1.3)) < 1e-12)
    let known = try HalfLifeTest(
      (noon, 2), (noon + 6 * 3600, 2 * exp(-log(2) * 6 / 5)), intakes: [])
    #expect(abs(known.halfLife.value - 5) < 1e-9)
    // 17 % after six hours with a half-life of five.
    #expect(abs(known.relativeError - 0.17) < 0.001)
    // Worked in the review of the science on another grid.
    #expect(abs(test.likely.median.value - 4.917) < 0.01)
    #expect(abs(test.likely.interval.lowerBound.value - 4.087) < 0.01)
    #expect(abs(test.likely.interval.upperBound.value - 6.109) < 0.01)
  }

  @Test("Samples too close, values that rise and drinks between are refused")
  func objections() throws {
    let noon = Scene.origin + 12 * 3600
    func objection(_ second: (Date, Double), _ intakes: [Intake] = []) -> HalfLifeTest.Objection? {
      do throws(HalfLifeTest.Objection) {
        _ = try HalfLifeTest((noon, 3.1), second, intakes: intakes)
        return nil
      } catch { return error }
    }
    func drink(_ hours: Double) throws -> Intake {
      Intake(
        id: try #require(IntakeID("d")), name: "Tea", amount: 30, start: noon + hours * 3600)
    }
    let evening = noon + 6 * 3600
    #expect(objection((noon + 4 * 3600 - 1, 1)) == .tooClose)
    #expect(objection((evening, 3.1)) == .notFalling)
    #expect(objection((evening, 0)) == .notFalling)
    let between = try drink(3)
    #expect(objection((evening, 1.3), [between]) == .drink(between))
    let justBefore = try drink(-1)
    #expect(objection((evening, 1.3), [justBefore]) == .drink(justBefore))
    #expect(objection((evening, 1.3), [try drink(-2.5), try drink(6)]) == nil)
  }

  @Test("Noise and half-lives that bodies do not have are refused")
  func noise() throws {
    let noon = Scene.origin + 12 * 3600
    func objection(
      _ first: Double, _ second: Double, hours: Double, factors: PersonalFactors = PersonalFactors()
    ) -> HalfLifeTest.Objection? {
      do throws(HalfLifeTest.Objection) {
        _ = try HalfLifeTest(
          (noon, first), (noon + hours * 3600, second), intakes: [], factors: factors)
        return nil
      } catch { return error }
    }
    #expect(objection(3.1, 3.05, hours: 4) == .tooFlat)
    // Two standard errors: ln(C₁/C₂) = 0.283.
    #expect(objection(exp(0.282), 1, hours: 4) == .tooFlat)
    #expect(objection(exp(0.284), 1, hours: 4) == nil)
    #expect(objection(0.02, 0.01, hours: 8) == .tooLow)
    #expect(objection(3.1, 0.01, hours: 4) == .tooLow)
    guard case .implausible(let short) = objection(31, 1, hours: 4) else {
      Issue.record("A half-life under 1.5 h passes")
      return
    }
    #expect(abs(short.value - 4 * log(2) / log(31)) < 1e-9)
    let slow = (pow(2, 0.8), 1.0)
    guard case .implausible = objection(slow.0, slow.1, hours: 24) else {
      Issue.record("30 h pass where nothing slows clearance")
      return
    }
    #expect(
      objection(slow.0, slow.1, hours: 24, factors: PersonalFactors(takesContraceptive: true))
        == nil)
    for medicine in Medicine.allCases {
      let factors = PersonalFactors(medicines: [medicine])
      #expect(objection(slow.0, slow.1, hours: 24, factors: factors) == nil)
    }
    guard
      case .implausible = objection(
        slow.0, slow.1, hours: 24, factors: PersonalFactors(smokes: true))
    else {
      Issue.record("30 h pass in a smoker")
      return
    }
  }

  @Test("A night is named by its day and begins at a whole second")
  func entry() throws {
    let bedtime = Scene.origin + 22 * 3600
    let night = try #require(
      RatedNight(rating: .bad, bedtime: bedtime + 0.5, on: .utc, note: "hot"))
    #expect(night.id.description == "night-2026-11-21" && night.rating == .bad)
    #expect(night.bedtime == bedtime && night.note == "hot")
  }
}
