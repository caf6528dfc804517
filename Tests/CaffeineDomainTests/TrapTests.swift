import CaffeineDomain
import Testing

/// What the documentation says traps, traps.
@Suite struct TrapTests {
  @Test func aLiteralOutsideItsRange() async {
    await #expect(processExitsWith: .failure) {
      let dose: Milligrams = -1
      _ = dose
    }
  }

  @Test func aBodyWithoutVolume() async {
    await #expect(processExitsWith: .failure) {
      _ = Distribution(weight: 70, litersPerKilogram: 0)
    }
  }

  @Test func pointsWithoutAStep() async {
    await #expect(processExitsWith: .failure) {
      let forecast = Forecast(of: [], profile: Profile(), at: .distantPast, on: .utc)
      _ = forecast.points(from: .distantPast, through: .distantPast, every: 0)
    }
  }
}
