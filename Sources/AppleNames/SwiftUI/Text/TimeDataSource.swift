/// A value that depends on when it is shown.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The moment a picture is shown at.
  public static var currentDate: Self { Self { $0 } }
}

// Of any type of value, so that `TimeDataSource<Date>.durationOffset(to:)` and `.durationOffset(to:)`
// are both right.
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
    // A value that is copied before each use.
    nonisolated(unsafe) let format = format
    self.init(writing: { environment in
      format.locale(environment.locale).format(source.value(environment.now))
    })
  }
}
