import CaffeineDomain
import CivilTime
import DateStyles
import TextUI

/// The totals of the last seven days as columns, with the mark of each night below.
///
///              ▲
///             431
///     ▁ ▁ ▁ ▁ ███ ▁ ▁ ▁
///     176     ███     176
///     ███  –  ███ 96  ███
///     Wed Thu Fri Sat Sun
///      ◐   ○   ●   ○   ◐
///
/// The limit lies on an edge of rows; a day over it is wholly in the strongest colour.
struct WeekPicture: View {
  let entry: CaffeineEntry

  var body: some View {
    let days = entry.lastDays
    let journal = entry.day.journal
    WeekColumns(days: days, isBound: entry.day.isIncomplete, isUnknown: journal.isUnknown)
      .spoken(
        journal.isUnknown
          ? Text(translating: journal.spoken)
          : days.dropFirst().reduce(spoken(days[0])) { Text("\($0) \(spoken($1))") })
  }

  private func spoken(_ day: DayTotal) -> Text {
    let name = Text(day.start + 43_200, style: .day)
    if day.total == .zero, !entry.day.isIncomplete { return Text("\(name): nothing.") }
    let total = entry.spokenBound(day.total)
    return day.isOver ? Text("\(name): \(total), over your limit.") : Text("\(name): \(total).")
  }
}

private struct WeekColumns: InkPicture {
  let days: [DayTotal]
  let isBound: Bool
  /// Whether no day's total is known.
  let isUnknown: Bool

  nonisolated func draw(in context: inout DrawingContext, with pen: Pen) {
    // Columns of two cells or more, as wide as the room allows.
    let days = days.suffix(max((context.rect.columns + 1) / 3, 1))
    let pitch = (context.rect.columns + 1) / max(days.count, 1)
    let width = max(pitch * 3 / 5, min(pitch - 1, 3))
    let rows = context.rect.rows - (context.rect.rows >= 6 ? 2 : 1)
    guard rows > 2, !pen.isCovered else { return }
    let left = (context.rect.columns - pitch * days.count + pitch - width) / 2
    let plot = plot(of: days, left, pitch, width, context.rect.columns, rows, pen)
    plot.draw(in: &context)
    for (index, day) in days.enumerated() {
      name(
        day, from: left + index * pitch, width: width, plot, isToday: index == days.count - 1,
        with: pen, in: &context)
    }
  }

  /// The totals as the levels of a picture; a day over its limit is wholly in the strongest colour.
  private nonisolated func plot(
    of days: ArraySlice<DayTotal>, _ left: Int, _ pitch: Int, _ width: Int, _ columns: Int,
    _ rows: Int, _ pen: Pen
  ) -> Plot {
    var levels = [Double](repeating: 0, count: columns)
    var colors = [Int](repeating: 0, count: columns)
    for (index, day) in days.enumerated() {
      let first = left + index * pitch
      for column in first..<min(first + width, columns) {
        levels[column] = day.total.value
        colors[column] = day.isOver ? 3 : 0
      }
    }
    let limits = Set(days.map(\.limit))
    let limit = limits.count == 1 ? limits.first ?? nil : nil
    // Free rows for the highest number, and the mark over a limit.
    let free = days.contains(where: \.isOver) ? 2 : 1
    let most = max(levels.max() ?? 0, limit?.value ?? 0)
    let scale = LevelScale(
      start: days.first?.start ?? Date(timeIntervalSince1970: 0), step: 1, levels: levels,
      now: columns, bedtime: columns, morning: columns,
      highest: most * Double(rows) / Double(rows - free), wholeLevels: colors)
    return Plot(scale: scale, rows: rows, limits: [limit ?? .zero], inks: pen.inks)
  }

  /// Writes the total above a day's column, and below it its name and the mark of its night.
  private nonisolated func name(
    _ day: DayTotal, from first: Int, width: Int, _ plot: Plot, isToday: Bool, with pen: Pen,
    in context: inout DrawingContext
  ) {
    func write(_ text: String, row: Int, _ color: RGBA, isBold: Bool) {
      let columns = TextWidth.columns(of: text[...])
      let column = max(first + (width - columns + 1) / 2, 0)
      context.write(
        text[...], column: column, row: row, color: color, attributes: isBold ? .bold : [])
    }
    let (inks, rows) = (pen.inks, plot.rows)
    let top = rows - 1 - plot.topRow(of: first)
    let nothing = context.glyphSet == .unicode ? "–" : "-"
    let number =
      isUnknown
      ? "?"
      : day.total == .zero && !isBound
        ? nothing : (isBound && isToday ? "≥" : "") + String(day.total.wholeMilligrams)
    let plain = isToday ? inks.ink : inks.secondary
    write(
      number, row: top, day.isOver ? inks.words[3] : plain, isBold: day.isOver || isToday)
    if day.isOver { write(context.glyphSet.overMark, row: top - 1, inks.words[3], isBold: true) }
    let name = pen.dateText.weekday(of: day.date)
    write(String(name.prefix(max(width, 2))), row: rows, plain, isBold: isToday)
    if rows + 1 < context.rect.rows, let mark = day.mark {
      let color = inks.words[Mark.allCases.firstIndex(of: mark) ?? 0]
      write(mark.sign(in: context.glyphSet), row: rows + 1, color, isBold: false)
    }
  }
}

/// The total of a day and the levels of its night, with the limits that held, if there was one.
struct DayTotal {
  let date: CivilDate
  let start: Date
  let limit: Milligrams?
  let bedtimeLimit: Milligrams
  var total = Milligrams.zero
  let night: Estimate?

  var isOver: Bool { limit.map { total > $0 } ?? false }
  var mark: Mark? { night?.mark(against: bedtimeLimit) }
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
        date: date, start: calendar.start(of: date),
        limit: profile.hasLimit ? profile.dailyLimit : nil, bedtimeLimit: profile.bedtimeLimit,
        night: night(of: date, by: profile))
    }
    for (date, amount) in begun {
      let index = 6 - (last.daysSince1970 - date.daysSince1970)
      if days.indices.contains(index) { days[index].total += amount }
    }
    return days
  }

  /// The levels of a past day's night by the settings of that day, or of the night to come.
  private func night(of date: CivilDate, by profile: Profile) -> Estimate? {
    guard isJudged, !day.isIncomplete else { return nil }
    if date >= forecast.day { return mark == nil ? nil : day.night }
    return PastDay(date, profile: profile).night(of: day.intakes, on: day.clock)
  }
}
