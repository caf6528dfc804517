/// A bar with a mark at the value.
///
/// The labels of the ends stand at its edges; without them that of the value stands before it.
public struct AccessoryLinearGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
  /// The view of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    let hasBounds =
      configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    HStack(spacing: CellMetrics.width) {
      if hasBounds {
        configuration.minimumValueLabel
      } else {
        configuration.currentValueLabel
      }
      GaugeBar(
        form: .marked, value: configuration.value,
        isSpoken: configuration.currentValueLabel == nil)
      configuration.maximumValueLabel
    }
    .lineLimit(1)
    .saying(hasBounds ? configuration.currentValueLabel?.content : nil)
    .saying(configuration.label.content)
  }
}

/// A bar that fills, between the label and that of the value; those of the ends at its edges.
///
/// In a single row all stand beside each other.
public struct LinearCapacityGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle {
  /// The view of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledBar(.filled, of: configuration)
  }
}

/// A bar that fills, as accessory widgets have it.
public struct AccessoryLinearCapacityGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The view of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar as on a watch: with a mark at the value.
public struct LinearGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension LinearGaugeStyle: GaugeStyle {
  /// The view of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledBar(.marked, of: configuration)
  }
}

/// The style that fits the surroundings: a bar that fills.
public struct DefaultGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
  /// The view of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}
