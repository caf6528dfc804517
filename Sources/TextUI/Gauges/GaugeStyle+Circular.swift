/// An open ring with a mark at the value.
///
/// The label of the value stands in the middle; those of the ends, or else the gauge's own, stand
/// in the gap at the bottom.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Takes its colours from the tint around it.
  public nonisolated init() {}

  /// The label of the value says the value; without one the ring says it.
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
    // Two of three letters each reach a little below the ends of the ring.
    return AnyView(
      ViewThatFits(in: .horizontal) {
        labels
        labels.frame(width: 8 * CellMetrics.width)
      })
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark `●` at the value.
  nonisolated public static var accessoryCircular: Self { Self() }
}

/// A closed ring that fills, with the label of the value in the middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Takes its colours from the tint around it.
  public nonisolated init() {}

  /// The label of the gauge is said and not shown.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRing(
      form: .closed, value: configuration.value,
      label: configuration.currentValueLabel,
      isSpokenByLabel: configuration.currentValueLabel != nil,
      unseen: configuration.label)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills clockwise from the top.
  nonisolated public static var accessoryCircularCapacity: Self { Self() }
}

/// A ring as on a watch: open, with a mark at the value.
public struct CircularGaugeStyle: GaugeStyle {
  private let tint: Gradient?

  /// Takes its colours from the tint around it.
  public nonisolated init() { tint = nil }

  /// A ring in a colour.
  public nonisolated init(tint: Color) { self.tint = Gradient(colors: [tint]) }

  /// A ring in colours from its start to its end.
  public nonisolated init(tint: Gradient) { self.tint = tint }

  /// As the accessory style draws it, in the style's own tint where it has one.
  public func makeBody(configuration: Configuration) -> some View {
    let gauge = AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
    if let tint { gauge.tint(tint) } else { gauge }
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// An open ring with a mark, as `accessoryCircular`.
  nonisolated public static var circular: Self { Self() }
}
