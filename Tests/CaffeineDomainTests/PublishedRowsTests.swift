import CaffeineDomain
import Foundation
import Testing

/// Numbers that others have printed.
@Suite("Published rows")
struct PublishedRowsTests {
  @Test("Worked examples of the Bateman function, 40-digit arithmetic")
  func workedExamples() throws {
    let typical = Kinetics(halfLife: 5, absorption: .oral(4.6))
    let single = typical.amount(of: 100, after: 6 * 3600)
    #expect(abs(single.value - 44.8800714243) < 1e-9)

    let sipped = typical.amount(of: 100, after: 3600, sippedOver: 1800)
    #expect(abs(sipped.value - 88.9002166052) < 1e-9)

    let equal = try #require(AbsorptionRate(log(2) / 5))
    let kinetics = Kinetics(halfLife: 5, absorption: .oral(equal))
    #expect(abs(kinetics.amount(of: 100, after: 5 * 3600).value - 34.657359028) < 1e-8)
  }

  /// A row of the README of caffsim (asancpt/caffsim, eb86245): 200 mg oral.
  struct Row: Sendable {
    let peakHours, peakConcentration, halfLife, volume, absorption, elimination: Double
  }

  private static let rows = [
    Row(
      peakHours: 0.9858664, peakConcentration: 15.006075, halfLife: 4.594639, volume: 11.48643,
      absorption: 3.2719387, elimination: 0.1508280),
    Row(
      peakHours: 0.8826191, peakConcentration: 12.147005, halfLife: 5.491894, volume: 14.72962,
      absorption: 4.0586205, elimination: 0.1261860),
    Row(
      peakHours: 1.1563495, peakConcentration: 8.302007, halfLife: 4.587332, volume: 20.22931,
      absorption: 2.6177408, elimination: 0.1510682),
  ]

  @Test(
    "One-compartment rows of caffsim: peak, its time, the area under the curve", arguments: rows)
  func caffsim(row: Row) throws {
    // The rows print 0.693/Ke as half-life, so the rate is the input.
    let kinetics = Kinetics(
      halfLife: try #require(HalfLife(log(2) / row.elimination)),
      absorption: .oral(try #require(AbsorptionRate(row.absorption))))
    let intake = Intake(
      id: try #require(IntakeID("a")), name: "Caffeine", amount: 200, start: Scene.origin)
    let curve = Curve(of: [intake], kinetics: kinetics)
    let peak = curve.peak(from: Scene.origin)
    let body = Distribution(weight: 1, litersPerKilogram: row.volume)
    #expect(abs(peak.date.timeIntervalSince(Scene.origin) / 3600 / row.peakHours - 1) < 2e-6)
    let concentration = body.concentration(of: peak.amount).value
    #expect(abs(concentration / row.peakConcentration - 1) < 2e-6)
    #expect(abs(0.693 / row.elimination / row.halfLife - 1) < 1e-6)
  }

  @Test(
    "The rates that give a wanted time of peak",
    arguments: [
      (29.8, 5.0, 8.402), (47, 5, 4.613), (60, 5, 3.312), (120, 10, 1.656), (84, 3, 1.624),
    ])
  func timeOfPeak(minutes: Double, halfLife: Double, rate: Double) throws {
    let kinetics = Kinetics(
      halfLife: try #require(HalfLife(halfLife)),
      absorption: .oral(try #require(AbsorptionRate(rate))))
    let intake = Intake(
      id: try #require(IntakeID("a")), name: "Caffeine", amount: 100, start: Scene.origin)
    let peak = Curve(of: [intake], kinetics: kinetics).peak(from: Scene.origin)
    #expect(abs(peak.date.timeIntervalSince(Scene.origin) / 60 - minutes) < 0.05)
  }

  @Test(
    "The share of a dose in the body at its peak",
    arguments: [(1.29, 0.7645), (2.36, 0.8379), (3.21, 0.8678), (3.96, 0.8855), (4.268, 0.8913)])
  func shareAtPeak(rate: Double, share: Double) throws {
    let kinetics = Kinetics(absorption: .oral(try #require(AbsorptionRate(rate))))
    let intake = Intake(
      id: try #require(IntakeID("a")), name: "Caffeine", amount: 100, start: Scene.origin)
    let peak = Curve(of: [intake], kinetics: kinetics).peak(from: Scene.origin)
    #expect(abs(peak.amount.value / 100 - share) < 5e-5)
  }

  @Test(
    "Accumulation when the same dose comes every day",
    arguments: [(5.0, 1.037), (10.5, 1.258), (56, 3.891)])
  func accumulation(halfLife: Double, factor: Double) throws {
    let id = try #require(IntakeID("a"))
    let days = (0..<60).map { day in
      Intake(id: id, name: "Caffeine", amount: 100, start: Scene.origin + Double(day) * 86_400)
    }
    let kinetics = Kinetics(
      halfLife: try #require(HalfLife(halfLife)), absorption: .instant)
    let last = try #require(days.last?.start)
    let level = Curve(of: days, kinetics: kinetics).level(at: last)
    #expect(abs(level.value / 100 - factor) < 5e-4)
  }
}
