#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DateText {
  /// The first instant after `now` at which the text of a date changes, or nil where it never does.
  ///
  /// From `now` until just before that instant the text stays as it is.
  /// - Complexity: O(d) for d days without a change, at most some 366.
  public func nextChange(of date: Date, style: Style, width: Width, after now: Date) -> Date? {
    let moments = Moments(of: date, at: now)
    switch style {
    case .time, .date: return nil
    case .timer: return date.addingTimeInterval(Double(moments.elapsed + 1))
    case .relative, .offset: return date.addingTimeInterval(Double(moments.elapsed + 1))
    }
  }
}
