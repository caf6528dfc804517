/// Marks at the values of an axis.
///
/// ```swift
/// .chartXAxis {
///   AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
///     AxisGridLine()
///     AxisValueLabel(format: .dateTime.hour())  // with `import FoundationFormats`
///   }
/// }
/// ```
public struct AxisMarks<Content>: AxisContent {
  /// The marks.
  public let groups: AxisGroups

  private init(
    _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ content: @escaping @MainActor (AxisValue) -> AxisParts
  ) {
    let group = AxisGroup(position: position, values: values, content: content)
    groups = AxisGroups(all: [group])
  }
}

extension AxisMarks where Content: AxisMark {
  /// Creates marks from each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(position, values) { content($0).parts } }

  /// Creates marks from each of the given values, to which an axis without a set domain reaches.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(position, .these(values)) { content($0).parts } }

  /// Creates the same marks at every value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(position, values) { _ in content().parts } }

  /// Creates the same marks at each of the given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(position, .these(values)) { _ in content().parts } }
}

extension AxisMarks where Content == AxisParts {
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
