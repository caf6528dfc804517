import CaffeineDomain
import struct Foundation.CGFloat
import TextUI
import TextWidgetKit

/// The summary, the curve, and today's drinks.
struct LargeView: View {
  let entry: CaffeineEntry

  var body: some View {
    TallLayout(entry: entry, drinks: 3)
      .containerBackground(.background, for: .widget)
  }
}

/// As large, with room for a longer day.
struct ExtraLargePortraitView: View {
  let entry: CaffeineEntry

  var body: some View {
    TallLayout(entry: entry, drinks: 8)
      .containerBackground(.background, for: .widget)
  }
}

/// Summary, curve and list, one below the other, or what fits where there is less room.
struct TallLayout: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let entry: CaffeineEntry
  let drinks: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TitleRow()
      HStack(alignment: .bottom) {
        LargeAmountText(entry: entry, font: .largeTitle)
        Spacer()
        VStack(alignment: .trailing, spacing: 0) {
          OutlookText(entry: entry)
          BedtimeText(entry: entry)
        }
      }
      LevelChart(entry: entry)
      if density < .spare {
        Divider()
        LastDrinkText(entry: entry)
        Divider()
        DrinkList(entry: entry, limit: density == .dense ? drinks + 2 : drinks)
      }
    }
    .needing(columns: 34, rows: 16, else: MediumLayout(entry: entry))
  }

  private var density: Density { Density(typeSize) }
}
