import struct Foundation.CGFloat
import TextUI
import TextWidgetKit

/// The amount, its recent course, the last drink and the outlook.
struct SmallView: View {
  let entry: CaffeineEntry

  var body: some View {
    SummaryColumn(entry: entry)
      .containerBackground(.background, for: .widget)
  }
}

/// The summary that every system family begins with.
struct SummaryColumn: View {
  let entry: CaffeineEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TitleRow()
      LargeAmountText(entry: entry)
      LevelGauge(entry: entry)
      Spacer(minLength: 0)
      LastDrinkText(entry: entry, lines: 2)
      OutlookText(entry: entry)
    }
  }
}
