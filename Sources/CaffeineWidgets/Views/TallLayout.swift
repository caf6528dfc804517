import CaffeineDomain
import TextUI
import TextWidgetKit

/// The summary, the curve, today's drinks and the week in a column.
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
        DrinkList(entry: entry, limit: drinkLimit)
          .padding(.top, CellMetrics.height)
      }
      if showsWeek { WeekSection(entry: entry).padding(.top, CellMetrics.height) }
    }
  }

  /// Fewer above a week, with the number of the rest: the curve would have three rows.
  private var drinkLimit: Int {
    if density == .dense { return 6 }
    return showsWeek && entry.day.drinks.count > 4 ? 3 : 4
  }

  private var density: Density { Density(typeSize) }
}
