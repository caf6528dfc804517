import struct Foundation.CGFloat
import TextUI

/// Five lines: the amount, its bar, the last drink, and the outlook.
struct RectangularView: View {
  let entry: CaffeineEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Caffeine")
        Spacer()
        AmountText(entry: entry).bold()
      }
      LevelGauge(entry: entry)
      LastDrinkText(entry: entry)
      OutlookText(entry: entry)
      BedtimeText(entry: entry)
    }
    .lineLimit(1)
  }
}
