/// A bar that fills, between the label and that of the value.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Takes its colour from the tint around it.
  public nonisolated init() { tint = nil }

  /// Creates the style with a colour of its own.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// A bar, `▒▒▒▒▒` where nobody knows the progress.
  public func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted
    LabeledBar(
      bar: GaugeBar(
        form: fraction == nil ? .indeterminate : .filled, value: fraction ?? 0,
        isSpoken: fraction != nil && configuration.currentValueLabel == nil),
      label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
    .environment { $0.tintPaint = tint?.paint(in: $0) ?? $0.tintPaint }
  }
}

/// The style that fits the progress: a bar where it is known, else a mark.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Holds nothing.
  public nonisolated init() {}

  /// A bar where the progress is known, else the mark `◌` above the label.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills in eighths of a cell.
  nonisolated public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the progress is known, else a mark.
  nonisolated public static var automatic: Self { Self() }
}
