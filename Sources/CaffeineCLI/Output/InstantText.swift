import DateStyles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An instant as other programs read it: `2026-11-21T08:30:00Z`.
///
/// ISO 8601 in UTC, whole seconds, fractions dropped (RFC 3339).
func instantText(_ date: Date) -> String {
  let shown = WallClock.utc.dateTime(at: date)
  return "\(padded(shown.year, 4))-\(padded(shown.month))-\(padded(shown.day))"
    + "T\(padded(shown.hour)):\(padded(shown.minute)):\(padded(shown.second))Z"
}

/// A number with zeros in front.
func padded(_ number: Int, _ width: Int = 2) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
