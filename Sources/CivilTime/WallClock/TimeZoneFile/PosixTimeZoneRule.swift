/// The offsets of a zone year after year, as a POSIX `TZ` string tells them: `CET-1CEST,M3.5.0,…`.
///
/// Source: POSIX.1-2024, section 8.3, with the hours beyond 24 of RFC 9636, section 3.3.1.
struct PosixTimeZoneRule: Sendable, Hashable {
  /// Seconds ahead of UTC in standard time.
  let standardOffset: Int
  let daylight: DaylightSaving?

  /// Daylight saving time and when it holds.
  struct DaylightSaving: Sendable, Hashable {
    /// Seconds ahead of UTC.
    let offset: Int
    /// When it begins, on the standard clock.
    let start: YearlyMoment
    /// When it ends, on the daylight saving clock.
    let end: YearlyMoment
  }

  /// The offset at a second since 1970, and the stretch around it.
  func span(at second: Int) -> OffsetSpan {
    guard let daylight else {
      return OffsetSpan(offset: standardOffset, start: .min, end: .max)
    }
    let year = CivilDateTime(secondsSince1970: second + standardOffset).year
    var (offset, start, end) = (standardOffset, Int.min, Int.max)
    func note(change: Int, to newOffset: Int) {
      if change > second {
        end = min(end, change)
      } else if change >= start {
        (offset, start) = (newOffset, change)
      }
    }
    // The neighbouring years too: with hours up to a week off, a change may leave its own year.
    // Where one year's end meets the next one's start, the start is noted last and wins: so
    // POSIX strings write daylight saving that lasts all year.
    for year in year - 1...year + 1 {
      note(change: daylight.end.second(inYear: year) - daylight.offset, to: standardOffset)
      note(change: daylight.start.second(inYear: year) - standardOffset, to: daylight.offset)
    }
    return OffsetSpan(offset: offset, start: start, end: end)
  }
}
