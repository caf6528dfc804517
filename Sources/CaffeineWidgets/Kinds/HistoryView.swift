import CaffeineDomain
import TextUI
import TextWidgetKit

/// What was drunk on each of the last seven days.
struct HistoryView: View {
  @Environment(\.widgetFamily) private var family

  let entry: CaffeineEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        if entry.emergency != nil {
          EmergencyText(entry: entry)
        } else {
          TitleRow(name: isSmall ? "7 days" : "Last 7 days")
          Spacer()
          Text(verbatim: isSmall || !entry.hasLimit ? "mg" : "limit \(limit) mg")
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
        }
      }
      if isLarge { Spacer(minLength: 0) }
      WeekChart(entry: entry, rowsPerDay: isLarge ? 2 : 1)
      if isLarge { Spacer(minLength: 0) }
    }
    .lineLimit(1)
  }

  private var isSmall: Bool { family == .systemSmall }
  private var isLarge: Bool { family == .systemLarge }
  private var limit: Int { entry.forecast.profile.dailyLimit.wholeMilligrams }
}
