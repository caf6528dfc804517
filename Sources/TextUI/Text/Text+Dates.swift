import DateStyles

extension Text {
  public struct DateStyle: Hashable, Sendable {
    let style: DateText.Style

    public static let time = DateStyle(style: .time)
    public static let date = DateStyle(style: .date)
    /// The weekday, `Sun`, less than a week from now, else the date: `April 1, 2020`.
    package static let day = DateStyle(style: .day)
    public static let relative = DateStyle(style: .relative)
    public static let offset = DateStyle(style: .offset)
    public static let timer = DateStyle(style: .timer)
  }

  /// Shows a date in a style, relative to the environment's ``EnvironmentValues/now``.
  public init(_ date: Date, style: DateStyle) { self.init(.date(.date(date, style.style))) }

  public init(_ dates: ClosedRange<Date>) { self.init(.date(.range(dates))) }

  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(.date(.timer(timerInterval, pause: pauseTime, down: countsDown, hours: showsHours)))
  }

  /// Shows a formatted value, by the environment's conventions unless the format has its own.
  ///
  /// A date has the environment's zone and calendar only in a program that imports
  /// `FoundationFormats`, as `SwiftUI` does; otherwise those of the process.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format: format)))
  }

  /// Shows the text of a closure, which runs only when it is shown or read aloud.
  package init(writing write: @escaping (EnvironmentValues) -> String) {
    self.init(.formatted(FormattedValue(write)))
  }
}
