import CaffeineDomain
import CivilTime
import DateStyles
import TextUI

/// The totals of the last seven days, today last, with a line at the daily limit and its value
/// above, unless the limit changed.
///
///                            400 mg
///     Thu ━━━━━━━━━━━━━━━━━━━━━━╎━━ ▲ 424
///     Fri                       ╎       –
///     Sat ━━━━━━━━━━━           ╎     171
///
/// One row for the limit, and one for each day or a multiple of that.
struct WeekChart: View {
  @Environment(\.glyphSet) private var glyphSet
  @Environment(\.dateText) private var dateText
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced

  let entry: CaffeineEntry
  /// The number of days, today last.
  var count = 7
  var rowsPerDay = 1
  /// The columns on the left of the first row for a heading.
  var headingColumns = 0

  var body: some View {
    let days = Array(entry.lastDays.suffix(count))
    HStack(alignment: .bottom) {
      column(of: days, alignment: .leading) { name(of: $0) }
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      chart(of: days)
      column(of: days, alignment: .trailing) { day in
        total(of: day)
          .accessibilityLabel(Text("\(name(of: day)): \(spokenTotal(of: day))."))
      }
    }
    .lineLimit(1)
  }

  /// The weekday.
  ///
  /// A date style would name the calendar day, which differs between midnight and the start of the
  /// person's day.
  private func name(of day: DayTotal) -> Text {
    Text(verbatim: dateText.weekday(of: dateText.clock.dateTime(at: day.start).date))
  }

  private func column(
    of days: [DayTotal], alignment: HorizontalAlignment,
    @ViewBuilder text: @escaping (DayTotal) -> some View
  ) -> some View {
    VStack(alignment: alignment, spacing: CGFloat(rowsPerDay - 1) * CellMetrics.height) {
      ForEach(of: days, content: text)
    }
    .padding(.bottom, CGFloat(rowsPerDay - 1) * CellMetrics.height)
  }

  private func chart(of days: [DayTotal]) -> some View {
    let limits = Set(days.map(\.limit))
    let limit = limits.count == 1 ? limits.first ?? nil : nil
    let most = max(days.map(\.total.value).max() ?? 0, limit?.value ?? 0, 1)
    return GeometryReader { room in
      let columns = Int(room.size.width / CellMetrics.width)
      VStack(alignment: .leading, spacing: CGFloat(rowsPerDay - 1) * CellMetrics.height) {
        if columns > 0 {
          ForEach(of: days) { bar(of: $0, limit: limit, most: most, columns: columns) }
        }
      }
      .padding(.top, CellMetrics.height)
      .overlay(alignment: .topLeading) {
        // An alarm's words are here.
        if let limit, entry.emergency == nil {
          caption(of: limit, at: limit.value / most, in: columns)
        }
      }
    }
    .frame(height: CGFloat(days.count * rowsPerDay + 1) * CellMetrics.height)
    .accessibilityHidden(true)
  }

  /// A line in proportion to the total, to half a cell, with a mark at the limit.
  ///
  /// Not a chart, as seven of them would cost as much as the rest of the card.
  private func bar(of day: DayTotal, limit: Milligrams?, most: Double, columns: Int) -> Text {
    let isUnicode = glyphSet == .unicode
    let share = Double(2 * columns) * day.total.value / most
    let halves = day.total == .zero ? 0 : max(Int(share.rounded()), 1)
    // The cells of a range of columns.
    func cells(_ first: Int, _ end: Int) -> String {
      let filled = min(max(halves / 2 - first, 0), end - first)
      let half = halves % 2 == 1 && first..<end ~= halves / 2 ? 1 : 0
      return String(repeating: isUnicode ? "━" : "=", count: filled)
        + String(repeating: isUnicode ? "╸" : "=", count: half)
        + String(repeating: " ", count: end - first - filled - half)
    }
    // Dimmed like shapes and charts on an always-on display; letters are not.
    let color = Color.day(isOver: day.isOver).opacity(isLuminanceReduced ? 0.5 : 1)
    guard let limit else { return Text(verbatim: cells(0, columns)).foregroundStyle(color) }
    let line = min(Int(Double(columns) * limit.value / most), columns - 1)
    return Text(verbatim: cells(0, line)).foregroundStyle(color)
      + Text(verbatim: isUnicode ? "╎" : "|").foregroundStyle(.secondary)
      + Text(verbatim: cells(line + 1, columns)).foregroundStyle(color)
  }

  /// The value of the limit above its line, as far as heading and edge allow.
  private func caption(of limit: Milligrams, at share: Double, in columns: Int) -> some View {
    let text = "\(limit.wholeMilligrams) mg"
    let line = min(Int(Double(columns) * share), columns - 1)
    // Weekdays and a space take four columns.
    let first = max(headingColumns - 4 + 1, 0)
    let last = columns - text.utf8.count
    let start = max(first, min(line - text.utf8.count / 2, last))
    // A small widget has no space for it beside the heading.
    return Text(verbatim: start > last ? "" : text).foregroundStyle(.secondary)
      .padding(.leading, CGFloat(start) * CellMetrics.width)
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

  private func spokenTotal(of day: DayTotal) -> Text {
    if isWithoutDrinks(day) { return Text("nothing") }
    let total = entry.spokenBound(day.total)
    return day.isOver ? Text("\(total), over your limit") : total
  }

  private func isWithoutDrinks(_ day: DayTotal) -> Bool {
    day.total == .zero && !entry.day.isIncomplete
  }
}

/// The total of a day, and the limit at the time, if there was one.
struct DayTotal {
  let start: Date
  let limit: Milligrams?
  var total = Milligrams.zero

  var isOver: Bool { limit.map { total > $0 } ?? false }
}

extension CaffeineEntry {
  /// Today and the six days before, today last.
  ///
  /// After a flight to the west a drink may belong to tomorrow, which then comes last.
  var lastDays: [DayTotal] {
    let calendar = forecast.calendar
    let begun = day.intakes.filter { $0.start <= date }.map { (calendar.day(of: $0), $0.amount) }
    let last = begun.reduce(forecast.day) { max($0, $1.0) }
    var days = (0..<7).map { index in
      let date = last.adding(days: index - 6)
      let profile = day.profile(on: date)
      return DayTotal(
        start: calendar.start(of: date), limit: profile.hasLimit ? profile.dailyLimit : nil)
    }
    for (date, amount) in begun {
      let index = 6 - (last.daysSince1970 - date.daysSince1970)
      if days.indices.contains(index) { days[index].total += amount }
    }
    return days
  }
}

/// The last seven days below a heading, in eight rows.
struct WeekSection: View {
  let entry: CaffeineEntry

  var body: some View {
    let title = "Last 7 days"
    ZStack(alignment: .topLeading) {
      Text(translating: title).bold().accessibilityLabel("Last 7 days.")
      WeekChart(entry: entry, headingColumns: title.utf8.count)
    }
    .lineLimit(1)
  }
}
