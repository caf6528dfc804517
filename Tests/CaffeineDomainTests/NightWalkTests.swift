import CaffeineDomain
import CivilTime
import Foundation
import TestSupport
import Testing

/// Every minute of 48 hours over nine journals: no two answers contradict each other.
@Suite("Night, minute by minute")
struct NightWalkTests {
  struct Journal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var profile = Profile.typical
    /// Milligrams, the hour after the first midnight, and the minutes of sipping.
    let drinks: [(milligrams: Milligrams, hour: Double, minutes: Double)]
  }

  static let journals = [
    Journal(testDescription: "nothing", drinks: []),
    Journal(testDescription: "one in the morning", drinks: [(96, 8.5, 20)]),
    Journal(
      testDescription: "an ordinary day", drinks: [(96, 8.5, 0), (75, 14.5, 10), (96, 32.5, 0)]),
    Journal(
      testDescription: "late", drinks: [(130, 8, 0), (63, 12, 0), (75, 16, 0), (130, 21.98, 5)]),
    Journal(
      testDescription: "far too much",
      drinks: [(300, 9, 0), (200, 18, 0), (194, 21, 30), (400, 44, 0)]),
    Journal(testDescription: "awake at night", drinks: [(63, 23.5, 0), (63, 26, 0), (96, 30, 0)]),
    Journal(
      testDescription: "pregnant",
      profile: Profile(
        factors: PersonalFactors(pregnancy: GestationalWeek(38)), confidence: .typical),
      drinks: [(96, 8, 0), (75, 13, 0), (96, 32, 0)]),
    Journal(
      testDescription: "bed at two, a day from noon",
      profile: Profile(
        bedtimes: Bedtimes(ClockTime("2:00") ?? .standardBedtime),
        dayStart: ClockTime("12:00") ?? .standardDayStart, confidence: .typical),
      drinks: [(150, 13, 0), (150, 22, 0), (63, 25, 0), (96, 37, 0)]),
    Journal(
      testDescription: "careful", profile: Profile(confidence: 0.9),
      drinks: [(130, 8, 0), (63, 14, 0), (75, 18, 20), (96, 32, 0)]),
  ]

  @Test(.tags(.long), arguments: journals)
  func everyMinute(journal: Journal) throws {
    let intakes = try journal.drinks.enumerated().map { index, drink in
      Intake(
        id: try #require(IntakeID("w\(index)")), name: "Drink", amount: drink.milligrams,
        start: Scene.origin + drink.hour * 3600, duration: drink.minutes * 60)
    }
    let curve = Curve(of: intakes, kinetics: journal.profile.kinetics)
    let limit = journal.profile.bedtimeLimit
    var bedtime: Date?
    // With more confidence each forecast searches too.
    let step = (journal.profile.confidence != .typical ? 15 : 1) * (Trials.isFull ? 1 : 23)
    for minute in stride(from: 0, to: 48 * 60, by: step) {
      let now = Scene.origin + Double(minute) * 60
      let forecast = Forecast(of: intakes, profile: journal.profile, at: now, on: .utc)
      let time = WallClock.utc.dateTime(at: forecast.bedtime)
      hold(time.hour == journal.profile.bedtimes.usual.hour && time.minute == 0, minute)
      hold(
        abs(forecast.bedtimeLevel.value - curve.level(at: forecast.bedtime).value) < 1e-6, minute)
      // Bedtimes come one after the other: none is skipped, none comes back.
      if let bedtime, forecast.bedtime != bedtime {
        hold(forecast.bedtime == bedtime + 86_400, minute)
        hold(!forecast.isInBed || forecast.level > limit, minute)
      }
      bedtime = forecast.bedtime
      hold(forecast.isInBed == (forecast.bedtime <= now), minute)
      // In bed and above the limit: low only later, and nothing more fits.
      let night = forecast.nightEstimate
      let isHigh = night.typical > limit
      if forecast.isInBed {
        hold(forecast.night.end > now && forecast.mark == nil, minute)
        if forecast.level > limit { hold(isHigh, minute) }
      } else if forecast.bedtimeLevel > limit {
        hold(isHigh, minute)
      }
      if isHigh { hold(forecast.belowLimitAt != nil, minute) }
      // Advice and the band of every half an hour: they search.
      guard minute.isMultiple(of: 30) else { continue }
      holdBand(forecast, night, minute)
      let advice = Advice(for: 63, forecast: forecast)
      if advice.isWithheld {
        hold(advice.mark == nil && advice.maximumNow == nil, minute)
      } else if isHigh {
        hold(advice.mark == .unlikely && advice.maximumNow == .zero, minute)
      } else {
        hold(advice.bedtimeLevel >= forecast.bedtimeLevel || forecast.isInBed, minute)
      }
      // A time to come is one at which the drink fits now too.
      if let likely = advice.latestStarts.likely, likely > now {
        hold(advice.mark == .likely, minute)
      }
    }
  }

  /// The mark follows from the two numbers, and the times come in order.
  private func holdBand(_ forecast: Forecast, _ night: Estimate, _ minute: Int) {
    let now = forecast.now
    let limit = forecast.profile.bedtimeLimit
    switch forecast.mark {
    case .likely: hold(night.careful <= limit, minute)
    case .uncertain: hold(night.typical <= limit && night.careful > limit, minute)
    case .unlikely: hold(night.typical > limit, minute)
    case nil: hold(!forecast.isJudged || forecast.isInBed || forecast.lastIntake == nil, minute)
    }
    let (earliest, latest) = forecast.belowLimitRange(in: forecast.band)
    let (typical, careful) = (forecast.belowLimitAt, forecast.belowLimitCarefulAt)
    hold(typical == nil || careful.map { typical ?? now <= $0 } ?? false, minute)
    if let earliest, let careful { hold(earliest <= careful, minute) }
    if let latest, let careful { hold(careful <= latest + 1, minute) }
    let levels = forecast.band.levels(at: now)
    hold(levels.lowerBound <= forecast.level && forecast.level <= levels.upperBound, minute)
    hold(forecast.estimate(at: now).careful >= forecast.level, minute)
  }

  /// Records a fact that does not hold; `#expect` takes each of 160,000 facts apart.
  private func hold(_ fact: Bool, _ minute: Int, _ location: SourceLocation = #_sourceLocation) {
    if !fact { Issue.record("minute \(minute)", sourceLocation: location) }
  }
}
