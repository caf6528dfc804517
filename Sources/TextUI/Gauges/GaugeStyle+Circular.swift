/// An open ring with a mark at the value.
///
/// In the middle is the value's label; in the gap those of the ends, or else the gauge's own.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  /// Draws the ring; the value's label is said, or the percentage without one.
  public func makeBody(configuration: Configuration) -> some View {
    let bounds = bounds(configuration)
    // Said before the value, though it stands below.
    let shown = bounds == nil ? AnyView(configuration.label.accessibilityHidden(true)) : nil
    LabeledRing(
      form: .open, value: configuration.value, label: configuration.currentValueLabel,
      isSpokenByLabel: configuration.currentValueLabel != nil, gap: bounds ?? shown,
      beside: shown, unseen: configuration.label)
  }

  @MainActor private func bounds(_ configuration: Configuration) -> AnyView? {
    if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
      return nil
    }
    let labels = HStack(spacing: 0) {
      configuration.minimumValueLabel
      Spacer(minLength: CellMetrics.width)
      configuration.maximumValueLabel
    }
    // Two labels of three letters reach a little below the ends of the ring.
    return AnyView(
      ViewThatFits(in: .horizontal) {
        labels
        labels.frame(width: 8 * CellMetrics.width)
      })
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: Self { Self() }
}

/// A closed ring that fills, with the value's label in the middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  /// Draws the ring; the gauge's label is said but not shown.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRing(
      form: .closed, value: configuration.value,
      label: configuration.currentValueLabel,
      isSpokenByLabel: configuration.currentValueLabel != nil,
      unseen: configuration.label)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: Self { Self() }
}

public struct CircularGaugeStyle: GaugeStyle {
  private let tint: Gradient?

  public nonisolated init() { tint = nil }

  public nonisolated init(tint: Color) { self.tint = Gradient(colors: [tint]) }

  public nonisolated init(tint: Gradient) { self.tint = tint }

  /// Draws the accessory ring, in the style's own tint if it has one.
  public func makeBody(configuration: Configuration) -> some View {
    let gauge = AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
    if let tint { gauge.tint(tint) } else { gauge }
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  nonisolated public static var circular: Self { Self() }
}
