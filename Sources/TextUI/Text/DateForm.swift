import DateStyles

/// A date as text, in several lengths.
enum DateForm: Hashable, Sendable {
  case date(Date, DateText.Style)
  case range(ClosedRange<Date>)
  case timer(ClosedRange<Date>, pause: Date?, down: Bool, hours: Bool)

  /// The text in one width; a distance has at most the form "11 min, 14 sec".
  ///
  /// Source: Apple, "Displaying dynamic dates in widgets", for `.relative`, as on devices; only a
  /// comment in SwiftUI's interface has "2 hours, 23 minutes".
  func string(_ width: DateText.Width, in environment: EnvironmentValues) -> String {
    let formatter = environment.shared.dateText
    let now = environment.now
    return switch self {
    case .date(let date, let style):
      formatter.string(
        for: date, style: style, width: style == .relative && width == .wide ? .abbreviated : width,
        relativeTo: now)
    case .range(let range):
      formatter.string(for: range, width: width)
    case .timer(let interval, let pause, let down, let hours):
      formatter.timer(
        for: interval, countsDown: down, showsHours: hours, pauseTime: pause, width: width, at: now)
    }
  }

  /// The spoken text, if it differs: a distance in whole words.
  func spokenText(in environment: EnvironmentValues) -> String? {
    guard case .date(let date, .relative) = self else { return nil }
    return environment.shared.dateText.string(
      for: date, style: .relative, width: .wide, relativeTo: environment.now)
  }

  /// The first moment after the environment's at which the text changes, at any width.
  func nextChange(in environment: EnvironmentValues) -> Date? {
    let formatter = environment.shared.dateText
    let now = environment.now
    return switch self {
    case .date(let date, let style):
      formatter.nextChange(of: date, style: style, width: .wide, after: now)
    case .range: nil
    case .timer(let interval, let pause, let down, _):
      formatter.nextTimerChange(for: interval, countsDown: down, pauseTime: pause, after: now)
    }
  }
}
