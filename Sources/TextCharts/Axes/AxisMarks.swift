/// Marks at values of an axis.
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

  /// Adds the marks.
  public func collect(into axis: inout AxisGroups) { axis.groups.append(group) }
}

extension AxisMarks where Content: AxisMark {
  /// Marks that a closure makes for each value.
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

  /// Marks that a closure makes for each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset: preset, position: position, values: .these(values), content: content) }

  /// Marks that a closure makes where there is nothing to know of the values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset: preset, position: position, values: values) { _ in content() } }

  /// Marks that a closure makes where there is nothing to know of the values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset: preset, position: position, values: .these(values)) { _ in content() } }
}

/// What an axis has where its builder says nothing else.
public typealias UsualAxisMark = AxisMarkPair<AxisGridLine, AxisValueLabel<Text>>

extension AxisMarks where Content == UsualAxisMark {
  /// Lines of the grid and labels.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: values) { (_: AxisValue) in
      AxisGridLine(stroke: stroke)
      AxisValueLabel()
    }
  }

  /// Lines of the grid and labels at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) { self.init(preset: preset, position: position, values: .these(values), stroke: stroke) }

  /// Lines of the grid and labels that a format writes.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values) { (_: AxisValue) in
      AxisGridLine(stroke: stroke)
      AxisValueLabel(format: format)
    }
  }

  /// Lines of the grid and labels at some values that a format writes.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: .these(values), stroke: stroke)
  }
}
