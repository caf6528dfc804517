/// Marks at the values of an axis.
///
/// ```swift
/// .chartXAxis {
///   AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
///     AxisGridLine()
///     AxisValueLabel(format: .dateTime.hour())
///   }
/// }
/// ```
public struct AxisMarks<Content>: AxisContent {
  let group: AxisGroup

  /// Appends the marks.
  public func collect(into axis: inout AxisGroups) { axis.groups.append(group) }
}

extension AxisMarks where Content: AxisMark {
  /// Creates marks from each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    group = AxisGroup(position: position, values: values) { value in
      var parts = AxisParts()
      content(value).collect(into: &parts)
      return parts
    }
  }

  /// Creates marks from each of the given values, to which an axis without a set domain reaches.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset: preset, position: position, values: .these(values), content: content) }

  /// Creates the same marks at every value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset: preset, position: position, values: values) { _ in content() } }

  /// Creates the same marks at each of the given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset: preset, position: position, values: .these(values)) { _ in content() } }
}

/// The marks of an axis without a builder: a grid line and a label.
public typealias UsualAxisMark = AxisMarkPair<AxisGridLine, AxisValueLabel<Text>>

extension AxisMarks where Content == UsualAxisMark {
  /// Creates grid lines and labels.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: values) { (_: AxisValue) in
      AxisGridLine(stroke: stroke)
      AxisValueLabel()
    }
  }

  /// Creates grid lines and labels at the given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) { self.init(preset: preset, position: position, values: .these(values), stroke: stroke) }

  /// Creates grid lines, and labels in the given format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values) { (_: AxisValue) in
      AxisGridLine(stroke: stroke)
      AxisValueLabel(format: format)
    }
  }

  /// Creates grid lines, and labels in the given format, at the given values.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: .these(values), stroke: stroke)
  }
}
