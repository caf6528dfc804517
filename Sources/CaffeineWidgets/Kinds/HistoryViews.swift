import CaffeineDomain
import TextUI
import TextWidgetKit

/// The totals of the last seven days.
struct HistoryViews: FamilyViews {
  let entry: CaffeineEntry

  var small: some View { rows { days(isShort: true, rows: $0) } }
  var medium: some View { days(isShort: false, rows: 8) }
  var large: some View { rows { days(isShort: false, rows: $0) } }
  var extraLarge: some View { EmptyView() }
  var circular: some View { EmptyView() }
  var rectangular: some View { EmptyView() }
  var inline: some View { EmptyView() }
  var corner: some View { EmptyView() }

  /// The title, and each day in one row or two; in fewer than eight rows only the last days.
  private func days(isShort: Bool, rows: Int) -> some View {
    let rowsPerDay = rows >= 18 ? 2 : 1
    let count = min(max(rows - 1, 1), 7)
    let title =
      count == 1 ? "Today" : count < 7 ? "Last days" : isShort ? "7 days" : "Last 7 days"
    return VStack(alignment: .leading, spacing: 0) {
      ZStack(alignment: .topLeading) {
        if entry.emergency != nil {
          EmergencyText(entry: entry)
        } else if entry.day.isIncomplete {
          ViewThatFits(in: .horizontal) {
            TitleRow(name: entry.day.journal.words)
            Text(translating: entry.day.journal.words)
            Text(translating: entry.day.journal.name)
          }
        } else {
          ViewThatFits(in: .horizontal) {
            TitleRow(name: title)
            Text(translating: title).accessibilityHidden(true)
          }
        }
        WeekChart(
          entry: entry, count: count, rowsPerDay: rowsPerDay, headingColumns: title.utf8.count + 3)
      }
      if !isShort, rows >= 7 * rowsPerDay + 4 {
        Spacer(minLength: CellMetrics.height)
        summary
      }
    }
    .lineLimit(1)
  }

  /// The average to yesterday, without days before the first drink of all, and notable days.
  @ViewBuilder private var summary: some View {
    let days = entry.lastDays
    let isPause = entry.day.intakes.contains { $0.start < days[0].start }
    let past = days.dropLast().drop { !isPause && $0.total == .zero }
    if !past.isEmpty, entry.emergency == nil {
      let sum = past.reduce(0) { $0 + $1.total.value }
      let mean = Milligrams(clamping: sum / Double(past.count))
      let over = days.count(where: \.isOver)
      VStack(alignment: .leading, spacing: 0) {
        Text("\(entry.bound(mean)) mg a day on average")
          .accessibilityLabel("\(mean.spokenMilligrams) a day on average.")
        if entry.hasLimit, !entry.day.isIncomplete {
          let dry = past.count { $0.total == .zero }
          Text("\(over) over the limit, \(dry) without a drink")
            .accessibilityLabel("\(over) over the limit, \(dry) without a drink.")
        }
      }
      .foregroundStyle(.secondary)
    }
  }
}
