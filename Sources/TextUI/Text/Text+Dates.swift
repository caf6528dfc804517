import DateStyles

extension Text {
  /// What a date is shown as.
  public struct DateStyle: Hashable, Sendable {
    let style: DateText.Style

    /// The time of day: `9:41 AM`.
    public static let time = DateStyle(style: .time)
    /// The day: `April 1, 2020`.
    public static let date = DateStyle(style: .date)
    /// The day as it is named from near: `Sun` less than a week from now, else `April 1, 2020`.
    package static let day = DateStyle(style: .day)
    /// The distance from now: `11 min, 14 sec`.
    public static let relative = DateStyle(style: .relative)
    /// The distance from now in one unit with a sign: `+11 minutes`.
    public static let offset = DateStyle(style: .offset)
    /// The distance from now as a clock counts it: `11:14`.
    public static let timer = DateStyle(style: .timer)
  }

  /// Shows a date relative to the moment the picture is shown at.
  public init(_ date: Date, style: DateStyle) { self.init(.date(.date(date, style.style))) }

  /// Shows a span of time: `9:30AM-2:45PM`.
  public init(_ dates: ClosedRange<Date>) { self.init(.date(.range(dates))) }

  /// Shows a span of time: `9:30AM-2:45PM`.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Shows a timer that counts within an interval.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(.date(.timer(timerInterval, pause: pauseTime, down: countsDown, hours: showsHours)))
  }

  /// Shows a value as its format writes it, in the locale, time zone and calendar of the
  /// environment unless the format names its own.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format: format)))
  }

  /// Shows what a closure writes, which runs only when the text is shown or read aloud.
  package init(writing write: @escaping (EnvironmentValues) -> String) {
    self.init(.formatted(FormattedValue(write)))
  }
}
