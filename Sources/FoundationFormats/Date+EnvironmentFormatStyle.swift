#if canImport(FoundationInternationalization)
  public import FoundationEssentials
  public import FoundationInternationalization
#else
  public import Foundation
#endif

// Foundation's formats of dates in the locale, the calendar and the zone of the environment.

extension Date.FormatStyle: EnvironmentFormatStyle, DateFormat {
  /// The date as the style writes it, in the surroundings that its author has not chosen.
  public func string(for date: Date, in environment: EnvironmentValues) -> String {
    following(environment).format(date)
  }
}

extension Date.IntervalFormatStyle: EnvironmentFormatStyle, DateFormat {
  /// The dates as the style writes them, in the surroundings that its author has not chosen.
  public func string(for dates: Range<Date>, in environment: EnvironmentValues) -> String {
    following(environment).format(dates)
  }
}

extension Date.RelativeFormatStyle: EnvironmentFormatStyle {
  /// The distance from the environment's moment: by itself the style counts from the moment it is
  /// asked.
  public func string(for date: Date, in environment: EnvironmentValues) -> String {
    // It seldom changes within a minute, and nothing tells when.
    environment.noteTextChange(environment.now + 60)
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: presentation, unitsStyle: unitsStyle,
      locale: locale.chosen(or: environment.locale),
      calendar: calendar.chosen(or: environment.calendar),
      capitalizationContext: capitalizationContext
    ).format(environment.now)
  }
}

/// A format that has all three, which its author may have chosen or not.
private protocol DateFormat {
  var locale: Locale { get set }
  var calendar: Calendar { get set }
  var timeZone: TimeZone { get set }
}

extension DateFormat {
  fileprivate func following(_ environment: EnvironmentValues) -> Self {
    var style = self
    style.locale = locale.chosen(or: environment.locale)
    style.calendar = calendar.chosen(or: environment.calendar)
    style.timeZone = timeZone.chosen(or: environment.timeZone)
    return style
  }
}

/// What the process has one of, for those who choose none.
private protocol Choice: Equatable {
  static var autoupdatingCurrent: Self { get }
}

extension Locale: Choice {}
extension Calendar: Choice {}
extension TimeZone: Choice {}

extension Choice {
  fileprivate func chosen(or other: Self) -> Self { self == .autoupdatingCurrent ? other : self }
}
