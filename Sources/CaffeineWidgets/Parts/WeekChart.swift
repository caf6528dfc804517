import CaffeineDomain
import CivilTime
import TextCharts
import TextUI

/// What was drunk on each of the last seven days, today first, with a line where the limit of a day
/// is; a day begins as the profile says.
///
///     Sat ━━━━━━━━━━━           ╎     171
///     Fri                       ╎       –
///     Thu ━━━━━━━━━━━━━━━━━━━━━━╎━━ ▲ 424
///
/// Seven rows, or a multiple of them.
struct WeekChart: View {
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry
  var rowsPerDay = 1

  var body: some View {
    let days = entry.lastDays
    HStack(alignment: .top) {
      column(of: days, alignment: .leading) { Text($0.start, style: .day) }
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      chart(of: days)
      column(of: days, alignment: .trailing) { day in
        total(of: day)
          .accessibilityLabel(Text("\(day.start, style: .day): \(spokenTotal(of: day))."))
      }
    }
    .lineLimit(1)
  }

  private func column(
    of days: [DayTotal], alignment: HorizontalAlignment,
    @ViewBuilder text: @escaping (DayTotal) -> some View
  ) -> some View {
    VStack(alignment: alignment, spacing: CGFloat(rowsPerDay - 1) * CellMetrics.height) {
      ForEach(days, id: \.start, content: text)
    }
  }

  private func chart(of days: [DayTotal]) -> some View {
    let (amount, line) = (Text(verbatim: "Amount"), Text(verbatim: "Day"))
    let most = days.map(\.total.value).max() ?? 0
    return Chart {
      ForEach(days, id: \.start) { day in
        BarMark(
          x: .value(amount, day.total.value),
          y: .value(line, String(day.start.timeIntervalSinceReferenceDate)), height: 4
        )
        .foregroundStyle(isOver(day) ? Color.alarm : .amber)
      }
      if entry.hasLimit { RuleMark(x: .value(amount, limit.value)).foregroundStyle(.secondary) }
    }
    .chartXScale(domain: 0...max(most, entry.hasLimit ? limit.value : 0, 1))
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .frame(height: CGFloat(days.count * rowsPerDay) * CellMetrics.height)
    .accessibilityHidden(true)
  }

  @ViewBuilder private func total(of day: DayTotal) -> some View {
    if isOver(day) {
      Text(verbatim: glyphSet.overMark + " " + entry.bound(day.total)).bold()
        .foregroundStyle(Color.alarm)
    } else if isWithoutDrinks(day) {
      Text(verbatim: glyphSet == .unicode ? "–" : "-").foregroundStyle(.secondary)
    } else {
      Text(verbatim: entry.bound(day.total))
    }
  }

  private func spokenTotal(of day: DayTotal) -> String {
    if isWithoutDrinks(day) { return "nothing" }
    return (entry.day.isIncomplete ? "at least " : "") + day.total.spokenMilligrams
      + (isOver(day) ? ", over your limit" : "")
  }

  private var limit: Milligrams { entry.forecast.profile.dailyLimit }
  private func isOver(_ day: DayTotal) -> Bool { entry.hasLimit && day.total > limit }
  private func isWithoutDrinks(_ day: DayTotal) -> Bool {
    day.total == .zero && !entry.day.isIncomplete
  }
}

/// What was drunk on a day that began at `start`.
struct DayTotal {
  let start: Date
  var total = Milligrams.zero
}

extension CaffeineEntry {
  /// Today and the six days before, today first.
  var lastDays: [DayTotal] {
    var days = [DayTotal(start: forecast.dayStart)]
    while days.count < 7, let last = days.last {
      let start = forecast.profile.dayStart.last(through: last.start - 1, on: day.clock)
      days.append(DayTotal(start: start))
    }
    for intake in day.intakes where intake.start <= date {
      if let index = days.firstIndex(where: { $0.start <= intake.start }) {
        days[index].total += intake.amount
      }
    }
    return days
  }
}
