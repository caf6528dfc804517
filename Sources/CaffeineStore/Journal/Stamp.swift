import CaffeineDomain

/// When a change was recorded: milliseconds since 1970 that never fall within a device's file.
///
/// A hybrid logical clock (Kulkarni et al., OPODIS 2014): the wall clock, or one more than the
/// highest stamp before it when the wall clock stands still or was set back.
///
/// There is none outside `none...latest`, whatever a line says.
package struct Stamp: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970, 0 for lines without a stamp.
  package let milliseconds: Int64

  /// The stamp of so many milliseconds since 1970; `nil` outside the range.
  package init?(validating milliseconds: Int64) {
    guard Self.range.contains(milliseconds) else { return nil }
    self.milliseconds = milliseconds
  }

  /// The same of a number in JSON; `nil` where it has a fraction, too.
  init?(validating number: Double) {
    guard let milliseconds = Int64(exactly: number) else { return nil }
    self.init(validating: milliseconds)
  }

  /// The stamp that is nearest to so many milliseconds since 1970.
  package init(clamping milliseconds: Int64) {
    self.milliseconds = min(max(milliseconds, Self.range.lowerBound), Self.range.upperBound)
  }

  private static let range: ClosedRange<Int64> = 0...7_258_118_400_000

  /// The stamp of lines written by hand without one: any other wins.
  package static let none = Stamp(clamping: range.lowerBound)

  /// The highest stamp a line may have, the year 2200: beyond it the line is damaged.
  package static let latest = Stamp(clamping: range.upperBound)

  /// The first stamp that a right clock can have given, the year 2026: there was no such program.
  package static let first = Stamp(clamping: 1_767_225_600_000)

  /// How far ahead of its stamp an intake may start, 48 h in ms.
  ///
  /// This bound is what lets a reader stop: whatever starts at or after an instant was
  /// recorded no earlier than 48 h before it.
  package static let longestPlan = Int64(Intake.longestPlan) * 1000

  /// How far ahead of the wall clock another device's stamp is followed, 24 h in ms.
  ///
  /// A hybrid logical clock is only as right as the clocks it follows, so they are bounded.
  package static let largestLead: Int64 = 24 * 3_600_000

  /// The wall clock in ms; a clock that is out by centuries does not leave the range of stamps, and
  /// leaves a day of them, 86 million, to what comes after it.
  package static func wallClock(_ now: Date) -> Int64 {
    let milliseconds = now.timeIntervalSince1970 * 1000
    return Int64(
      // From 1, since 0 is a line without a stamp, which loses to all others.
      min(max(milliseconds.isNaN ? 0 : milliseconds, 1), Double(latest.milliseconds - 86_400_000)))
  }

  /// The next stamp: the wall clock, unless that is not after `last`; `nil` where nothing can follow.
  package static func next(wallClock: Int64, after last: Stamp) -> Stamp? {
    Stamp(validating: max(wallClock, last.milliseconds + 1))
  }

  /// The stamp of an entry that comes from elsewhere: 48 h before its start, 1970 at the earliest.
  ///
  /// No device can have recorded it earlier, so that every change by hand is later.
  static func imported(_ entry: JournalEntry) -> Stamp {
    imported(start: Journal.seconds(entry.start))
  }

  /// The same for a start in seconds since 1970.
  static func imported(start: Int64) -> Stamp {
    Stamp(clamping: max(start * 1000 - longestPlan, 1))
  }

  /// Orders by time.
  package static func < (left: Stamp, right: Stamp) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

/// When a device made a change, among its others.
///
/// Changes in its file are ordered by their stamps. An import and a setting stand elsewhere; they
/// name the last of those stamps, `after`, so that no clock that is set back moves them.
struct Moment: Hashable, Comparable, Sendable {
  /// The stamp of the change in the device's file that came before, `Stamp.none` before the first.
  var after: Stamp
  var stamp: Stamp

  /// Orders as they were made.
  static func < (left: Moment, right: Moment) -> Bool {
    left.after == right.after ? left.stamp < right.stamp : left.after < right.after
  }
}
