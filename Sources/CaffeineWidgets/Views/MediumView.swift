import struct Foundation.CGFloat
import TextUI
import TextWidgetKit

/// The summary beside the curve.
struct MediumView: View {
  let entry: CaffeineEntry

  var body: some View {
    HStack(spacing: 16) {
      SummaryColumn(entry: entry).frame(width: 16 * 8)
      VStack(alignment: .leading, spacing: 0) {
        LevelChart(entry: entry)
        BedtimeText(entry: entry)
      }
    }
    .containerBackground(.background, for: .widget)
  }
}
