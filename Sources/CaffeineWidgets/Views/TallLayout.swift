import CaffeineDomain
import TextUI
import TextWidgetKit

/// The summary, the curve, today's drinks and the week, one below the other.
struct TallLayout: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let entry: CaffeineEntry
  let showsWeek: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .bottom) {
        LargeAmountText(entry: entry, font: .largeTitle, showsCup: true).onPlate()
        Spacer()
        VStack(alignment: .trailing, spacing: 0) {
          OutlookText(entry: entry)
          BedtimeText(entry: entry)
        }
      }
      .padding(.bottom, CellMetrics.height)
      LevelChart(entry: entry, showsChances: showsWeek)
      if density < .spare {
        DrinkList(entry: entry, limit: density == .dense ? 6 : 4)
          .padding(.top, CellMetrics.height)
      }
      if showsWeek { WeekSection(entry: entry).padding(.top, CellMetrics.height) }
    }
  }

  private var density: Density { Density(typeSize) }
}
