/// Which value of each element a plot places, and what it is a value of.
///
/// ```swift
/// LinePlot(levels, x: .value("Hour", \.date), y: .value("Level", \.level))
/// ```
public struct PlottableProjection<DataElement, Value> {
  let value: (DataElement) -> PlottableValue<Value>

  func plotted(_ element: DataElement) -> PlottedValue { value(element).labeled.plotted }
}

extension PlottableProjection where Value: Plottable {
  /// Each element's place on an axis; the label is read aloud and names a legend.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { value(Text(labelKey), keyPath) }

  /// Each element's place on an axis, under a label that is not looked up.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { value(Text(verbatim: String(label)), keyPath) }

  /// Each element's place on an axis, under a label with a style of its own.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { PlottableProjection { .value(label, $0[keyPath: keyPath]) } }
}

extension PlottableProjection where Value == Date {
  /// The unit that holds the moment at a key path, such as its day.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection { .value(labelKey, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }

  /// The unit that holds the moment at a key path.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection { .value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }
}
