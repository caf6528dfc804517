import CaffeineDomain
import CivilTime
import Foundation
import TestSupport
import Testing

@Suite("Curve: peaks and crossings")
struct CurveSearchTests {
  /// A search on a grid of one second, over far longer than anything can matter.
  private func grid(_ scene: Scene, from now: Date, seconds: Int) -> [Double] {
    (0...seconds).map { scene.plainLevel(at: now + Double($0)) }
  }

  @Test(
    "The last fall to the threshold and the peak, against a search second by second",
    .tags(.long), arguments: Trials.sample(Array(0..<30 as Range<UInt64>), oneIn: 11))
  func bruteForce(seed: UInt64) throws {
    var scene = try Scene(seed: seed, spread: 15_000)
    let now = Scene.origin + Double.random(in: 0...12_000, using: &scene.generator).rounded()
    let levels = grid(scene, from: now, seconds: 40_000)
    let highest = levels.max() ?? 0
    let threshold = highest * Double.random(in: 0.35...1.02, using: &scene.generator)
    let curve = Curve(of: scene.intakes, kinetics: scene.kinetics)

    let expected = levels.lastIndex { $0 > threshold }.map { now + Double($0 + 1) }
    #expect(curve.lastFall(to: try #require(Milligrams(threshold)), from: now) == expected)

    let peak = curve.peak(from: now)
    #expect(peak.amount.value >= highest - 1e-9)
    #expect(peak.amount.value <= highest + 0.2)
    #expect(abs(scene.plainLevel(at: peak.date) - peak.amount.value) < 1e-4)
    #expect(peak.date >= now)
  }

  @Test("A peak within a window is the highest point of that window", arguments: 0..<20)
  func windowedPeak(seed: UInt64) throws {
    var scene = try Scene(seed: seed, spread: 15_000)
    let start = Scene.origin + Double.random(in: 0...12_000, using: &scene.generator).rounded()
    let seconds = Int.random(in: 0...9000, using: &scene.generator)
    let highest = grid(scene, from: start, seconds: seconds).max() ?? 0
    let peak = Curve(of: scene.intakes, kinetics: scene.kinetics)
      .peak(from: start, through: start + Double(seconds))
    #expect(peak.amount.value >= highest - 1e-9)
    #expect(peak.amount.value <= highest + 0.2)
    #expect(peak.date <= start + Double(seconds) + 1e-6)
  }

  /// After 222 days the slope of a fall is no number but 0: the peak before it was not looked for.
  @Test(
    "However far the next drink is, the peaks and falls before it are found", .tags(.long),
    arguments: Trials.sample(
      [0.01, 0.5, 3, 30, 221, 222, 223, 400, 3_000, 30_000] as [Double], oneIn: 3))
  func farAhead(days: Double) throws {
    for seed in Trials.sample(Array(0..<8 as Range<UInt64>), oneIn: 7, case: Int(days)) {
      var scene = try Scene(seed: seed, spread: 9_000)
      let now = Scene.origin + 3_000
      let end = now + days * 86_400
      let far = Intake(
        id: try #require(IntakeID("far")), name: "Tea", amount: 0.5, start: end,
        duration: seed.isMultiple(of: 2) ? 0 : 1800)
      scene.intakes.append(far)
      let curve = Curve(of: scene.intakes, kinetics: scene.kinetics)
      // What is drunk later than that is less than any threshold here.
      let levels = grid(scene, from: now, seconds: 40_000)
      let highest = levels.max() ?? 0
      let peak = curve.peak(from: now, through: now + 40_000)
      #expect(peak.amount.value >= highest - 1e-9 && peak.amount.value <= highest + 0.2)
      let threshold = highest * 0.6 + 0.5
      guard levels.last.map({ $0 < threshold }) == true else { continue }
      let expected = levels.lastIndex { $0 > threshold }.map { now + Double($0 + 1) }
      #expect(curve.lastFall(to: try #require(Milligrams(threshold)), from: now) == expected)
    }
  }

  @Test("A fall on a whole second is that second")
  func wholeSecond() throws {
    let intake = Intake(
      id: try #require(IntakeID("a")), name: "Coffee", amount: 100, start: Scene.origin)
    let curve = Curve(of: [intake], kinetics: Kinetics(absorption: .instant))
    #expect(curve.lastFall(to: 50, from: Scene.origin) == Scene.origin + 18_000)
    #expect(curve.lastFall(to: 50, from: Scene.origin + 18_000) == nil)
    #expect(curve.lastFall(to: 100, from: Scene.origin) == nil)
  }

  @Test("A threshold of nothing means a hundredth of a milligram")
  func zeroThreshold() throws {
    let intake = Intake(
      id: try #require(IntakeID("a")), name: "Coffee", amount: 100, start: Scene.origin)
    let curve = Curve(of: [intake], kinetics: Kinetics())
    let cleared = try #require(curve.lastFall(to: 0, from: Scene.origin))
    #expect(cleared == curve.lastFall(to: 0.01, from: Scene.origin))
    #expect(curve.level(at: cleared).value <= 0.01)
    #expect(curve.level(at: cleared - 2).value > 0.01)
  }

  @Test("Answers do not depend on the year, nor on when the first drink comes")
  func shifted() throws {
    let id = try #require(IntakeID("a"))
    let year: Double = 30 * 365 * 86_400
    let noon = Scene.origin + 12 * 3600
    for now in [noon, noon - year] {
      let planned = Intake(id: id, name: "Planned", amount: 100, start: now + 7200)
      let profile = Profile(
        bedtimeLimit: 60, dailyLimit: 9000, singleLimit: 9000, confidence: .typical)
      let advice = Advice(
        for: 60, forecast: Forecast(of: [planned], profile: profile, at: now, on: .utc))
      let added = Intake(id: id, name: "More", amount: try #require(advice.maximumNow), start: now)
      let night = Curve(of: [planned, added], kinetics: Kinetics())
        .peak(from: advice.forecast.bedtime)
      #expect(abs(night.amount.value - 60) < 1e-3)
    }
  }
}
