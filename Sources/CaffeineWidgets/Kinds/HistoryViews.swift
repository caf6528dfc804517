import CaffeineDomain
import TextUI
import TextWidgetKit

/// What was drunk on each of the last seven days.
struct HistoryViews: FamilyViews {
  let entry: CaffeineEntry

  var small: some View { days(title: "7 days", showsLimit: false, rowsPerDay: 1) }
  var medium: some View { days(title: "Last 7 days", showsLimit: true, rowsPerDay: 1) }
  var large: some View { days(title: "Last 7 days", showsLimit: true, rowsPerDay: 2) }
  var extraLarge: some View { EmptyView() }
  var circular: some View { EmptyView() }
  var rectangular: some View { EmptyView() }
  var inline: some View { EmptyView() }
  var corner: some View { EmptyView() }

  private func days(title: String, showsLimit: Bool, rowsPerDay: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        if entry.emergency != nil {
          EmergencyText(entry: entry)
        } else if entry.day.isIncomplete {
          ViewThatFits(in: .horizontal) {
            TitleRow(name: entry.day.journal.words)
            Text(verbatim: entry.day.journal.words)
            Text(verbatim: entry.day.journal.name)
          }
        } else {
          TitleRow(name: title)
          Spacer()
          entry.weekLimit(showsLimit: showsLimit)
        }
      }
      if rowsPerDay > 1 { Spacer(minLength: 0) }
      WeekChart(entry: entry, rowsPerDay: rowsPerDay)
      if rowsPerDay > 1 { Spacer(minLength: 0) }
    }
    .lineLimit(1)
  }
}
