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
        bedtime: ClockTime("2:00") ?? .standardBedtime,
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
      hold(time.hour == journal.profile.bedtime.hour && time.minute == 0, minute)
      hold(
        abs(forecast.bedtimeLevel.value - curve.level(at: forecast.bedtime).value) < 1e-6, minute)
      // Bedtimes come one after the other: none is skipped, none comes back.
      if let bedtime, forecast.bedtime != bedtime {
        hold(forecast.bedtime == bedtime + 86_400, minute)
        hold(!forecast.isInBed || forecast.level > limit, minute)
      }
      bedtime = forecast.bedtime
      hold(forecast.isInBed == (forecast.bedtime <= now), minute)
      // In bed and above the limit: too much, low only later, nothing more, too late.
      let isTooMuch = forecast.isTooMuchForNight(from: now)
      if forecast.isInBed {
        hold(forecast.night.end > now, minute)
        if forecast.level > limit { hold(isTooMuch, minute) }
        if forecast.belowLimitAt == nil { hold(!isTooMuch, minute) }
      } else if forecast.bedtimeLevel > limit {
        hold(isTooMuch, minute)
      }
      if isTooMuch { hold(forecast.belowLimitAt != nil, minute) }
      // Advice and the band of every half an hour: they search.
      guard minute.isMultiple(of: 30) else { continue }
      holdBand(forecast, minute)
      let advice = Advice(for: 63, forecast: forecast)
      switch advice.answer {
      case .withheld: hold(advice.latest == nil && advice.maximumNow == nil, minute)
      case .over, .tooLate, .until, .anyTime:
        hold((advice.latest == nil) == ((advice.maximumNow ?? 0) < 63), minute)
      }
      if isTooMuch {
        hold(advice.latest == nil && (advice.maximumNow ?? 0) == .zero, minute)
      } else {
        hold(advice.bedtimeLevel >= forecast.bedtimeLevel || forecast.isInBed, minute)
      }
    }
  }

  /// The verdict never contradicts the typical person's answer, and the times come in order.
  private func holdBand(_ forecast: Forecast, _ minute: Int) {
    let now = forecast.now
    let isTypical = forecast.profile.confidence == .typical
    let isTooMuch = forecast.isTooMuchForNight(from: now)
    switch forecast.nightVerdict(from: now) {
    case .likely: hold(!isTooMuch || !isTypical, minute)
    case .uncertain, nil: break
    case .unlikely: hold(isTooMuch, minute)
    }
    let (earliest, latest) = forecast.belowLimitRange(in: forecast.band)
    hold(earliest == nil || forecast.belowLimitAt != nil, minute)
    hold(forecast.belowLimitAt == nil || latest != nil, minute)
    if let earliest, let low = forecast.belowLimitAt { hold(earliest <= low, minute) }
    if let latest, let low = forecast.belowLimitAt { hold(low <= latest + 1, minute) }
    if latest == nil { hold(forecast.nightVerdict(from: now) == .likely, minute) }
    let levels = forecast.band.levels(at: now)
    hold(levels.lowerBound <= forecast.level && forecast.level <= levels.upperBound, minute)
  }

  /// Records a fact that does not hold; `#expect` takes each of 160,000 facts apart.
  private func hold(_ fact: Bool, _ minute: Int, _ location: SourceLocation = #_sourceLocation) {
    if !fact { Issue.record("minute \(minute)", sourceLocation: location) }
  }
}
