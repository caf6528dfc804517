/// A bar with a mark at the value.
///
/// The labels of the ends stand at its edges; without them that of the value stands before it.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Takes its colours from the tint around it.
  public nonisolated init() {}

  /// Labels of one line; that of the gauge is said and not shown.
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

/// A bar that fills, between the label and that of the value; those of the ends at its edges.
///
/// In a single row all stand beside each other.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Takes its colours from the tint around it.
  public nonisolated init() {}

  /// A bar in eighths of a cell with all its labels.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledBar(.filled, of: configuration)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills in eighths of a cell: `█████▌░░░`.
  nonisolated public static var linearCapacity: Self { Self() }
}

/// A bar that fills, as accessory widgets have it.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Takes its colours from the tint around it.
  public nonisolated init() {}

  /// As `linearCapacity` draws it.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills, as `linearCapacity`.
  nonisolated public static var accessoryLinearCapacity: Self { Self() }
}

/// A bar as on a watch: with a mark at the value.
public struct LinearGaugeStyle: GaugeStyle {
  private let tint: Gradient?

  /// Takes its colours from the tint around it.
  public nonisolated init() { tint = nil }

  /// A bar in a colour.
  public nonisolated init(tint: Color) { self.tint = Gradient(colors: [tint]) }

  /// A bar in colours from its start to its end.
  public nonisolated init(tint: Gradient) { self.tint = tint }

  /// A marked bar with all its labels, in the style's own tint where it has one.
  public func makeBody(configuration: Configuration) -> some View {
    let gauge = LabeledBar(.marked, of: configuration)
    if let tint { gauge.tint(tint) } else { gauge }
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar with a mark at the value, between the labels.
  nonisolated public static var linear: Self { Self() }
}

/// The style that fits the surroundings: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Holds nothing.
  public nonisolated init() {}

  /// As `linearCapacity` draws it.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that fills, as `linearCapacity`.
  nonisolated public static var automatic: Self { Self() }
}
