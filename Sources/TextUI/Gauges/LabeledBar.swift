import struct Foundation.CGFloat

/// A bar between its labels: they stand above and below it, or beside it in a single row.
struct LabeledBar<Label: View, CurrentValueLabel: View, Picture: View>: View {
  let label: Label
  let currentValueLabel: CurrentValueLabel
  @ViewBuilder let bar: Picture

  var body: some View {
    ViewThatFits(in: .vertical) {
      VStack(alignment: .leading, spacing: 0) {
        label
        bar
        currentValueLabel
      }
      HStack(spacing: CellMetrics.width) {
        label
        bar
        currentValueLabel
      }
      .lineLimit(1)
    }
  }
}
