import CaffeineDomain
import TextUI
import TextWidgetKit

/// Three columns: the summary with today's drinks; a wide curve; the week, and the list of drinks
/// that fit before bed.
struct DashboardLayout: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let entry: CaffeineEntry
  let rows: Int

  var body: some View {
    HStack(spacing: 24) {
      GeometryReader { _ in summary }.frame(width: 30 * CellMetrics.width)
      LevelChart(entry: entry, showsChances: true)
      GeometryReader { _ in past }.frame(width: 30 * CellMetrics.width)
    }
  }

  private var summary: some View {
    VStack(alignment: .leading, spacing: 0) {
      PlatedSummary(entry: entry)
      Spacer(minLength: 0)
      if Density(typeSize) < .spare { DrinkList(entry: entry, limit: max(4, rows - 14)) }
    }
  }

  private var past: some View {
    VStack(alignment: .leading, spacing: CellMetrics.height) {
      WeekSection(entry: entry)
      if Density(typeSize) < .spare { RoomList(entry: entry) }
      Spacer(minLength: 0)
    }
  }
}
