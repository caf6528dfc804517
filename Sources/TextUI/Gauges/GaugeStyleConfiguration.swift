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

  /// What a gauge is about.
  public struct Label: View {
    let content: AnyView

    /// The label as it was given.
    public var body: some View { content }
  }

  /// The value in words.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// The label as it was given.
    public var body: some View { content }
  }

  /// The lower end of a range.
  public struct MinimumValueLabel: View {
    let content: AnyView

    /// The label as it was given.
    public var body: some View { content }
  }

  /// The upper end of a range.
  public struct MaximumValueLabel: View {
    let content: AnyView

    /// The label as it was given.
    public var body: some View { content }
  }
}
