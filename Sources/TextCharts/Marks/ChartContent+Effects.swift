// Screen readers get a summary of a chart, and cells have neither blurs nor shadows.
/// - Effect: none
extension ChartContent {
  /// - Effect: none; the chart is read aloud as a summary.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  /// - Effect: none; the chart is read aloud as a summary.
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent {
    self
  }
  /// - Effect: none; the chart is read aloud as a summary.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<Label: StringProtocol>(
    _ label: Label
  ) -> some ChartContent { self }
  /// - Effect: none; the chart is read aloud as a summary.
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  /// - Effect: none; the chart is read aloud as a summary.
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent {
    self
  }
  /// - Effect: none; the chart is read aloud as a summary.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<Value: StringProtocol>(
    _ value: Value
  ) -> some ChartContent { self }
  /// - Effect: none; nothing looks for the marks of a picture.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    self
  }
  /// - Effect: none; each mark is drawn by itself.
  nonisolated public func compositingLayer() -> some ChartContent { self }
  /// - Effect: none; cells have no blurs.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { self }
  /// - Effect: none; cells have no shadows.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }
  /// - Effect: none; the marks of a chart are clipped to its plot.
  nonisolated public func clipShape<Clip: Shape>(
    _ shape: Clip, style: FillStyle = FillStyle()
  ) -> some ChartContent { self }
}
