import struct Foundation.CGFloat
import TextUI

/// Five lines: the amount, its bar, the last drink, and the outlook.
struct RectangularView: View {
  let entry: CaffeineEntry

  var body: some View {
    RowsLayout(entry: entry)
  }
}

/// Five rows, or three, or one; with large text the amount takes three of the five.
struct RowsLayout: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let entry: CaffeineEntry

  var body: some View {
    rows
      .needing(
        columns: 16, rows: 5,
        else: fewRows.needing(columns: 9, rows: 3, else: AmountRow(entry: entry)))
  }

  private var rows: some View {
    VStack(alignment: .leading, spacing: 0) {
      if Density(typeSize) == .spare {
        LargeAmountText(entry: entry, font: .title2)
        OutlookText(entry: entry)
        LevelGauge(entry: entry)
      } else {
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
    }
    .lineLimit(1)
  }

  private var fewRows: some View {
    VStack(alignment: .leading, spacing: 0) {
      AmountText(entry: entry).bold()
      LevelGauge(entry: entry)
      OutlookText(entry: entry)
    }
    .lineLimit(1)
  }
}

/// The amount alone, without its unit where there is no room for that.
private struct AmountRow: View {
  let entry: CaffeineEntry

  var body: some View {
    ViewThatFits(in: .horizontal) {
      AmountText(entry: entry)
      AmountText(entry: entry, showsUnit: false)
    }
    .bold()
  }
}
