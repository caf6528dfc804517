import struct Foundation.CGFloat
import TextUI
import TextWidgetKit

/// The summary and today's drinks beside a wide curve.
struct ExtraLargeView: View {
  let entry: CaffeineEntry

  var body: some View {
    HStack(spacing: 24) {
      VStack(alignment: .leading, spacing: 0) {
        SummaryColumn(entry: entry)
        Divider()
        DrinkList(entry: entry, limit: 6)
      }
      .frame(width: 30 * 8)
      VStack(alignment: .leading, spacing: 0) {
        LevelChart(entry: entry)
        BedtimeText(entry: entry)
      }
    }
    .containerBackground(.background, for: .widget)
  }
}
