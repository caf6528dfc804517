import TextUI
import TextWidgetKit

/// Two columns in 38 × 8 cells: the summary beside the curve.
struct MediumLayout: View {
  let entry: CaffeineEntry

  var body: some View {
    HStack(spacing: 16) {
      SummaryColumn(entry: entry, showsBedtime: false).frame(width: 16 * CellMetrics.width)
      VStack(alignment: .leading, spacing: 0) {
        LevelChart(entry: entry)
        BedtimeText(entry: entry)
      }
    }
  }
}
