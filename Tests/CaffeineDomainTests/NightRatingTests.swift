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

  @Test("Nights drawn without a link rarely have a limit; equal ones never")
  func chance() throws {
    var generator = SplitMix64(seed: 4)
    var limits = 0
    for _ in 0..<200 {
      let drawn = (0..<30).map { index in
        NightAssociation.Night(
          level: Milligrams(Double.random(in: 0...100, using: &generator)) ?? .zero,
          rating: index.isMultiple(of: 3) ? .bad : .good)
      }
      if try #require(NightAssociation(drawn)).limit != nil { limits += 1 }
    }
    // One side of a 95 % interval: 1 in 40.
    #expect((1...14).contains(limits), "\(limits)")
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

  @Test("A night is named by its day and begins at a whole second")
  func entry() throws {
    let bedtime = Scene.origin + 22 * 3600
    let night = try #require(
      RatedNight(rating: .bad, bedtime: bedtime + 0.5, on: .utc, note: "hot"))
    #expect(night.id.description == "night-2026-11-21" && night.rating == .bad)
    #expect(night.bedtime == bedtime && night.note == "hot")
  }
}
