public struct GaugeStyleConfiguration {
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?

  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView
  public typealias MinimumValueLabel = AnyView
  public typealias MaximumValueLabel = AnyView

  /// The type of labels at marks, which no gauge shows here.
  public typealias MarkedValueLabel = AnyView
}
