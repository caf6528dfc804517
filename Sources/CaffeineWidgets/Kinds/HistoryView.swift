import CaffeineDomain
import CivilTime
import TextUI
import TextWidgetKit

/// What was drunk on each of the last seven days, a bar each; a day begins as the profile says.
struct HistoryView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        TitleRow(name: isSmall ? "7 days" : "Last 7 days")
        Spacer()
        Text(verbatim: isSmall ? "mg" : "full bar \(Int(scale.rounded())) mg")
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
      if isLarge { Spacer(minLength: 0) }
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: spacing) {
          ForEach(days, id: \.start) { Text($0.start, style: .day) }
        }
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
        VStack(spacing: spacing) {
          ForEach(days, id: \.start) { day in
            HStack {
              Gauge(value: min(day.total.value / scale, 1)) { EmptyView() }
                .gaugeStyle(.accessoryLinearCapacity)
                .tint(day.total > limit ? .red : .brown)
                .widgetAccentable()
              Text(verbatim: (day.total > limit ? glyphSet.overMark : "") + entry.bound(day.total))
                .frame(width: 5 * CellMetrics.width, alignment: .trailing)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(
              Text("\(day.start, style: .day): \(bound)\(day.total.spokenMilligrams)."))
          }
        }
      }
      if isLarge { Spacer(minLength: 0) }
    }
    .lineLimit(1)
  }

  private var isSmall: Bool { family == .systemSmall }
  private var isLarge: Bool { family == .systemLarge }
  private var spacing: CGFloat { isLarge ? CellMetrics.height : 0 }

  private struct Day {
    let start: Date
    var total = Milligrams.zero
  }

  private var bound: String { entry.day.isIncomplete ? "at least " : "" }
  private var limit: Milligrams { entry.forecast.profile.dailyLimit }

  /// A bar is full at the limit, or at the most that was drunk where that is more.
  private var scale: Double { max(limit.value, days.map(\.total.value).max() ?? 0, 1) }

  /// The days, today first.
  private var days: [Day] {
    let (profile, clock) = (entry.forecast.profile, entry.day.clock)
    var days = [Day(start: entry.forecast.dayStart)]
    while days.count < 7, let last = days.last {
      days.append(Day(start: profile.dayStart.last(through: last.start - 1, on: clock)))
    }
    for intake in entry.day.intakes where intake.start <= entry.date {
      if let index = days.firstIndex(where: { $0.start <= intake.start }) {
        days[index].total += intake.amount
      }
    }
    return days
  }
}
