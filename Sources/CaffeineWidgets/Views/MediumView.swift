import struct Foundation.CGFloat
import TextUI
import TextWidgetKit

/// The summary beside the curve.
struct MediumView: View {
  let entry: CaffeineEntry

  var body: some View {
    MediumLayout(entry: entry)
      .containerBackground(.background, for: .widget)
  }
}

/// Two columns in 38 × 8 cells, or what fits where there is less.
struct MediumLayout: View {
  let entry: CaffeineEntry

  var body: some View {
    HStack(spacing: 16) {
      SummaryColumn(entry: entry).frame(width: 16 * CellMetrics.width)
      VStack(alignment: .leading, spacing: 0) {
        LevelChart(entry: entry)
        BedtimeText(entry: entry)
      }
    }
    .needing(columns: 34, rows: 8, else: SmallLayout(entry: entry))
  }
}
