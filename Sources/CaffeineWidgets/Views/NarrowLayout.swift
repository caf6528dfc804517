import TextUI

/// The summary above the curve, and from 24 rows on today's drinks: tall and narrow.
struct NarrowLayout: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let entry: CaffeineEntry
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SummaryColumn(entry: entry).frame(height: 8 * CellMetrics.height)
      LevelChart(entry: entry)
      if rows >= 24, Density(typeSize) < .spare {
        DrinkList(entry: entry, limit: 4).padding(.top, CellMetrics.height)
      }
    }
  }
}
