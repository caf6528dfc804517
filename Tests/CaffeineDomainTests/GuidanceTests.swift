import CaffeineDomain
import Foundation
import Testing

@Suite("Guidance")
struct GuidanceTests {
  @Test("Limits by group, as the bodies publish them")
  func limits() {
    func daily(_ group: GuidanceLimit.Group, weight: Kilograms? = nil) -> [String] {
      Guidance.limits(for: group).map { limit in
        let amount = limit.daily.milligrams(weight: weight)
        return "\(limit.body.rawValue) \(amount.map { String($0.value) } ?? "?")"
      }
    }
    #expect(daily(.adult) == ["EFSA 400.0", "FDA 400.0", "Health Canada 400.0"])
    #expect(daily(.pregnant) == ["EFSA 200.0", "Health Canada 300.0", "ACOG 200.0"])
    #expect(daily(.lactating) == ["EFSA 200.0", "Health Canada 300.0"])
    #expect(daily(.child, weight: 30) == ["EFSA 90.0", "Health Canada 75.0"])
    #expect(daily(.child) == ["EFSA ?", "Health Canada ?"])
    #expect(Guidance.limits.first?.single == .fixed(200))
  }

  @Test("Sleep cut-offs in hours and as a concentration")
  func cutoffs() throws {
    let bedtime = Scene.origin + 22 * 3600
    #expect(SleepCutoff.drake.latest(before: bedtime) == bedtime - 6 * 3600)
    let coffee = try #require(SleepCutoff.gardinerCoffee.latest(before: bedtime))
    #expect(abs(bedtime.timeIntervalSince(coffee) - 31_680) < 1e-6)
    #expect(SleepCutoff.baur.latest(before: bedtime) == nil)
    let limit = try #require(SleepCutoff.baur.limit(in: Distribution(weight: 70)))
    #expect(abs(limit.value - 70.56) < 1e-9)
    #expect(SleepCutoff.drake.limit(in: Distribution(weight: 70)) == nil)
    #expect(SleepCutoff.all.count == 4)
  }

  @Test("Says once that it informs")
  func disclaimer() {
    #expect(Guidance.disclaimer.contains("no medical advice"))
    #expect(Guidance.disclaimer.filter { $0 == "." }.count == 1)
  }
}
