extension DateText {
  /// The text for a stretch of time.
  ///
  /// Shorter than a day it is two times, else two days, as in SwiftUI's `Text(_: ClosedRange)`:
  ///
  /// | width | shorter than a day | a day or longer |
  /// | --- | --- | --- |
  /// | wide | `9:30 – 11:00 AM` | `Apr 1 – 3` |
  /// | abbreviated | `9:30-11:00AM`, `9-11AM` | `Apr 1-3` |
  /// | narrow | `9:30AM`, the start alone | `4/1-4/3` |
  ///
  /// Days of different years have their year.
  public func string(for range: ClosedRange<Date>, width: Width = .wide) -> String {
    let start = clock.dateTime(at: range.lowerBound)
    let end = clock.dateTime(at: range.upperBound)
    let isShort = range.upperBound.timeIntervalSince(range.lowerBound) < 86_400
    // A day of 25 hours holds a range of 24.
    if isShort || start.date == end.date {
      return words.times(from: start, to: end, width: width)
    }
    return words.days(from: start.date, to: end.date, width: width)
  }
}
