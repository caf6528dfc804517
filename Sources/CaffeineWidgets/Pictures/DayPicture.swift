import CaffeineDomain
import TextUI

/// The day from its start, as stairs: each drink is a block of two columns on what came before, with
/// its milligrams above; nothing is drawn after now.
///
///     ▁ ▁ ▁ ▁ ▁ ▁ ▁ ▁  400
///              │
///         80   │ 224 left
///     96  ██   ╵         200
///     ██░░██
///     8   12  now   ☾
struct DayPicture: InkPicture {
  let entry: CaffeineEntry

  private nonisolated var forecast: Forecast { entry.forecast }
  /// The daily limit in mg; `nil` for none.
  private nonisolated var limit: Double? {
    entry.hasLimit ? forecast.profile.dailyLimit.value : nil
  }

  nonisolated func draw(in context: inout DrawingContext, with pen: Pen) {
    let (columns, rows) = (context.rect.columns - 4, context.rect.rows - 1)
    guard columns > 8, rows > 2 else { return }
    let scale = scale(columns: columns, rows: rows)
    let limits = [Milligrams](repeating: Milligrams(clamping: limit ?? 1), count: 3)
    let plot = Plot(scale: scale, rows: rows, limits: limits, inks: pen.inks)
    plot.draw(in: &context)
    if pen.isCovered { return }
    func row(of amount: Double) -> Int { rows - 1 - Int((amount / plot.unit).rounded()) }
    for (drink, column) in zip(entry.day.drinks.reversed(), scale.drinks) {
      let text = String(drink.amount.wholeMilligrams)
      context.write(
        text[...], column: column, row: rows - 1 - plot.topRow(of: column), color: pen.inks.ink,
        attributes: .bold)
    }
    let now = column(of: forecast.now, scale)
    if let limit {
      // A line from the sum up to the limit, with what is left beside it.
      let (line, top) = (now + 2, row(of: limit) + 1)
      let bottom = rows - 1 - plot.topRow(of: max(now, 0))
      if entry.isJudged, !entry.day.isIncomplete, top < bottom, line < columns {
        for row in top...bottom {
          context.put(
            row == bottom ? "╵" : "│", or: "|", column: line, row: row, color: pen.inks.secondary)
        }
        let text = "\(Int(limit) - forecast.today.wholeMilligrams) \(pen.left)"
        let width = TextWidth.columns(of: text[...])
        context.write(
          text[...], column: line + 1 + width <= columns ? line + 1 : line - width,
          row: (top + bottom) / 2, color: pen.inks.secondary)
      }
      for value in [limit / 2, limit] {
        let text = String(Int(value))
        context.write(
          text[...], column: columns + 1, row: row(of: value), color: pen.inks.secondary)
      }
    }
    var axis = AxisRow(columns: columns, limit: columns + 4, row: rows)
    axis.writeNow(at: now, with: pen, in: &context)
    axis.write(context.glyphSet.moon, at: scale.bedtime, pen.inks.moon, .bold, in: &context)
    axis.writeHours(4, from: scale.start, step: scale.step, with: pen, in: &context)
  }

  /// The sums as the levels of a picture: a drink's own columns lie on the sum before it, and all
  /// others are the dim ones of what came before.
  private nonisolated func scale(columns: Int, rows: Int) -> LevelScale {
    let (start, step) = (forecast.dayStart, 86_400 / Double(columns))
    var scale = LevelScale(
      start: start, step: step, levels: [Double](repeating: 0, count: columns), now: -1,
      bedtime: 0, morning: columns, highest: 0)
    scale.bedtime = column(of: forecast.bedtime, scale)
    let drinks = entry.day.drinks.reversed()
    scale.drinks = drinks.map { min(max(column(of: $0.start, scale), 0), columns - 2) }
    let now = column(of: forecast.now, scale)
    var (sums, bases) = (scale.levels, scale.levels)
    var sum = 0.0
    for (drink, first) in zip(drinks, scale.drinks) {
      for column in first..<min(max(now + 1, first + 2), columns) {
        bases[column] = column < first + 2 ? sum : sum + drink.amount.value
        sums[column] = sum + drink.amount.value
      }
      sum += drink.amount.value
    }
    (scale.levels, scale.base) = (sums, bases)
    // A free row for the highest number.
    scale.highest = max(sum, limit ?? 0) * Double(rows) / Double(rows - 1)
    if limit == nil { scale.wholeLevels = [Int](repeating: 0, count: columns) }
    return scale
  }

  private nonisolated func column(of date: Date, _ scale: LevelScale) -> Int {
    Int((date.timeIntervalSince(scale.start) / scale.step).rounded(.down))
  }
}
