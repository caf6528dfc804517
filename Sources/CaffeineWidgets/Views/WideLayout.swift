import TextUI
import TextWidgetKit

/// The summary, the list of drinks that fit before bed and today's drinks, beside a wide curve and
/// the week.
struct WideLayout: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let entry: CaffeineEntry
  let showsWeek: Bool

  var body: some View {
    HStack(spacing: 24) {
      // As high as the chart in any case, so its stacks are laid out once.
      GeometryReader { room in column(rows: Int(room.size.height / CellMetrics.height)) }
        .frame(width: 30 * CellMetrics.width)
      VStack(spacing: 0) {
        LevelChart(entry: entry, showsChances: showsWeek)
        if showsWeek { WeekSection(entry: entry).padding(.top, CellMetrics.height) }
      }
    }
  }

  private func column(rows: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      PlatedSummary(entry: entry)
      if Density(typeSize) < .spare {
        RoomList(entry: entry)
        Spacer(minLength: 0)
        DrinkList(entry: entry, limit: drinkLimit(rows: rows))
      }
    }
  }

  /// As many drinks as fit above the number of the rest: the summary takes nine rows, the heading of
  /// the list two, and the list before bed three with a blank one.
  private func drinkLimit(rows: Int) -> Int { max(1, rows - 16) }
}

/// The amount in large figures with its bar on a plate, the outlook and the night below, at fixed
/// places above any list.
struct PlatedSummary: View {
  let entry: CaffeineEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        LargeAmountText(entry: entry, font: .largeTitle, showsCup: true)
        LevelGauge(entry: entry).padding(.top, CellMetrics.height)
      }
      .onPlate()
      VStack(alignment: .leading, spacing: 0) {
        OutlookText(entry: entry)
        BedtimeText(entry: entry)
      }
      .padding(.vertical, CellMetrics.height)
    }
  }
}
