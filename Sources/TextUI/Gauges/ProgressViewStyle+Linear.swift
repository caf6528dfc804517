/// A bar that fills, between the label and that of the value.
public struct LinearProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() {
    tint = nil
  }

  /// Creates the style with a colour of its own.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }
}

extension LinearProgressViewStyle: ProgressViewStyle {
  /// The view of a progress view.
  public func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted
    LabeledBar(
      bar: GaugeBar(
        form: fraction == nil ? .indeterminate : .filled, value: fraction ?? 0,
        isSpoken: fraction != nil && configuration.currentValueLabel == nil),
      label: configuration.label?.content,
      currentValueLabel: configuration.currentValueLabel?.content
    )
    .environment { $0.tintPaint = tint?.paint(in: $0) ?? $0.tintPaint }
  }
}

/// The style that fits the progress: a bar where it is known, else a mark.
public struct DefaultProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  /// The view of a progress view.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that fits the progress.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
