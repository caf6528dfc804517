import CaffeineDomain
import CivilTime
import TextCharts
import TextUI

/// What was drunk on each of the last seven days, today first, with a line where the limit of a day
/// is, unless it was another on some of them.
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
    let limits = Set(days.map(\.limit))
    let limit = limits.count == 1 ? limits.first ?? nil : nil
    let most = days.map(\.total.value).max() ?? 0
    return Chart {
      ForEach(days, id: \.start) { day in
        BarMark(
          x: .value(amount, day.total.value),
          y: .value(line, String(day.start.timeIntervalSinceReferenceDate)), height: 4
        )
        .foregroundStyle(day.isOver ? Color.alarm : .amber)
      }
      if let limit { RuleMark(x: .value(amount, limit.value)).foregroundStyle(.secondary) }
    }
    .chartXScale(domain: 0...max(most, limit?.value ?? 0, 1))
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .frame(height: CGFloat(days.count * rowsPerDay) * CellMetrics.height)
    .accessibilityHidden(true)
  }

  @ViewBuilder private func total(of day: DayTotal) -> some View {
    if day.isOver {
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
      + (day.isOver ? ", over your limit" : "")
  }

  private func isWithoutDrinks(_ day: DayTotal) -> Bool {
    day.total == .zero && !entry.day.isIncomplete
  }
}

/// What was drunk on a day that began at `start`, and the limit that held on it, if one did.
struct DayTotal {
  let start: Date
  let limit: Milligrams?
  var total = Milligrams.zero

  var isOver: Bool { limit.map { total > $0 } ?? false }
}

extension CaffeineEntry {
  /// The limit of a day, as the heading of a week has it, and `as now` where past days go by what holds
  /// now.
  func weekLimit(showsLimit: Bool = true) -> some View {
    let limit = "limit \(forecast.profile.dailyLimit.wholeMilligrams) mg"
    let words = [showsLimit && hasLimit ? limit : nil, isPastAsNow ? "as now" : nil]
      .compactMap(\.self)
    return Text(verbatim: words.isEmpty ? "mg" : words.joined(separator: ", "))
      .foregroundStyle(.secondary)
      .accessibilityLabel("Past days go by what is set today.")
      .accessibilityHidden(!isPastAsNow)
  }

  /// Whether past days go by what holds now, since nobody noted what held then.
  var isPastAsNow: Bool { !day.source.undatedSettings.isEmpty }

  /// Today and the six days before, today first; whoever has flown west may have had a drink of
  /// tomorrow, which then comes first.
  var lastDays: [DayTotal] {
    let calendar = forecast.calendar
    let begun = day.intakes.filter { $0.start <= date }.map { (calendar.day(of: $0), $0.amount) }
    let last = begun.reduce(forecast.day) { max($0, $1.0) }
    var days = (0..<7).map { index in
      let date = last.adding(days: -index)
      let profile = day.profile(on: date)
      return DayTotal(
        start: calendar.start(of: date), limit: profile.hasLimit ? profile.dailyLimit : nil)
    }
    for (date, amount) in begun {
      let index = last.daysSince1970 - date.daysSince1970
      if days.indices.contains(index) { days[index].total += amount }
    }
    return days
  }
}
