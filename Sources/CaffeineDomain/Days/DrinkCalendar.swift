/// The days of drinks: the one answer to which day a drink belongs to.
///
/// A day begins at the start of a day that held then, 4:00 unless set, and has the date of that
/// moment. What counts is the clock where the drink was logged: what one had in New York at 22:00
/// stays with that evening, wherever the journal is read.
///
///     let calendar = DrinkCalendar(of: profile, on: clock)
///     calendar.day(of: drink) == calendar.day(at: now)  // whether it is one of today's
///
/// A clock that is set back across the start of a day shows the last minutes of the day before again,
/// and a drink then belongs to that.
public struct DrinkCalendar: Hashable, Sendable {
  /// The clock of the reader, which counts for now and for drinks of which nobody noted the clock.
  public let clock: WallClock
  private let start: Int
  /// Earlier starts of a day, and the seconds since 1970 until which they held.
  private let former: [FormerStart]

  private struct FormerStart: Hashable {
    let start: Int
    let until: Int
  }

  /// The days of a person who reads `clock`.
  public init(of profile: Profile, on clock: WallClock) {
    self.clock = clock
    start = profile.dayStart.secondOfDay
    former = profile.formerDayStarts.map {
      FormerStart(start: $0.start.secondOfDay, until: $0.until.wholeSecondsSince1970)
    }
  }

  /// The day of an instant here.
  public func day(at instant: Date) -> CivilDate {
    day(of: instant.wholeSecondsSince1970, offset: clock.secondsFromGMT(at: instant))
  }

  /// The day of a drink.
  public func day(of intake: Intake) -> CivilDate {
    day(at: intake.start, offset: intake.knownOffset)
  }

  /// The day of an instant where the clock is so many seconds ahead of UTC; here where that is `nil`.
  package func day(at instant: Date, offset: Int?) -> CivilDate {
    offset.map { day(of: instant.wholeSecondsSince1970, offset: $0) } ?? day(at: instant)
  }

  /// The offset of the clock that a drink was logged by, where that is not the one here.
  package func foreignOffset(of intake: Intake) -> Int? {
    intake.knownOffset.flatMap { $0 == clock.secondsFromGMT(at: intake.start) ? nil : $0 }
  }

  /// The first instant of a day here; O(changes of the start).
  public func start(of day: CivilDate) -> Date {
    let midnight = day.daysSince1970 * 86_400
    var begun = Int.min
    for period in former {
      let first = max(clock.second(showing: midnight + period.start), begun)
      if first < period.until { return Date(wholeSecondsSince1970: first) }
      begun = period.until
    }
    return Date(wholeSecondsSince1970: max(clock.second(showing: midnight + start), begun))
  }

  /// The instants at which a day begins somewhere, with some room: what starts before them belongs to
  /// an earlier day, what starts after them does not.
  package func beginnings(of day: CivilDate) -> Range<Date> {
    let midnight = Date(wholeSecondsSince1970: day.daysSince1970 * 86_400)
    let reach = Double(WallClock.largestOffset)
    return midnight - reach..<midnight + 86_400 + reach
  }

  /// The day of a second since 1970.
  ///
  /// A start that is changed takes no day back that has begun: whoever sets 15:00 at noon is still in
  /// the day of that morning, which then lasts until 15:00 of the next.
  private func day(of second: Int, offset: Int) -> CivilDate {
    let held = former.first { second < $0.until }?.start ?? start
    var day = (second + offset - held).dividedDown(by: 86_400)
    for period in former.reversed() where period.until <= second {
      // Two days later the clock alone tells a later day.
      if period.until < second - 2 * 86_400 { break }
      day = max(day, (period.until - 1 + offset - period.start).dividedDown(by: 86_400))
    }
    return CivilDate(daysSince1970: day)
  }
}

/// A start of a day that held until it was changed.
public struct FormerDayStart: Hashable, Sendable {
  /// The time of day.
  public let start: ClockTime
  /// The moment of the change.
  public let until: Date

  /// A start that held until a moment.
  public init(_ start: ClockTime, until: Date) {
    self.start = start
    self.until = until
  }
}

extension Intake {
  /// The offset of the clock that it was logged by; `nil` where nobody noted one, which is an offset
  /// of 0 without a zone.
  package var knownOffset: Int? {
    timeZoneIdentifier == nil && secondsFromGMT == 0 ? nil : secondsFromGMT
  }
}

extension ClockTime {
  fileprivate var secondOfDay: Int { hour * 3600 + minute * 60 }
}

/// What held on a day that is over.
public struct PastDay: Hashable, Sendable {
  /// As its owner counts it: a drink at 2:00 may belong to the day before.
  public let day: CivilDate
  /// The person as they were then.
  public let profile: Profile

  /// A day and who the person was on it.
  public init(_ day: CivilDate, profile: Profile) {
    self.day = day
    self.profile = profile
  }
}
