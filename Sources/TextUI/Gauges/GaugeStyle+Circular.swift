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
    GaugeRing(
      form: .open, value: configuration.value,
      isSpoken: configuration.currentValueLabel == nil
    )
    .overlay { configuration.currentValueLabel.insideRing() }
    .overlay(alignment: .bottom) {
      gap(configuration).lineLimit(1).frame(maxWidth: Ring.gapWidth)
    }
  }

  @ViewBuilder private func gap(_ configuration: Configuration) -> some View {
    if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
      configuration.label
    } else {
      HStack(spacing: 0) {
        configuration.minimumValueLabel
        Spacer(minLength: CellMetrics.width)
        configuration.maximumValueLabel
      }
    }
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
    GaugeRing(
      form: .closed, value: configuration.value,
      isSpoken: configuration.currentValueLabel == nil
    )
    .overlay { configuration.currentValueLabel.insideRing() }
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

extension Ring {
  /// The room for labels in the gap of an open ring of the ideal size: 6 cells.
  static let gapWidth: CGFloat = 48
}

nonisolated extension View {
  /// Keeps a label clear of the ring around it, in two rows at most.
  func insideRing() -> some View {
    minimumScaleFactor(0.5).padding(.horizontal, 12).frame(maxHeight: 2 * CellMetrics.height)
  }
}
