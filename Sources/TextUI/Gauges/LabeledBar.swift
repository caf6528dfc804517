/// A bar with its labels above and below, or in a single row beside it, the ends' at its edges.
///
/// A row too narrow for all labels and a bar of 6 cells leaves out the label.
struct LabeledBar: View {
  let bar: GaugeBar
  let label: AnyView?
  let currentValueLabel: AnyView?
  var minimumValueLabel: AnyView?
  var maximumValueLabel: AnyView?

  var body: some View {
    if label == nil && currentValueLabel == nil {
      line
    } else {
      ViewThatFits(in: .vertical) {
        VStack(alignment: .leading, spacing: 0) {
          label
          line
          currentValueLabel
        }
        ViewThatFits(in: .horizontal) {
          row(label)
          row(nil).saying(label)
        }
      }
    }
  }

  private var line: some View {
    HStack(spacing: CellMetrics.width) {
      minimumValueLabel
      bar
      maximumValueLabel
    }
  }

  private func row(_ label: AnyView?) -> some View {
    HStack(spacing: CellMetrics.width) {
      label
      minimumValueLabel
      bar.frame(idealWidth: 6 * CellMetrics.width)
      maximumValueLabel
      currentValueLabel
    }
    .lineLimit(1)
  }
}

extension LabeledBar {
  init(_ form: Bar.Form, of configuration: GaugeStyleConfiguration) {
    self.init(
      bar: GaugeBar(
        form: form, value: configuration.value,
        isSpoken: configuration.currentValueLabel == nil),
      label: configuration.label,
      currentValueLabel: configuration.currentValueLabel,
      minimumValueLabel: configuration.minimumValueLabel,
      maximumValueLabel: configuration.maximumValueLabel)
  }
}
