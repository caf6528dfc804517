import CaffeineDomain
import DateStyles
import TextUI

/// The day from its start, as stairs: each drink is a block of two columns on what came before, with
/// its milligrams above; nothing is drawn after now.
///
///     ▁ ▁ ▁ ▁ ▁ ▁ ▁ ▁  400
///              │
///         80   │ 224 left
///     96  ██   ╵         200
///     ██▓▓██
///     8   12  now   ☾
struct DayPicture: DrawingView {
  let entry: CaffeineEntry

  func drawing(in environment: EnvironmentValues) -> some Drawing {
    let limit = entry.hasLimit ? entry.forecast.profile.dailyLimit.value : 0
    let left = limit - entry.forecast.today.value
    let words = Text("\(String(Int(max(left, 0).rounded()))) left").spokenText(in: environment)
    return DayDrawing(
      entry: entry, limit: limit, left: entry.day.isIncomplete || left <= 0 ? nil : words,
      nowText: Text("now").spokenText(in: environment), inks: Inks(in: environment),
      dateText: environment.dateText)
  }
}

private struct DayDrawing: Drawing {
  let entry: CaffeineEntry
  /// The daily limit in mg; 0 for none.
  let limit: Double
  let left: String?
  let nowText: String
  let inks: Inks
  let dateText: DateText

  func draw(in context: inout DrawingContext) {
    let (columns, rows) = (context.rect.columns - 4, context.rect.rows - 1)
    guard columns > 8, rows > 2 else { return }
    let forecast = entry.forecast
    let most = max(forecast.today.value, limit, 1)
    let rowsOfLimit = limit > 0 ? (Double(rows - 1) * limit / most).rounded(.down) : 0
    let unit = rowsOfLimit >= 1 ? limit / rowsOfLimit : most / Double(rows - 1)
    let step = 86_400 / Double(columns)
    func column(_ date: Date) -> Int {
      Int(date.timeIntervalSince(forecast.dayStart) / step)
    }
    let (now, bedtime) = (column(entry.date), column(forecast.bedtime))
    if let night = inks.night, 0..<columns ~= bedtime {
      context.fill(
        CellRect(column: bedtime, row: 0, columns: columns - bedtime, rows: rows), color: night)
    }
    if limit > 0 {
      let row = rows - 1 - Int((limit / unit).rounded())
      for column in stride(from: 0, to: columns, by: 2) where row >= 0 {
        context.put("▁", column: column, row: row, color: inks.secondary)
      }
    }
    // Each drink stands on the sum of those before.
    let steps = entry.day.drinks.reversed()
    var sum = 0.0
    for (index, drink) in steps.enumerated() {
      let first = min(max(column(drink.start), 0), columns - 2)
      let next = steps.dropFirst(index + 1).first.map { column($0.start) } ?? max(now, first + 2)
      let before = sum
      sum += drink.amount.value
      for place in first..<min(max(next, first + 2), columns) {
        draw(place, from: place < first + 2 ? before : sum, to: sum, unit, rows, in: &context)
      }
      let row = rows - 1 - (Int((sum / unit * 8).rounded()) + 7) / 8
      if row >= 0 {
        let text = String(drink.amount.wholeMilligrams)
        context.write(text[...], column: first, row: row, color: inks.ink, attributes: .bold)
      }
    }
    drawRest(from: sum, at: now + 2, unit, rows, columns, in: &context)
    for value in [limit / 2, limit] where limit > 0 {
      let row = rows - 1 - Int((value / unit).rounded())
      if row >= 0 {
        context.write(
          String(Int(value))[...], column: columns + 1, row: row, color: inks.secondary)
      }
    }
    drawAxis(now, bedtime, columns, rows, step, in: &context)
  }

  /// A cell of a drink in the strong colour, or of what came before it in the dim one.
  private func draw(
    _ column: Int, from base: Double, to top: Double, _ unit: Double, _ rows: Int,
    in context: inout DrawingContext
  ) {
    let (low, high) = (Int((base / unit * 8).rounded()), Int((top / unit * 8).rounded()))
    for row in 0..<rows where row * 8 < high {
      let level = limit > 0 && (Double(row) + 0.5) * unit > limit ? 3 : 0
      let (lower, whole) = (min(max(low - row * 8, 0), 8), min(high - row * 8, 8))
      let (added, under) = (inks.block(level, isPast: true), inks.block(level, isPast: false))
      let line = rows - 1 - row
      if lower == 8 || low == high, whole == 8 {
        context.put(
          under.glyph, column: column, row: line, color: under.color, background: under.ground,
          plainForm: under.plainForm)
      } else if lower > 0, lower < 8, whole == 8 {
        context.put(
          Plot.blocks[lower], column: column, row: line, color: inks.edge(level, isPast: false),
          background: added.color)
      } else if whole == 8 {
        context.put(
          added.glyph, column: column, row: line, color: added.color, background: added.ground,
          plainForm: added.plainForm)
      } else {
        context.put(
          Plot.blocks[whole], column: column, row: line,
          color: inks.edge(level, isPast: low < high))
      }
    }
  }

  /// A line from the sum up to the limit, with what is left beside it.
  private func drawRest(
    from sum: Double, at column: Int, _ unit: Double, _ rows: Int, _ columns: Int,
    in context: inout DrawingContext
  ) {
    let first = (Int((sum / unit * 8).rounded()) + 7) / 8
    let last = Int((limit / unit).rounded()) - 1
    guard let left, first < last, column < columns else { return }
    for row in first...last {
      context.put(
        context.glyphSet == .unicode ? (row == first ? "╵" : "│") : "|", column: column,
        row: rows - 1 - row, color: inks.secondary)
    }
    let isRight = column + 1 + left.count <= columns
    context.write(
      left[...], column: isRight ? column + 1 : column - left.count,
      row: rows - 1 - (first + last + 1) / 2, color: inks.secondary)
  }

  private func drawAxis(
    _ now: Int, _ bedtime: Int, _ columns: Int, _ rows: Int, _ step: Double,
    in context: inout DrawingContext
  ) {
    var axis = AxisRow(columns: columns, limit: columns + 4, row: rows)
    for offset in [1, 2, 0] {
      if axis.write(nowText, at: max(now - offset, 0), inks.ink, .bold, in: &context) { break }
    }
    axis.write(context.glyphSet.moon, at: bedtime, inks.moon, .bold, in: &context)
    for hours in stride(from: 0.0, to: 24, by: 4) {
      let date = entry.forecast.dayStart + hours * 3600
      let text = dateText.hour(of: date)
      let column = Int(hours * 3600 / step)
      axis.write(
        text, at: column - (column > 0 && text.count > 1 ? 1 : 0), inks.secondary, in: &context)
    }
  }
}
