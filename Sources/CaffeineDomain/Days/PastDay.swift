/// A day in the past with the settings of the time.
public struct PastDay: Hashable, Sendable {
  /// The person's own day: a drink at 2:00 may belong to the day before.
  public let day: CivilDate
  /// The settings of that day.
  public let profile: Profile

  /// Pairs a day with its settings.
  public init(_ day: CivilDate, profile: Profile) {
    self.day = day
    self.profile = profile
  }

  /// The levels of the night after the day, as all drinks that are known by now make it; `nil` without
  /// a drink before it, or without a judgement.
  ///
  /// By the bedtime and limit of that day, on the clock of the place where the last drink before it
  /// was logged. O(intakes).
  public func night(of intakes: [Intake], on clock: WallClock) -> Estimate? {
    let here = profile.bedtimes.date(on: day, in: DrinkCalendar(of: profile, on: clock))
    let last = intakes.lazy.filter { $0.start <= here }.max { $0.start < $1.start }
    let there = last?.knownOffset.map(WallClock.init(secondsFromGMT:)) ?? clock
    let bedtime = profile.bedtimes.date(on: day, in: DrinkCalendar(of: profile, on: there))
    let span = bedtime - profile.horizon..<bedtime + Night.shortest
    let drinks = intakes.filter { span.contains($0.start) }
    // A second before, the night that begins is the one to come.
    let forecast = Forecast(of: drinks, profile: profile, at: bedtime - 1, on: there)
    return forecast.hasMark ? forecast.nightEstimate : nil
  }
}
