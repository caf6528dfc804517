/// The value of each element that a plot uses, with its label.
///
/// ```swift
/// LinePlot(levels, x: .value("Hour", \.date), y: .value("Level", \.level))
/// ```
public struct PlottableProjection<DataElement, Value> {
  let value: (DataElement) -> PlottableValue<Value>

  func plotted(_ element: DataElement) -> PlottedValue { value(element).labeled.plotted }
}

extension PlottableProjection where Value: Plottable {
  /// Plots the value at a key path; speech and legends use the label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { value(Text(labelKey), keyPath) }

  /// Plots the value at a key path; the label is plain text.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { value(Text(verbatim: String(label)), keyPath) }

  /// Plots the value at a key path; the label is a styled text.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { PlottableProjection { .value(label, $0[keyPath: keyPath]) } }
}

extension PlottableProjection where Value == Date {
  /// Plots the unit with the date at a key path, such as its day.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection { .value(labelKey, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }

  /// Plots the unit with the date at a key path; the label is plain text.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection { .value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }
}
