/// A value to be placed, and what it is a value of.
///
/// ```swift
/// .value("Level", 110)
/// .value("Day", date, unit: .day)
/// ```
///
/// What makes one and what takes it is inlinable: a chart has a few for each of its marks, and the
/// runtime would look up the generic type for each.
public struct PlottableValue<Value> {
  @usableFromInline let labeled: LabeledValue

  @usableFromInline init(_ label: Text, _ value: LabeledValue.Content) {
    labeled = LabeledValue(label: label, content: value)
  }
}

/// A value to be placed, without its type.
@usableFromInline
struct LabeledValue: Sendable {
  @usableFromInline
  enum Content: Sendable {
    case value(PlottedValue)
    /// From one value to another.
    case range(PlottedValue, PlottedValue)
    /// From one value to another, which is a place of its own, as that of a bar.
    case stretch(PlottedValue, PlottedValue)
    /// The hour, day or other unit that holds a moment.
    case bin(Date, Calendar.Component, Calendar?)
  }

  let label: Text
  let content: Content
}

extension PlottableValue where Value: Plottable {
  /// One place on an axis, such as `.value("Day", date)`; the label is read aloud and names a legend.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(Text(labelKey), .value(value.plotted))
  }

  /// One place on an axis, under a label that is not looked up.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Value
  ) -> PlottableValue { PlottableValue(Text(verbatim: String(label)), .value(value.plotted)) }

  /// One place on an axis, under a label with a style of its own.
  @inlinable
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label, .value(value.plotted))
  }

  /// All values from one to another.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(Text(labelKey), .range(range.lowerBound.plotted, range.upperBound.plotted))
  }

  /// All values from one to another.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(
      Text(verbatim: String(label)), .range(range.lowerBound.plotted, range.upperBound.plotted))
  }
}

extension PlottableValue where Value == Date {
  /// The unit that holds a moment, such as its day: bars fill it, points and lines lie in its
  /// middle.
  ///
  /// The calendar matters where its time zone and first weekday differ from the environment's.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(Text(labelKey), .bin(value, unit, calendar)) }

  /// The unit that holds a moment.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(Text(verbatim: String(label)), .bin(value, unit, calendar)) }

  /// The unit that holds a moment.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(label, .bin(value, unit, calendar)) }
}

extension LabeledValue {
  /// The value, or that in which a stretch begins.
  @usableFromInline var plotted: PlottedValue {
    switch content {
    case .value(let value), .range(let value, _), .stretch(let value, _): value
    case .bin(let date, _, _): .date(date)
    }
  }
}
