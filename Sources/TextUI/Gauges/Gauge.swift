/// A value within a range, drawn as a ring or a bar.
///
/// ```swift
/// Gauge(value: 56, in: 0...400) {
///   Text("mg")
/// } currentValueLabel: {
///   Text("56")
/// }
/// .gaugeStyle(.accessoryCircular)
/// ```
///
/// ```
///  ⢀⠔⠊⠉⠉⠑⠢⡀
/// ⡰⠁      ⠈⢆
/// ●   56   ⢸
/// ⠱        ⠎
///     mg
/// ```
///
/// The style decides which labels are shown, and where.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  init<Value: BinaryFloatingPoint>(
    value: Value, bounds: ClosedRange<Value>, label: Label, currentValueLabel: CurrentValueLabel,
    minimumValueLabel: BoundsLabel, maximumValueLabel: BoundsLabel
  ) {
    fraction = Self.fraction(of: value, in: bounds)
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  /// The position of a value in a range, 0…1; 0 for an empty range and for NaN.
  private static func fraction<Value: BinaryFloatingPoint>(
    of value: Value, in bounds: ClosedRange<Value>
  ) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    let fraction = Double((value - bounds.lowerBound) / length)
    return fraction.limitedToUnit
  }
}

extension Gauge: View
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  public func resolve(into builder: inout TreeBuilder) {
    let configuration = GaugeStyleConfiguration(
      value: fraction,
      label: AnyView(label),
      currentValueLabel: AnyView(unlessEmpty: currentValueLabel),
      minimumValueLabel: AnyView(unlessEmpty: minimumValueLabel),
      maximumValueLabel: AnyView(unlessEmpty: maximumValueLabel))
    builder.environment.shared.styles.gauge(configuration, &builder)
  }
}

extension AnyView {
  /// Erases the type of a view; nil for the empty view.
  init?<Content: View>(unlessEmpty content: Content) {
    if Content.self == EmptyView.self { return nil }
    self.init(content)
  }
}
