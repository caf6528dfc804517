import CaffeineDomain
import struct Foundation.CGFloat
import TextUI
import TextWidgetKit

/// The summary, the curve, and today's drinks.
struct LargeView: View {
  let entry: CaffeineEntry

  var body: some View {
    TallColumn(entry: entry, drinks: 3)
      .containerBackground(.background, for: .widget)
  }
}

/// As large, with room for a longer day.
struct ExtraLargePortraitView: View {
  let entry: CaffeineEntry

  var body: some View {
    TallColumn(entry: entry, drinks: 8)
      .containerBackground(.background, for: .widget)
  }
}

/// Summary, curve and list, one below the other.
private struct TallColumn: View {
  let entry: CaffeineEntry
  let drinks: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TitleRow()
      HStack(alignment: .bottom) {
        LargeAmountText(entry: entry)
        Spacer()
        VStack(alignment: .trailing, spacing: 0) {
          OutlookText(entry: entry)
          BedtimeText(entry: entry)
        }
      }
      LevelChart(entry: entry)
      Divider()
      LastDrinkText(entry: entry)
      Divider()
      DrinkList(entry: entry, limit: drinks)
    }
  }
}
