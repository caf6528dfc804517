/// All but a reference choose their units and width like the corresponding date style of a `Text`.
///
/// Fields, `sign`, thresholds, precision, and all numbers of fields but an offset's are ignored.
public enum SystemFormatStyle {
  public struct DateOffset: Hashable, Sendable {
    let anchor: Date
    let maxFieldCount: Int

    public static func offset(
      to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self { Self(anchor: anchor, maxFieldCount: maxFieldCount) }
  }

  /// A date relative to now: `in 2 hours`, or `April 1, 2020` if it is a day or more away.
  public struct DateReference: Hashable, Sendable {
    let date: Date

    public static func reference(
      to date: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [],
      maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
    ) -> Self { Self(date: date) }
  }

  public struct Stopwatch: Hashable, Sendable {
    let start: Date
    let showsHours: Bool

    public static func stopwatch(
      startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) -> Self { Self(start: start, showsHours: showsHours) }
  }

  public struct Timer: Hashable, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool

    public static func timer(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .milliseconds(10)
    ) -> Self { Self(interval: interval, countsDown: true, showsHours: showsHours) }

    public static func timer(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .milliseconds(10)
    ) -> Self { Self(interval: interval, countsDown: false, showsHours: showsHours) }
  }
}

extension Text {
  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateOffset) {
    self.init(format.anchor, style: format.maxFieldCount == 1 ? .offset : .relative)
  }

  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateReference) {
    self.init(writing: { environment in
      environment.textChanges?.note(environment.now + 60)
      if abs(format.date.timeIntervalSince(environment.now)) < 86_400 {
        return Date.AnchoredRelativeFormatStyle(
          anchor: format.date, presentation: .numeric, locale: environment.locale,
          calendar: environment.calendar
        ).format(environment.now)
      }
      return Date.FormatStyle(
        date: .long, time: .omitted, locale: environment.locale, calendar: environment.calendar,
        timeZone: environment.timeZone
      ).format(format.date)
    })
  }

  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.Stopwatch) {
    self.init(
      timerInterval: format.start...max(format.start, .distantFuture), countsDown: false,
      showsHours: format.showsHours)
  }

  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.Timer) {
    self.init(
      timerInterval: format.interval.lowerBound...format.interval.upperBound,
      countsDown: format.countsDown, showsHours: format.showsHours)
  }
}

public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  public static var currentDate: Self { Self { $0 } }
}

// For every type of value: `TimeDataSource<Date>.durationOffset(to:)` and the short form compile.
extension TimeDataSource {
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>> { min($0, date)..<date }
  }
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>> { date..<max($0, date) }
  }
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration> { .seconds($0.timeIntervalSince(date)) }
  }
}

extension Text {
  public init<Value, Format: FormatStyle>(_ source: TimeDataSource<Value>, format: Format)
  where Format.FormatInput == Value, Format.FormatOutput == String {
    // The value is copied before each use.
    nonisolated(unsafe) let format = format
    self.init(writing: { environment in
      format.locale(environment.locale).format(source.value(environment.now))
    })
  }
}
