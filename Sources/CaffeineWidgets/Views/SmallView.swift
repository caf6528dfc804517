import struct Foundation.CGFloat
import TextUI
import TextWidgetKit

/// The amount, the last drink and the outlook.
struct SmallView: View {
  let entry: CaffeineEntry

  var body: some View {
    SmallLayout(entry: entry)
      .containerBackground(.background, for: .widget)
  }
}

/// One column of 16 × 8 cells, or what fits where there is less.
struct SmallLayout: View {
  let entry: CaffeineEntry

  var body: some View {
    SummaryColumn(entry: entry)
      .needing(columns: 14, rows: 8, else: RowsLayout(entry: entry))
  }
}

/// The summary that small and medium begin with.
struct SummaryColumn: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let entry: CaffeineEntry

  var body: some View {
    let density = Density(typeSize)
    VStack(alignment: .leading, spacing: 0) {
      if density < .spare { TitleRow() }
      // Three rows from the standard size on.
      LargeAmountText(entry: entry, font: .title)
      Spacer(minLength: 0)
      if density < .spare { LastDrinkText(entry: entry, lines: 2) }
      OutlookText(entry: entry)
      if density == .dense { BedtimeText(entry: entry) }
      // Below letters: large figures would stand on it.
      LevelGauge(entry: entry)
    }
  }
}
