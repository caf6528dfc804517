/// The parts of a gauge that a style draws.
public struct GaugeStyleConfiguration {
  /// The position of the value in its range, 0…1.
  public let value: Double
  /// The label of the gauge.
  public let label: Label
  /// The label of the value; `nil` for none.
  public let currentValueLabel: CurrentValueLabel?
  /// The label of the lower end of the range, if there is one.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label of the upper end of the range, if there is one.
  public let maximumValueLabel: MaximumValueLabel?

  /// The type of the label.
  public typealias Label = AnyView
  /// The type of the label of the value.
  public typealias CurrentValueLabel = AnyView
  /// The type of the label of the lower end.
  public typealias MinimumValueLabel = AnyView
  /// The type of the label of the upper end.
  public typealias MaximumValueLabel = AnyView

  /// The type of labels at marks, which no gauge shows here.
  public typealias MarkedValueLabel = AnyView
}
