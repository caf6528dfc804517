import CaffeineDomain
import CivilTime

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures the curve of a million intakes, one forecast, one piece of advice, a drink by name.
func domainBenchmarks() {
  let clock = ContinuousClock()
  func report(_ name: String, _ runs: Int, _ work: () -> Void) {
    let best = (0..<runs).map { _ in clock.measure(work) }.min() ?? .zero
    print("domain: \(name): \(best)")
  }
  guard let id = IntakeID("benchmark") else { return }
  let origin = Date(timeIntervalSinceReferenceDate: 0)
  // Thirty years of about ninety drinks a day, at uneven times.
  let intakes = (0..<1_000_000).map { index in
    Intake(
      id: id, name: "Coffee", amount: 75,
      start: origin + Double(index * 947 + index * index % 613))
  }
  let instants = (0..<10_000).map { origin + Double($0) * 94_700 }
  let kinetics = Kinetics()
  let curve = Curve(of: intakes, kinetics: kinetics)
  report("curve of 1e6 intakes made", 5) { _ = Curve(of: intakes, kinetics: kinetics) }
  report("curve of 1e6 intakes at 1e4 instants", 5) { _ = curve.levels(at: instants) }
  report("both", 5) { _ = Curve(of: intakes, kinetics: kinetics).levels(at: instants) }
  let week = Array(intakes.prefix(50))
  let now = week[49].start + 60
  report("forecast of 50 intakes", 20) {
    _ = Forecast(of: week, profile: Profile(), at: now, on: .utc)
  }
  let forecast = Forecast(of: week, profile: Profile(), at: now, on: .utc)
  report("advice on top of it", 20) { _ = Advice(for: 75, forecast: forecast) }
  report("horizon", 20) { _ = kinetics.horizon() }
  report("catalogue built and espresso found", 1) {
    _ = try? DrinkCatalogue.builtIn.find("espresso")
  }
  report("拿鐵 found", 20) { _ = try? DrinkCatalogue.builtIn.find("拿鐵") }
  report("large latte found", 20) { _ = try? DrinkCatalogue.builtIn.find("large latte") }
}
