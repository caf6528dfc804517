import TextUI

/// A column of 16 × 8 cells: the amount on its plate, the last drink, the outlook and the level at
/// bedtime.
struct SummaryColumn: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let entry: CaffeineEntry

  var body: some View {
    let density = Density(typeSize)
    VStack(alignment: .leading, spacing: 0) {
      // Three rows from the standard size on.
      LargeAmountText(entry: entry, font: .title, showsCup: density == .regular)
        .frame(maxWidth: .infinity, alignment: .leading)
        .onPlate()
      Spacer(minLength: 0)
      if density < .spare { LastDrinkText(entry: entry, isShort: true) }
      OutlookText(entry: entry)
      if density < .spare { BedtimeText(entry: entry) }
      // Below text: large figures would touch it.
      LevelGauge(entry: entry)
    }
  }
}
