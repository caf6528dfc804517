/// A bar with a mark at the value.
///
/// The labels of the ends are at its edges; without them the value's label comes before it.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  /// Draws the bar with labels of one line; the gauge's label is said but not shown.
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
    .saying(hasBounds ? configuration.currentValueLabel : nil)
    .saying(configuration.label)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value: `━━━━●────`.
  nonisolated public static var accessoryLinear: Self { Self() }
}

/// A filling bar between the gauge's label and the value's, the labels of the ends at its edges.
///
/// In a single row all are side by side.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledBar(.filled, of: configuration)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills in eighths of a cell: `█████▌░░░`.
  nonisolated public static var linearCapacity: Self { Self() }
}

public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  /// Draws the same as `linearCapacity`.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: Self { Self() }
}

public struct LinearGaugeStyle: GaugeStyle {
  private let tint: Gradient?

  public nonisolated init() { tint = nil }

  public nonisolated init(tint: Color) { self.tint = Gradient(colors: [tint]) }

  public nonisolated init(tint: Gradient) { self.tint = tint }

  /// Draws a marked bar with all its labels, in the style's own tint if it has one.
  public func makeBody(configuration: Configuration) -> some View {
    let gauge = LabeledBar(.marked, of: configuration)
    if let tint { gauge.tint(tint) } else { gauge }
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  nonisolated public static var linear: Self { Self() }
}

public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  /// Draws the same as `linearCapacity`.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: Self { Self() }
}
