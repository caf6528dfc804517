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
    WeekColumns(days: days, isBound: entry.day.isIncomplete)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(days.reduce(Text(verbatim: "")) { $0 + spoken($1) })
  }

  private func spoken(_ day: DayTotal) -> Text {
    let name = Text(day.start + 43_200, style: .day)
    if day.total == .zero, !entry.day.isIncomplete { return Text("\(name): nothing. ") }
    let total = entry.spokenBound(day.total)
    return day.isOver ? Text("\(name): \(total), over your limit. ") : Text("\(name): \(total). ")
  }
}

private struct WeekColumns: DrawingView {
  let days: [DayTotal]
  let isBound: Bool

  func drawing(in environment: EnvironmentValues) -> some Drawing {
    WeekDrawing(
      days: days, isBound: isBound, inks: Inks(in: environment), dateText: environment.dateText,
      isCovered: !environment.redactionReasons.isEmpty)
  }
}

private struct WeekDrawing: Drawing {
  let days: [DayTotal]
  let isBound: Bool
  let inks: Inks
  let dateText: DateText
  let isCovered: Bool

  func draw(in context: inout DrawingContext) {
    // Columns of three cells or more, as wide as the room allows, with the last day at its end.
    let days = days.suffix(max((context.rect.columns + 1) / 3, 1))
    let pitch = (context.rect.columns + 1) / max(days.count, 1)
    let width = max(pitch * 3 / 5, min(pitch - 1, 3))
    let hasMarks = context.rect.rows >= 6
    let rows = context.rect.rows - (hasMarks ? 2 : 1)
    guard rows > 0, !isCovered else { return }
    let limits = Set(days.map(\.limit))
    let limit = limits.count == 1 ? limits.first??.value : nil
    let most = days.map(\.total.value).max() ?? 0
    // The highest column has its number above, and one over the limit a mark.
    let free = max(rows - (days.contains(where: \.isOver) ? 2 : 1), 1)
    let unit = unit(limit: limit, most: most, rows: free)
    if let limit, limit <= Double(rows) * unit - 0.5 {
      let row = rows - 1 - Int((limit / unit).rounded())
      for column in stride(from: 0, to: context.rect.columns, by: 2) where row >= 0 {
        context.put(
          context.glyphSet == .unicode ? "▁" : "_", column: column, row: row,
          color: inks.secondary)
      }
    }
    let left = (context.rect.columns - pitch * days.count + pitch - width) / 2
    for (index, day) in days.enumerated() {
      draw(
        day, from: left + index * pitch, width: width, rows: rows, unit: unit, hasMarks: hasMarks,
        isToday: index == days.count - 1, in: &context)
    }
  }

  /// Milligrams in a row, of which a whole number is the limit where the room allows.
  private func unit(limit: Double?, most: Double, rows: Int) -> Double {
    guard let limit, limit > 0 else { return max(most, 1) / Double(rows) }
    let rowsOfLimit = (Double(rows) * limit / max(most, limit)).rounded(.down)
    return rowsOfLimit >= 1 ? limit / rowsOfLimit : most / Double(rows)
  }

  private func draw(
    _ day: DayTotal, from first: Int, width: Int, rows: Int, unit: Double, hasMarks: Bool,
    isToday: Bool, in context: inout DrawingContext
  ) {
    let isUnicode = context.glyphSet == .unicode
    let eighths = Int((day.total.value / unit * 8).rounded())
    let level = day.isOver ? 3 : 0
    for row in 0..<rows where row * 8 < eighths {
      let part = min(eighths - row * 8, 8)
      let block = inks.block(level, isPast: true)
      for column in first..<first + width {
        if part == 8 {
          context.put(
            block.glyph, column: column, row: rows - 1 - row, color: block.color,
            background: block.ground, plainForm: block.plainForm)
        } else {
          context.put(
            Plot.blocks[part], column: column, row: rows - 1 - row,
            color: inks.edge(level, isPast: true))
        }
      }
    }
    func write(_ text: String, row: Int, _ color: RGBA, isBold: Bool) {
      let columns = TextWidth.columns(of: text[...])
      let column = max(first + (width - columns + 1) / 2, 0)
      guard row >= 0 else { return }
      context.write(
        text[...], column: column, row: row, color: color, attributes: isBold ? .bold : [])
    }
    let isNothing = day.total == .zero && !isBound
    let number =
      isNothing
      ? (isUnicode ? "–" : "-")
      : (isBound && isToday ? "≥" : "") + String(day.total.wholeMilligrams)
    let top = rows - 1 - (eighths + 7) / 8
    let color = day.isOver ? inks.words[3] : isToday ? inks.ink : inks.secondary
    write(number, row: top, color, isBold: day.isOver || isToday)
    if day.isOver { write(context.glyphSet.overMark, row: top - 1, inks.words[3], isBold: true) }
    let name = dateText.weekday(of: day.date)
    write(
      String(name.prefix(width >= 3 ? 3 : width)), row: rows, isToday ? inks.ink : inks.secondary,
      isBold: isToday)
    if hasMarks, let mark = day.mark {
      let index = Mark.allCases.firstIndex(of: mark) ?? 0
      write(
        mark.sign(in: context.glyphSet), row: rows + 1, inks.words[index],
        isBold: false)
    }
  }
}

/// The total of a day, its limit at the time, if there was one, and the mark of its night.
struct DayTotal {
  let date: CivilDate
  let start: Date
  let limit: Milligrams?
  var total = Milligrams.zero
  var mark: Mark?

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
        date: date, start: calendar.start(of: date),
        limit: profile.hasLimit ? profile.dailyLimit : nil, mark: nightMark(of: date))
    }
    for (date, amount) in begun {
      let index = 6 - (last.daysSince1970 - date.daysSince1970)
      if days.indices.contains(index) { days[index].total += amount }
    }
    return days
  }

  /// The mark of a past day's night by the settings of that day, or of the night to come.
  private func nightMark(of date: CivilDate) -> Mark? {
    guard isJudged, !day.isIncomplete else { return nil }
    if date >= forecast.day { return mark }
    return PastDay(date, profile: day.profile(on: date)).nightMark(of: day.intakes, on: day.clock)
  }
}
