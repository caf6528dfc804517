import CaffeineDomain

/// The time of a change in milliseconds since 1970, which ascends within a device's file.
///
/// A hybrid logical clock (Kulkarni et al., OPODIS 2014): the wall clock, or one more than the
/// highest stamp so far if the clock stands still or was set back. Always within `none...latest`,
/// whatever a line contains.
package struct Stamp: Hashable, Comparable, Sendable {
  /// 0 for lines without a stamp.
  package let milliseconds: Int64

  /// `nil` outside of the range.
  package init?(validating milliseconds: Int64) {
    guard Self.range.contains(milliseconds) else { return nil }
    self.milliseconds = milliseconds
  }

  /// Limits the value to the range.
  package init(clamping milliseconds: Int64) {
    self.milliseconds = min(max(milliseconds, Self.range.lowerBound), Self.range.upperBound)
  }

  private static let range: ClosedRange<Int64> = 0...7_258_118_400_000

  /// For lines written by hand without a stamp; any other wins.
  package static let none = Stamp(clamping: range.lowerBound)

  /// The year 2200; a later stamp is damage.
  package static let latest = Stamp(clamping: range.upperBound)

  /// The start of 2026: no correct clock is earlier, as this program did not exist.
  package static let first = Stamp(clamping: 1_767_225_600_000)

  /// The longest time from a stamp to its intake's start, 48 h in ms.
  ///
  /// This limit lets readers stop: an intake at or after an instant was recorded at most 48 h
  /// before it.
  package static let longestPlan = Int64(Intake.longestPlan) * 1000

  /// The largest lead of another device's stamp over the wall clock to follow, 24 h in ms.
  ///
  /// A hybrid logical clock is only as correct as the clocks that it follows, so the lead is
  /// limited.
  package static let largestLead: Int64 = 24 * 3_600_000

  /// The wall clock in ms.
  ///
  /// A clock that is centuries off stays within the range, and a day of stamps, 86 million, remains
  /// after it.
  package static func wallClock(_ now: Date) -> Int64 {
    let milliseconds = now.timeIntervalSince1970 * 1000
    return Int64(
      // From 1, as 0 means no stamp and loses to all others.
      min(max(milliseconds.isNaN ? 0 : milliseconds, 1), Double(latest.milliseconds - 86_400_000)))
  }

  /// The wall clock, or one more than `last`; throws `StoreError.noLaterDate` at the end of the range.
  package static func next(
    of device: String, wallClock: Int64, after last: Stamp
  ) throws(StoreError) -> Stamp {
    guard let next = Stamp(validating: max(wallClock, last.milliseconds + 1)) else {
      throw .noLaterDate(device: device)
    }
    return next
  }

  /// The stamp of an imported entry: 48 h before its start, at the earliest 1970.
  ///
  /// No device can have recorded it earlier, so every change by hand is later.
  static func imported(_ intake: Intake) -> Stamp {
    Stamp(clamping: max(Journal.seconds(intake.start) * 1000 - longestPlan, 1))
  }

  /// Orders by time.
  package static func < (left: Stamp, right: Stamp) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
