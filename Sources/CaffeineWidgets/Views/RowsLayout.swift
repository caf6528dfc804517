import TextUI

/// Five rows: the amount with the level at bedtime, the curve and the outlook; with large text the
/// amount takes three of them.
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
          // A number is never cut: the text beside it is.
          AmountText(entry: entry).bold().layoutPriority(1)
          Spacer(minLength: 8)
          BedtimeText(entry: entry)
        }
        LevelChart(entry: entry)
        OutlookText(entry: entry)
      }
    }
    .lineLimit(1)
  }
}
