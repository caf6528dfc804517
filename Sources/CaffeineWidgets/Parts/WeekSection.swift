import TextUI

/// The last seven days under a heading, in eight rows.
struct WeekSection: View {
  let entry: CaffeineEntry

  var body: some View {
    let title = entry.weekTitle()
    ZStack(alignment: .topLeading) {
      Text(translating: title).bold()
        .accessibilityLabel("Last 7 days. \(Text(translating: entry.spokenPast))")
      WeekChart(entry: entry, headingColumns: title.utf8.count)
    }
    .lineLimit(1)
  }
}
