/// A filling bar between the label and the value's label.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }

  public nonisolated init(tint: Color) { self.tint = tint }

  /// Draws a bar, `▒▒▒▒▒` for an indeterminate progress.
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

public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}

  /// Draws a bar, or for an indeterminate progress the mark `◌` above the label.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: Self { Self() }
}
