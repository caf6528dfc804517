/// The values of an axis that have marks.
///
///     AxisMarks(values: .automatic(desiredCount: 3))
///     AxisMarks(values: .stride(by: .hour, count: 6))  // 0:00, 6:00, 12:00, 18:00
public struct AxisMarkValues {
  enum Kind {
    case automatic(minimumStride: Double?, desiredCount: Int?)
    case stride(Double)
    case calendar(CalendarStride?, Calendar?)
    case values([PlottedValue])
  }

  let kind: Kind
  let roundsLowerBound: Bool?
  let roundsUpperBound: Bool?

  private init(_ kind: Kind, _ roundsLowerBound: Bool? = nil, _ roundsUpperBound: Bool? = nil) {
    self.kind = kind
    self.roundsLowerBound = roundsLowerBound
    self.roundsUpperBound = roundsUpperBound
  }

  /// The number of automatic values on an axis with space for `most`.
  func count(atMost most: Int) -> Int {
    if case .automatic(_, let desired?) = kind { min(most, max(desired, 1)) } else { most }
  }

  /// Round numbers or calendar steps, as many as fit.
  public static var automatic: AxisMarkValues { automatic() }

  /// Round numbers or calendar steps: at most about `desiredCount`, and no more than fit.
  ///
  /// A rounded bound extends the axis to the next such value; by default only axes of numbers do.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(minimumStride: nil, desiredCount: desiredCount), roundLowerBound, roundUpperBound)
  }

  /// Round numbers at least `minimumStride` apart.
  public static func automatic<Value: Plottable & BinaryFloatingPoint>(
    minimumStride: Value, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(minimumStride: Double(minimumStride), desiredCount: desiredCount),
      roundLowerBound, roundUpperBound)
  }

  /// The multiples of a number.
  public static func stride<Value: Plottable & BinaryFloatingPoint>(
    by value: Value, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(.stride(Double(value)), roundLowerBound, roundUpperBound) }

  /// Calendar steps, such as every third hour or every second day.
  ///
  /// `calendar` replaces the environment's time zone and first weekday.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .calendar(CalendarStride(component, count: count), calendar), roundLowerBound,
      roundUpperBound)
  }

  static func these<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(.values(values.map { $0.plotted }))
  }
}
