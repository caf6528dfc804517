import struct Foundation.CGFloat
import TextUI
import TextWidgetKit

/// The amount and when it will be low, with the level along the edge.
struct CornerView: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let entry: CaffeineEntry

  var body: some View {
    VStack(spacing: 0) {
      if Density(typeSize) < .spare {
        CupImage()
        AmountText(entry: entry).bold()
        outlook.foregroundStyle(.secondary)
      } else {
        LargeAmountText(entry: entry, font: .title2)
      }
    }
    .lineLimit(1)
    .widgetLabel { LevelGauge(entry: entry) }
  }

  /// Ten columns hold a time or a day, not both.
  @ViewBuilder private var outlook: some View {
    if let lowAt = entry.lowAt, !entry.day.isIncomplete {
      if entry.days(to: lowAt) > 0 {
        ViewThatFits(in: .horizontal) {
          Text("low \(lowAt, style: .day)")
          Text(lowAt, style: .day)
        }
      } else {
        ViewThatFits(in: .horizontal) {
          Text("low \(lowAt, style: .time)")
          Text(lowAt, style: .time)
        }
      }
    }
  }
}
