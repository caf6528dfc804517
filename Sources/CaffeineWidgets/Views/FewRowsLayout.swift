import TextUI
import TextWidgetKit

/// As many rows as fit, the amount first; it drops its unit if necessary.
struct FewRowsLayout: View {
  let entry: CaffeineEntry
  let room: CellSize

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        AmountText(entry: entry)
        AmountText(entry: entry, showsUnit: false)
      }
      .bold()
      if room.rows > (hasOutlook ? 2 : 1) { LevelGauge(entry: entry, showsLimit: hasOutlook) }
      if hasOutlook { ShortOutlookText(entry: entry) }
      if room.rows > 3 && room.columns >= 16 { BedtimeText(entry: entry) }
    }
    .lineLimit(1)
  }

  private var hasOutlook: Bool { room.rows > 1 && room.columns >= 9 }
}
