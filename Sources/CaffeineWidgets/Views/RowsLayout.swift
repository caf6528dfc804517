import TextUI

/// Five rows: the amount, its bar, the last drink and the outlook; with large text the amount takes
/// three of them.
struct RowsLayout: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let entry: CaffeineEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if Density(typeSize) == .spare {
        LargeAmountText(entry: entry, font: .title2)
        OutlookText(entry: entry)
        LevelGauge(entry: entry)
      } else {
        HStack {
          // The time of what is coming needs the title's room.
          if entry.comingPeak == nil {
            Text("Caffeine").accessibilityHidden(true)
            Spacer()
          }
          AmountText(entry: entry).bold()
        }
        LevelGauge(entry: entry)
        LastDrinkText(entry: entry)
        OutlookText(entry: entry)
        BedtimeText(entry: entry)
      }
    }
    .lineLimit(1)
  }
}
