/// What a style is told about a gauge.
public struct GaugeStyleConfiguration {
  /// Where the value lies in its range, 0…1.
  public let value: Double
  /// What the gauge is about.
  public let label: Label
  /// The value in words, if there is a label for it.
  public let currentValueLabel: CurrentValueLabel?
  /// The lower end of the range, if there is a label for it.
  public let minimumValueLabel: MinimumValueLabel?
  /// The upper end of the range, if there is a label for it.
  public let maximumValueLabel: MaximumValueLabel?

  /// The type of the label.
  public typealias Label = AnyView
  /// The type of the label of the value.
  public typealias CurrentValueLabel = AnyView
  /// The type of the label of the lower end.
  public typealias MinimumValueLabel = AnyView
  /// The type of the label of the upper end.
  public typealias MaximumValueLabel = AnyView
}

extension GaugeStyleConfiguration {
  /// Here no gauge shows a label at a mark.
  public typealias MarkedValueLabel = AnyView
}
