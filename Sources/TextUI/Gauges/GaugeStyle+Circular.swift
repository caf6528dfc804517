import struct Foundation.CGFloat

/// An open ring with a mark at the value.
///
/// The label of the value stands in the middle; those of the ends, or else the gauge's own, stand
/// in the gap at the bottom.
public struct AccessoryCircularGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
  /// The view of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    let bounds = bounds(configuration)
    LabeledRing(
      form: .open, value: configuration.value, label: configuration.currentValueLabel?.content,
      isSpokenByLabel: configuration.currentValueLabel != nil,
      gap: bounds ?? configuration.label.content,
      unseen: bounds == nil ? nil : configuration.label.content)
  }

  /// The labels of the ends, if there are any.
  @MainActor private func bounds(_ configuration: Configuration) -> AnyView? {
    if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
      return nil
    }
    return AnyView(
      HStack(spacing: 0) {
        configuration.minimumValueLabel
        Spacer(minLength: CellMetrics.width)
        configuration.maximumValueLabel
      })
  }
}

/// A closed ring that fills, with the label of the value in the middle.
public struct AccessoryCircularCapacityGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The view of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRing(
      form: .closed, value: configuration.value,
      label: configuration.currentValueLabel?.content,
      isSpokenByLabel: configuration.currentValueLabel != nil,
      unseen: configuration.label.content)
  }
}

/// A ring as on a watch: open, with a mark at the value.
public struct CircularGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension CircularGaugeStyle: GaugeStyle {
  /// The view of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
  }
}
