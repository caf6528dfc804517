import CaffeineDomain
import TextUI

/// The last seven days under a heading, in eight rows.
struct WeekSection: View {
  let entry: CaffeineEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Last 7 days").bold()
        Spacer()
        if entry.hasLimit || entry.isPastAsNow { entry.weekLimit() }
      }
      WeekChart(entry: entry)
    }
    .lineLimit(1)
  }
}
