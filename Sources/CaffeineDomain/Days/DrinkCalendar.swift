/// Assigns drinks to days.
///
/// A day starts at the person's day start, by default 4:00, and has that moment's date. The clock
/// where the drink was logged counts: a drink in New York at 22:00 stays with that evening wherever
/// the journal is read.
///
///     let calendar = DrinkCalendar(of: profile, on: clock)
///     calendar.day(of: drink) == calendar.day(at: now)  // whether it is one of today's
///
/// A clock set back across the start of a day repeats the last minutes of the day before, and a
/// drink then belongs to that day.
public struct DrinkCalendar: Hashable, Sendable {
  /// The reader's clock, for the current day and for drinks logged without an offset.
  public let clock: WallClock
  /// The day start in seconds after midnight.
  let start: Int

  /// Creates the calendar of a person who reads `clock`.
  public init(of profile: Profile, on clock: WallClock) {
    self.clock = clock
    start = profile.dayStart.hour * 3600 + profile.dayStart.minute * 60
  }

  /// The day of an instant on the reader's clock.
  public func day(at instant: Date) -> CivilDate {
    day(of: instant.wholeSecondsSince1970, offset: clock.secondsFromGMT(at: instant))
  }

  /// The day of a drink, on the clock where it was logged.
  public func day(of intake: Intake) -> CivilDate {
    day(at: intake.start, offset: intake.knownOffset)
  }

  /// The day of an instant at an offset from UTC in seconds; `nil` means the reader's clock.
  package func day(at instant: Date, offset: Int?) -> CivilDate {
    offset.map { day(of: instant.wholeSecondsSince1970, offset: $0) } ?? day(at: instant)
  }

  /// The offset at which a drink was logged, if it differs from the reader's.
  package func foreignOffset(of intake: Intake) -> Int? {
    intake.knownOffset.flatMap { $0 == clock.secondsFromGMT(at: intake.start) ? nil : $0 }
  }

  /// The first instant of a day on the reader's clock.
  public func start(of day: CivilDate) -> Date {
    Date(wholeSecondsSince1970: clock.second(showing: day.daysSince1970 * 86_400 + start))
  }

  /// All instants at which a day may start anywhere, generously: earlier drinks belong to an
  /// earlier day, later ones do not.
  package func beginnings(of day: CivilDate) -> Range<Date> {
    let midnight = Date(wholeSecondsSince1970: day.daysSince1970 * 86_400)
    let reach = Double(WallClock.largestOffset)
    return midnight - reach..<midnight + 86_400 + reach
  }

  /// The day of a second since 1970.
  private func day(of second: Int, offset: Int) -> CivilDate {
    CivilDate(daysSince1970: (second + offset - start).dividedDown(by: 86_400))
  }
}

extension Intake {
  /// The offset at which the drink was logged; `nil` if it is unknown, which is stored as 0
  /// without a zone.
  package var knownOffset: Int? {
    timeZoneIdentifier == nil && secondsFromGMT == 0 ? nil : secondsFromGMT
  }
}
