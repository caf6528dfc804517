import CaffeineDomain
import CivilTime
import Foundation
import Testing

@Suite("Guidance")
struct GuidanceTests {
  @Test("Limits by group, as the bodies publish them")
  func limits() {
    func daily(_ group: GuidanceLimit.Group, weight: Kilograms? = nil) -> [String] {
      Guidance.limits.filter { $0.group == group }.map { limit in
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

  @Test("Sleep cut-offs stand in for the limit in milligrams")
  func cutoffs() {
    let now = Scene.origin + 8 * 3600
    func advice(limit: Milligrams = 50, weight: Kilograms? = nil, at now: Date) -> Advice {
      let profile = Profile(weight: weight, bedtimeLimit: limit)
      return Advice(for: 150, forecast: Forecast(of: [], profile: profile, at: now, on: .utc))
    }
    let morning = advice(at: now)
    let bedtime = Scene.origin + 22 * 3600
    #expect(morning.latest(by: .drake) == bedtime - 6 * 3600)
    #expect(morning.latest(by: .gardinerCoffee) == bedtime - 31_680)
    #expect(morning.latest(by: .gardinerPreWorkout) == bedtime - 47_520)
    #expect(advice(at: bedtime - 7 * 3600).latest(by: .gardinerCoffee) == nil)

    // 1.44 mg/L over 0.7 L/kg.
    #expect(morning.latest(by: .baur) == advice(limit: 70.56, at: now).latest)
    let heavy = advice(weight: 100, at: now).latest(by: .baur)
    #expect(heavy == advice(limit: 100.8, at: now).latest)
  }

  @Test("Says once that it informs")
  func disclaimer() {
    #expect(Guidance.disclaimer.contains("not medical advice"))
    #expect(Guidance.disclaimer.filter { $0 == "." }.count == 1)
  }
}
