import CaffeineDomain
import CivilTime
import Foundation
import Testing

/// Faults seen in other trackers, each of which must stay away from here.
@Suite("Faults of prior art")
struct PriorArtTests {
  private let start = Scene.origin
  private let instant = Kinetics(absorption: .instant)

  private func intake(_ amount: Milligrams, at start: Date) throws -> Intake {
    Intake(id: try #require(IntakeID("a")), name: "Coffee", amount: amount, start: start)
  }

  @Test("caffgraph: half of a dose is gone at its own time of intake")
  func caffgraphHalfLifeTooEarly() throws {
    let curve = Curve(of: [try intake(95, at: start)], kinetics: instant)
    #expect(curve.level(at: start) == 95)
    #expect(abs(curve.level(at: start + 5 * 3600).value - 47.5) < 1e-9)
  }

  @Test("Apple's sample: a drink in the future counts more than its dose")
  func appleSampleFutureDrink() throws {
    for kinetics in [instant, Kinetics()] {
      let curve = Curve(of: [try intake(95, at: start)], kinetics: kinetics)
      #expect(curve.level(at: start - 1) == .zero)
      #expect(curve.level(at: start - 3600 * 24) == .zero)
    }
  }

  @Test("Raycast and Home Assistant: a drink in the future counts its full dose")
  func raycastFutureDrink() throws {
    let drinks = [try intake(80, at: start - 3600), try intake(95, at: start + 60)]
    let both = Forecast(of: drinks, profile: .typical, at: start, on: .utc)
    let past = Forecast(of: [drinks[0]], profile: .typical, at: start, on: .utc)
    #expect(both.level == past.level)
    #expect(both.today == past.today)
    #expect(both.lastIntake == drinks[0])
  }

  @Test("Apple's sample and halflifecaffeine: drinks are dropped after 24 hours")
  func droppedAfterADay() throws {
    for (halfLife, share) in [(10.0, 0.1895), (56, 0.7430)] {
      let kinetics = Kinetics(
        halfLife: try #require(HalfLife(halfLife)), absorption: .instant)
      let curve = Curve(of: [try intake(100, at: start)], kinetics: kinetics)
      #expect(abs(curve.level(at: start + 24 * 3600).value / 100 - share) < 1e-4)
      #expect(kinetics.horizon(of: 100) > 72 * 3600)
    }
  }

  @Test("Mskycoder: sleep-ready right after a big drink, as the level is still low")
  func sleepReadyWhileRising() throws {
    let now = start + 30
    let forecast = Forecast(
      of: [try intake(300, at: start)], profile: .typical, at: now, on: .utc)
    #expect(forecast.level < 50)
    #expect(try #require(forecast.belowLimitAt) > now + 10 * 3600)
  }

  @Test("Mskycoder: times come from a grid of five minutes")
  func fiveMinuteGrid() throws {
    let drink = try intake(300, at: start)
    let curve = Curve(of: [drink], kinetics: Kinetics())
    let low = try #require(curve.lastFall(to: 50, from: start))
    #expect(curve.level(at: low).value <= 50)
    #expect(curve.level(at: low - 1).value > 50)
  }

  @Test("Mskycoder: a cap of 48 hours is given as the answer")
  func twoDayCap() throws {
    let curve = Curve(of: [try intake(400, at: start)], kinetics: Kinetics(halfLife: 56))
    let low = try #require(curve.lastFall(to: 50, from: start))
    #expect(abs(low.timeIntervalSince(start) / 3600 - 168) < 2)
  }

  @Test("Mskycoder: a clamp of 20 hours makes fluvoxamine unreachable")
  func halfLifeClamp() {
    let profile = Profile(halfLife: 4.9, factors: PersonalFactors(medicines: [.fluvoxamine]))
    #expect(abs(profile.kinetics.halfLife.value - 56) < 1e-9)
  }

  @Test("Home Assistant: sleep safe reckoned from the peak as if the peak were now")
  func peakAsIfNow() throws {
    let curve = Curve(of: [try intake(200, at: start)], kinetics: Kinetics())
    let peak = curve.peak(from: start)
    let naive = 5 * 3600 * log2(peak.amount.value / 50)
    let low = try #require(curve.lastFall(to: 50, from: start))
    #expect(peak.date.timeIntervalSince(start) > 40 * 60)
    #expect(low.timeIntervalSince(start) > naive + 20 * 60)
  }

  @Test("Caffeine Up: the level depends on how often it is looked at")
  func dependsOnLooking() throws {
    let curve = Curve(of: [try intake(100, at: start)], kinetics: Kinetics())
    let end = start + 7 * 3600 + 17
    let often = (0...2000).map { start + Double($0) * 12.6 }.filter { $0 < end } + [end]
    let looked = try #require(curve.levels(at: often).last)
    #expect(abs(looked.value / curve.level(at: end).value - 1) < 1e-12)
  }

  @Test("stim: hours rounded to a tenth, so two commands disagree")
  func hoursRoundedToTenths() throws {
    let drink = try intake(100, at: start)
    let curve = Curve(of: [drink], kinetics: instant)
    let now = start + 3600 + 170
    #expect(curve.level(at: now) != curve.level(at: start + 3600))
    let forecast = Forecast(
      of: [drink], profile: Profile(absorption: .instant), at: now, on: .utc)
    #expect(forecast.level == curve.level(at: now))
    #expect(forecast.points(from: now, through: now, every: 1).map(\.level) == [forecast.level])
  }

  @Test("Mskycoder: bedtime rolls over by 24 hours on the day the clocks change")
  func bedtimeByAddingADay() throws {
    let berlin = WallClock(timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
    for (date, hours) in [("2026-03-28T21:00:00Z", 23.0), ("2026-10-24T20:00:00Z", 25)] {
      let bedtime = try Date(date, strategy: .iso8601)
      let next = ClockTime.standardBedtime.next(after: bedtime, on: berlin)
      #expect(next.timeIntervalSince(bedtime) == hours * 3600)
    }
  }

  @Test("A guard at equal rates leaves a zone in which digits cancel")
  func cancellationZone() throws {
    let elimination: Double = log(2) / 5
    for offset in [1e-9, 1e-12, 1e-14] {
      let rate = try #require(AbsorptionRate(elimination * (1 + offset)))
      let amount = Kinetics(absorption: .oral(rate)).amount(of: 100, after: 5 * 3600)
      #expect(abs(amount.value - 34.65735904) < 2e-8)
    }
  }
}
