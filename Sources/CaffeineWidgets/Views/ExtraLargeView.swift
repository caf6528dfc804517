import struct Foundation.CGFloat
import TextUI
import TextWidgetKit

/// The summary and today's drinks beside a wide curve.
struct ExtraLargeView: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let entry: CaffeineEntry

  var body: some View {
    VStack(spacing: 0) {
      TitleRow()
      HStack(spacing: 24) {
        column.frame(width: 30 * CellMetrics.width)
        LevelChart(entry: entry)
      }
    }
    .needing(columns: 70, rows: 17, else: TallLayout(entry: entry, drinks: 3))
    .containerBackground(.background, for: .widget)
  }

  private var column: some View {
    VStack(alignment: .leading, spacing: 0) {
      LargeAmountText(entry: entry, font: .largeTitle)
      LevelGauge(entry: entry).padding(.top, CellMetrics.height)
      Spacer(minLength: 0)
      if density < .spare { LastDrinkText(entry: entry) }
      OutlookText(entry: entry)
      BedtimeText(entry: entry)
      Spacer(minLength: 0)
      if density < .spare {
        Divider()
        DrinkList(entry: entry, limit: density == .dense ? 8 : 6)
      }
    }
  }

  private var density: Density { Density(typeSize) }
}
