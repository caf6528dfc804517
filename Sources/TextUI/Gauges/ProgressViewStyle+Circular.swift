/// A closed ring that fills, with the value's label in the middle, or else the title.
///
/// An indeterminate progress is a mark above the label, since pictures do not spin.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }

  public nonisolated init(tint: Color) { self.tint = tint }

  /// Draws a ring, or for an indeterminate progress the mark `◌` above the label.
  public func makeBody(configuration: Configuration) -> some View {
    content(configuration)
      .environment { $0.tintPaint = tint?.paint(in: $0) ?? $0.tintPaint }
  }

  @ViewBuilder @MainActor private func content(_ configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      LabeledRing(
        form: .closed, value: fraction,
        label: configuration.currentValueLabel ?? configuration.label,
        isSpokenByLabel: configuration.currentValueLabel != nil,
        unseen: configuration.currentValueLabel == nil ? nil : configuration.label)
    } else {
      VStack(spacing: 0) {
        IndeterminateMark()
        configuration.label
      }
    }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: Self { Self() }
}

/// The mark of an indeterminate progress: `◌`, in ASCII `*`.
private struct IndeterminateMark: DrawingView {
  func drawing(in environment: EnvironmentValues) -> some Drawing {
    MarkDrawing(tint: environment.gaugeTint)
  }
}

private struct MarkDrawing: Drawing {
  let tint: Paint

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CellMetrics.size(columns: 1, rows: 1)
  }

  func draw(in context: inout DrawingContext) {
    context.put(
      context.glyphSet == .unicode ? "◌" : "*", column: 0, row: 0, color: tint.representative)
  }
}
