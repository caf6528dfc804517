import CaffeineDomain
import CaffeineStore
import CaffeineWidgets
import CivilTime
import CommandArguments

extension CommandContext {
  /// The nights of the last weeks, from Monday on; the coming one is last, with its verdict.
  ///
  /// Each level uses the half-life at the time. Leaves out nights before the first entry.
  func calendarNights(weeks: Int, of reading: IntakeReading) throws(Failure) -> [CalendarNight] {
    let profile = try preferences().profile
    let isIncomplete = !reading.damage.isEmpty
    let calendar = DrinkCalendar(of: profile, on: clock)
    let today = calendar.day(at: now)
    let monday = StatsPeriod.week.start(of: today).adding(days: -7 * (weeks - 1))
    let days = reading.intakes.filter { $0.start <= now }.map { calendar.day(of: $0) }
    let rated = reading.nights.map { (calendar.day(of: JournalEntry.night($0).line), $0) }
    guard let first = (days + rated.map(\.0)).min() else { return [] }
    let drunk = Set(days)
    let ratings = Dictionary(rated, uniquingKeysWith: { $1 })
    var curves: [Kinetics: Curve] = [:]
    var nights: [CalendarNight] = []
    var day = max(monday, first)
    while day < today {
      let person = try preferences(on: day, in: calendar).profile
      let curve = curves[person.kinetics] ?? Curve(of: reading.intakes, kinetics: person.kinetics)
      curves[person.kinetics] = curve
      let bedtime =
        ratings[day]?.bedtime ?? person.bedtime.next(after: calendar.start(of: day), on: clock)
      nights.append(
        CalendarNight(
          day: day, level: curve.level(at: bedtime), rating: ratings[day]?.rating,
          isDry: !drunk.contains(day), isLowerBound: isIncomplete))
      day = day.adding(days: 1)
    }
    let forecast = Forecast(of: reading.intakes, profile: profile, at: now, on: clock)
    nights.append(
      CalendarNight(
        day: today, level: forecast.bedtimeLevel, rating: ratings[today]?.rating,
        isDry: !drunk.contains(today), verdict: forecast.nightVerdict(from: now),
        isLowerBound: isIncomplete))
    return nights
  }
}
