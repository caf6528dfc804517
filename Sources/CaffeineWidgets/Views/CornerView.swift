import TextUI
import TextWidgetKit

/// The amount and the time at which it is low, with the level along the edge.
struct CornerView: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let entry: CaffeineEntry

  var body: some View {
    VStack(spacing: 0) {
      if Density(typeSize) < .spare {
        CupImage()
        AmountText(entry: entry).bold()
      } else {
        LargeAmountText(entry: entry, font: .title2)
      }
      ShortOutlookText(entry: entry).foregroundStyle(.secondary)
      if Density(typeSize) < .spare { BedtimeText(entry: entry) }
    }
    .lineLimit(1)
    .widgetLabel { LevelGauge(entry: entry).legible() }
  }
}
