/// Stretches of time, as a histogram counts moments.
///
/// ```swift
/// let months = DateBins(unit: .month, data: drinks.map(\.date), calendar: calendar)
/// ```
public struct DateBins: RandomAccessCollection {
  /// Where stretches begin, and where the last one ends; at least two.
  public let thresholds: [Date]

  /// Stretches between moments, in any order; fewer than two of them hold nothing.
  public init(thresholds: [Date]) {
    let sorted = thresholds.sorted()
    // A collection of stretches has `count - 1` of them, which must not be -1.
    let only = sorted.first ?? Self.nothing.lowerBound
    self.thresholds = sorted.count > 1 ? sorted : [only, only]
  }

  /// Units of the calendar that hold all of some moments.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: some Sequence<Date>,
    calendar: Calendar = Calendar(identifier: .gregorian)
  ) {
    self.init(
      unit: unit, by: count,
      range: data.closedRange ?? Self.nothing, calendar: calendar)
  }

  /// Units of the calendar that hold a range, at most 1000; of one that is no stretch of time, such
  /// as `.era`, the range.
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

  /// Units of the calendar that hold all of some moments, at most about as many as asked for.
  public init(
    data: some Sequence<Date>, desiredCount: Int = 10,
    calendar: Calendar = Calendar(identifier: .gregorian)
  ) {
    self.init(
      range: data.closedRange ?? Self.nothing, desiredCount: desiredCount, calendar: calendar)
  }

  /// Units of the calendar that hold a range, at most about as many as asked for.
  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10,
    calendar: Calendar = Calendar(identifier: .gregorian)
  ) {
    let seconds = range.upperBound.timeIntervalSince(range.lowerBound)
    self.init(every: .step(of: seconds, count: desiredCount), range, calendar)
  }

  /// Stretches of so many seconds that hold all of some moments.
  public init(timeInterval: TimeInterval, data: some Sequence<Date>) {
    self.init(timeInterval: timeInterval, range: data.closedRange ?? Self.nothing)
  }

  /// Stretches of so many seconds that hold a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    // Counted from 2001 as dates keep it: counted from 1970 the boundaries would be rounded twice.
    let seconds =
      range.lowerBound
      .timeIntervalSinceReferenceDate...range.upperBound
      .timeIntervalSinceReferenceDate
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
    // Up to and with the one behind the end: a moment on a boundary begins the next stretch.
    while let last = thresholds.last, last <= range.upperBound, thresholds.count <= 1000 {
      thresholds.append(calendar.next(stride, after: last))
    }
    self.init(thresholds: thresholds)
  }

  /// The number of the first stretch.
  public var startIndex: Int { 0 }
  /// How many stretches there are.
  public var endIndex: Int { thresholds.count - 1 }

  /// A stretch by its number.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isLast: position == endIndex - 1)
  }

  /// The number of the stretch that holds a moment; of one outside of all the nearest.
  ///
  /// O(log n).
  public func index(for value: Date) -> Int { thresholds.binIndex(for: value) }
}
