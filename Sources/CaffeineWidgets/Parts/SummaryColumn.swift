import TextUI

/// One column of 16 × 8 cells: the amount, the last drink and the outlook.
struct SummaryColumn: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let entry: CaffeineEntry
  /// Whether small text makes room for what will be left at bedtime.
  var showsBedtime = true

  var body: some View {
    let density = Density(typeSize)
    VStack(alignment: .leading, spacing: 0) {
      if density < .spare { TitleRow() }
      // Three rows from the standard size on.
      LargeAmountText(entry: entry, font: .title)
      Spacer(minLength: 0)
      if density < .spare { LastDrinkText(entry: entry, lines: 2) }
      OutlookText(entry: entry)
      if density == .dense && showsBedtime { BedtimeText(entry: entry) }
      // Below letters: large figures would stand on it.
      LevelGauge(entry: entry)
    }
  }
}
