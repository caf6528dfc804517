import TextUI

/// The last seven days under a heading, in eight rows.
struct WeekSection: View {
  let entry: CaffeineEntry

  var body: some View {
    let title = entry.weekTitle("Last 7 days")
    ZStack(alignment: .topLeading) {
      Text(verbatim: title).bold()
        .accessibilityLabel("Last 7 days. \(entry.spokenPast)")
      WeekChart(entry: entry, headingColumns: title.utf8.count)
    }
    .lineLimit(1)
  }
}
