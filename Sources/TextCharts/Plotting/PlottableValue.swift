/// Inlinable where lines and areas call it: each has several, and otherwise the runtime looks up
/// the generic type every time.
public struct PlottableValue<Value> {
  @usableFromInline let labeled: LabeledValue

  @usableFromInline init(_ label: Text, _ value: LabeledValue.Content) {
    labeled = LabeledValue(label: label, content: value)
  }
}

/// A value with its label and its type erased.
@usableFromInline
struct LabeledValue: Sendable {
  @usableFromInline
  enum Content: Sendable {
    case value(PlottedValue)
    /// Between two values.
    case range(PlottedValue, PlottedValue)
    /// The hour, day or other unit with this date.
    case bin(Date, Calendar.Component, Calendar?)
  }

  let label: Text
  let content: Content

  /// The value, or the start of its range.
  @usableFromInline var plotted: PlottedValue {
    switch content {
    case .value(let value), .range(let value, _): value
    case .bin(let date, _, _): .date(date)
    }
  }
}

extension PlottableValue where Value: Plottable {
  /// Speech and legends use the label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(Text(labelKey), .value(value.plotted))
  }

  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Value
  ) -> PlottableValue { PlottableValue(Text(verbatim: String(label)), .value(value.plotted)) }

  @inlinable
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label, .value(value.plotted))
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(Text(labelKey), .range(range.lowerBound.plotted, range.upperBound.plotted))
  }

  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    Self(Text(verbatim: String(label)), .range(range.lowerBound.plotted, range.upperBound.plotted))
  }
}

extension PlottableValue where Value == Date {
  /// `calendar` replaces the environment's time zone and first weekday.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(Text(labelKey), .bin(value, unit, calendar)) }

  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(Text(verbatim: String(label)), .bin(value, unit, calendar)) }

  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(label, .bin(value, unit, calendar)) }
}
