/// Intervals of time for a histogram.
///
/// ```swift
/// let months = DateBins(unit: .month, data: drinks.map(\.date), calendar: calendar)
/// ```
public struct DateBins: RandomAccessCollection {
  /// The start of each interval and the end of the last; always at least two dates.
  public let thresholds: [Date]

  /// Creates intervals between dates in any order; fewer than two dates make one empty interval.
  public init(thresholds: [Date]) {
    let sorted = thresholds.sorted()
    // A collection has `count - 1` intervals, which must not be -1.
    let only = sorted.first ?? Self.nothing.lowerBound
    self.thresholds = sorted.count > 1 ? sorted : [only, only]
  }

  /// Creates calendar units that cover the dates.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: some Sequence<Date>,
    calendar: Calendar = Calendar(identifier: .gregorian)
  ) {
    self.init(unit: unit, by: count, range: data.closedRange ?? Self.nothing, calendar: calendar)
  }

  /// Creates calendar units that cover a range, at most 1000; a component that is no unit of time,
  /// such as `.era`, makes one interval.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = Calendar(identifier: .gregorian)
  ) {
    guard let stride = CalendarStride(unit, count: count) else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    self.init(every: stride, range, calendar)
  }

  /// Creates calendar units that cover the dates, at most about `desiredCount`.
  public init(
    data: some Sequence<Date>, desiredCount: Int = 10,
    calendar: Calendar = Calendar(identifier: .gregorian)
  ) {
    self.init(
      range: data.closedRange ?? Self.nothing, desiredCount: desiredCount, calendar: calendar)
  }

  /// Creates calendar units that cover a range, at most about `desiredCount`.
  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10,
    calendar: Calendar = Calendar(identifier: .gregorian)
  ) {
    let seconds = range.upperBound.timeIntervalSince(range.lowerBound)
    self.init(every: .step(of: seconds, count: desiredCount), range, calendar)
  }

  /// Creates intervals of a length in seconds that cover the dates.
  public init(timeInterval: TimeInterval, data: some Sequence<Date>) {
    self.init(timeInterval: timeInterval, range: data.closedRange ?? Self.nothing)
  }

  /// Creates intervals of a length in seconds that cover a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    // Counted from 2001, as dates store it; from 1970 the boundaries would be rounded twice.
    let start = range.lowerBound.timeIntervalSinceReferenceDate
    let seconds = start...range.upperBound.timeIntervalSinceReferenceDate
    self.init(
      thresholds: NiceNumbers.thresholds(of: timeInterval, in: seconds)
        .map(Date.init(timeIntervalSinceReferenceDate:)))
  }

  private static let nothing: ClosedRange<Date> = {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return start...start
  }()

  private init(every stride: CalendarStride, _ range: ClosedRange<Date>, _ calendar: Calendar) {
    let calendar = ChartCalendar(calendar: calendar)
    var thresholds = [calendar.start(of: stride, holding: range.lowerBound)]
    // Includes the threshold after the end: a date on a boundary begins the next interval.
    while let last = thresholds.last, last <= range.upperBound, thresholds.count <= 1000 {
      thresholds.append(calendar.next(stride, after: last))
    }
    self.init(thresholds: thresholds)
  }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of intervals.
  public var endIndex: Int { thresholds.count - 1 }

  /// The interval at an index; the last one includes its end.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isLast: position == endIndex - 1)
  }

  /// The index of the interval with a date; the nearest interval for a date outside; O(log n).
  public func index(for value: Date) -> Int { thresholds.binIndex(for: value) }
}
