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
@MainActor
extension Outlook {
  var weekPicture: some View {
    let days = entry.lastDays
    return WeekColumns(days: days, isBound: day.isIncomplete, isUnknown: day.journal.isUnknown)
      .spoken(
        day.journal.isUnknown
          ? Text(translating: day.journal.spoken)
          : days.dropFirst().reduce(spoken(days[0])) { Text("\($0) \(spoken($1))") })
  }

  private func spoken(_ total: DayTotal) -> Text {
    let name = Text(total.start + 43_200, style: .day)
    if total.total == .zero, !day.isIncomplete { return Text("\(name): nothing.") }
    let amount = entry.spokenBound(total.total)
    return total.isOver ? Text("\(name): \(amount), over your limit.") : Text("\(name): \(amount).")
  }
}

private struct WeekColumns: InkPicture {
  let days: [DayTotal]
  let isBound: Bool
  /// Whether no day's total is known.
  let isUnknown: Bool

  nonisolated func draw(in context: inout DrawingContext, with pen: Pen) {
    // Columns of two cells or more, as wide as the room allows.
    let (columns, isHigh) = (context.rect.columns, context.rect.rows >= 6)
    let days = days.suffix(max((columns + 1) / 3, 1))
    let pitch = (columns + 1) / max(days.count, 1)
    let width = max(pitch * 3 / 5, min(pitch - 1, 3))
    let rows = context.rect.rows - (isHigh ? 2 : 1)
    guard rows > 2, !pen.isCovered else { return }
    let left = (columns - pitch * days.count + pitch - width) / 2
    let firsts = (0..<days.count).map { left + $0 * pitch }

    // The totals as the levels of a picture; a day over its limit is wholly in the strongest colour.
    var levels = [Double](repeating: 0, count: columns)
    var colors = [Int](repeating: 0, count: columns)
    for (day, first) in zip(days, firsts) {
      for column in first..<min(first + width, columns) {
        (levels[column], colors[column]) = (day.total.value, day.isOver ? 3 : 0)
      }
    }
    let limits = Set(days.map(\.limit))
    let limit = (limits.count == 1 ? limits.first ?? nil : nil) ?? .zero
    // Free rows for the highest number, and the mark over a limit.
    let free = days.contains(where: \.isOver) ? 2 : 1
    let scale = LevelScale(
      start: .distantPast, step: 1, levels: levels, now: columns, bedtime: columns,
      morning: columns,
      highest: max(levels.max() ?? 0, limit.value) * Double(rows) / Double(rows - free),
      wholeLevels: colors)
    let plot = Plot(scale: scale, rows: rows, limits: [limit], inks: pen.inks)
    plot.draw(in: &context)

    for (day, first) in zip(days, firsts) {
      func write(_ text: String, row: Int, _ color: RGBA, isBold: Bool = false) {
        let column = max(first + (width - TextWidth.columns(of: text[...]) + 1) / 2, 0)
        context.write(
          text[...], column: column, row: row, color: color, attributes: isBold ? .bold : [])
      }
      let (inks, isToday, isOver) = (pen.inks, first == firsts.last, day.isOver)
      let (plain, top) = (isToday ? inks.ink : inks.secondary, rows - 1 - plot.topRow(of: first))
      write(
        number(of: day, isToday: isToday, in: context.glyphSet), row: top,
        isOver ? inks.words[3] : plain, isBold: isOver || isToday)
      if isOver { write(context.glyphSet.overMark, row: top - 1, inks.words[3], isBold: true) }
      let name = pen.dateText.weekday(of: day.date)
      write(String(name.prefix(max(width, 2))), row: rows, plain, isBold: isToday)
      if isHigh, let mark = day.mark {
        write(
          mark.sign(in: context.glyphSet), row: rows + 1,
          inks.words[mark.index])
      }
    }
  }

  private nonisolated func number(of day: DayTotal, isToday: Bool, in glyphSet: GlyphSet) -> String
  {
    if isUnknown { return "?" }
    if day.total == .zero, !isBound { return glyphSet == .unicode ? "–" : "-" }
    return (isBound && isToday ? "≥" : "") + String(day.total.wholeMilligrams)
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
      // The current settings, unless the source has others.
      let profile = day.source.pastDays.first { $0.day == date }?.profile ?? day.source.profile
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
