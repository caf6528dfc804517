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

  public static var automatic: AxisMarkValues { automatic() }

  /// At most about `desiredCount` round numbers or calendar steps, and no more than fit.
  ///
  /// By default only axes of numbers round their bounds.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(minimumStride: nil, desiredCount: desiredCount), roundLowerBound, roundUpperBound)
  }

  public static func automatic<Value: Plottable & BinaryFloatingPoint>(
    minimumStride: Value, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(minimumStride: Double(minimumStride), desiredCount: desiredCount),
      roundLowerBound, roundUpperBound)
  }

  public static func stride<Value: Plottable & BinaryFloatingPoint>(
    by value: Value, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(.stride(Double(value)), roundLowerBound, roundUpperBound) }

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
