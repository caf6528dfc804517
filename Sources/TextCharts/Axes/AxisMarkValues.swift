/// The values at which an axis has marks.
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

  /// Nice numbers, or steps of the calendar, as many as there is room for.
  public static var automatic: AxisMarkValues { automatic() }

  /// Nice numbers, or steps of the calendar, at most about so many and as there is room for.
  ///
  /// The bounds are rounded where the axis begins or ends at such a value (default: of numbers only).
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(minimumStride: nil, desiredCount: desiredCount), roundLowerBound, roundUpperBound)
  }

  /// Nice numbers that are not closer than a stride.
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

  /// Steps of the calendar, such as every third hour or every second day, in
  /// a calendar where its time zone and first weekday differ from the environment's.
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
