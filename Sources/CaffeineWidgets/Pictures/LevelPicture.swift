package import CaffeineDomain
import DateStyles
package import TextUI

/// The level over the day as one silhouette, strong up to now and dim to come.
///
///             ▾▏           ┊
///     ▾       ▅▅▄▁⠤⣀       ┊   ·    100
///     ▃▄▂     █▒▒▒▇▄▂⠒⠢⢄⣀  ┊
///    ▁████▆▅▃▁█▒▒▒▒▒▒▒▆▄▃▁⠑┊⠤⢄⣀⡀ ▁  50
///    ▃▓▓▓▓▓▓▓▓▓░░░░░░░░░░░░▇▅▄▃▂▂▁
///    9   12   now  18    ╰─☾───╯
///
/// Dots are the careful curve until it is low; the bracket's ends are where the two curves meet the
/// dashed limit. Rows stand for the limit, so that it lies on an edge of rows. From ten rows on the
/// bracket has a row above the hours, from four on they share one, below there is none.
package struct LevelPicture: InkPicture {
  private let forecast: Forecast
  private let lowCareful: Date?
  private let isBound, isJudged: Bool
  private let base: Forecast?
  private let hasGutter, beginsNow: Bool

  /// The picture of a forecast, over that without a drink it has; the gutter of three columns names
  /// the limits.
  ///
  /// Without a judgement there is no limit and nothing to come; a bound, if drinks may be missing, has
  /// no careful curve.
  package init(
    of forecast: Forecast, lowCareful: Date?, isBound: Bool = false, isJudged: Bool = true,
    over base: Forecast? = nil, hasGutter: Bool = true, beginsNow: Bool = false
  ) {
    (self.forecast, self.lowCareful, self.base) = (forecast, lowCareful, base)
    (self.isBound, self.isJudged) = (isBound, isJudged && forecast.isJudged)
    (self.hasGutter, self.beginsNow) = (hasGutter, beginsNow)
  }

  package nonisolated var isNight: Bool { forecast.isInBed }

  package nonisolated func draw(in context: inout DrawingContext, with pen: Pen) {
    let gutter = hasGutter ? 4 : 0
    let columns = context.rect.columns - gutter
    let axisRows = context.rect.rows >= 10 ? 2 : context.rect.rows >= 4 ? 1 : 0
    let rows = context.rect.rows - axisRows
    guard columns > 0, rows > 0 else { return }
    let scale = LevelScale(
      of: forecast, lowCareful: lowCareful, isBound: isBound, isJudged: isJudged, over: base,
      columns: columns, beginsNow: beginsNow)
    let plot = Plot(
      scale: scale, rows: rows, limits: forecast.colorLimits(isJudged: isJudged), inks: pen.inks)
    plot.draw(in: &context)
    if pen.isCovered { return }
    if rows > 3 { drawDrinks(scale, plot, with: pen, in: &context) }
    if hasGutter { nameLimits(plot, columns, with: pen, in: &context) }
    guard axisRows > 0 else { return }
    var axis = AxisRow(columns: columns, limit: columns + gutter, row: rows + axisRows - 1)
    drawAxis(scale, &axis, sharesRow: axisRows == 1, with: pen, in: &context)
  }

  /// A mark in the free cell above each drink's column, or above the next while it rises.
  private nonisolated func drawDrinks(
    _ scale: LevelScale, _ plot: Plot, with pen: Pen, in context: inout DrawingContext
  ) {
    for drink in scale.drinks where 0..<scale.columns ~= drink {
      let next = min(drink + 1, max(min(scale.now, scale.columns) - 1, drink))
      let column = plot.filled[next] > plot.filled[drink] ? next : drink
      let row = plot.rows - 1 - plot.topRow(of: column)
      guard row >= 0, column != scale.now || plot.filled[column] == 0 else { continue }
      context.put("▾", or: "v", column: column, row: row, color: pen.inks.ink)
    }
  }

  /// The limit and twice that; on heavy days the limit and those at once and for a day.
  private nonisolated func nameLimits(
    _ plot: Plot, _ columns: Int, with pen: Pen, in context: inout DrawingContext
  ) {
    let limit = plot.limits[0]
    guard limit > 0 else { return }
    let higher =
      plot.scale.highest > plot.limits[1]
      ? [plot.limits[1], plot.limits[2]] : [2 * limit]
    var used: Set<Int> = []
    for value in [limit] + higher {
      let row = plot.rows - 1 - Int((value / plot.unit + 1e-6).rounded(.down))
      guard row >= 0, used.insert(row).inserted else { continue }
      let text = String(Int(value.rounded()))
      context.write(text[...], column: columns + 1, row: row, color: pen.inks.secondary)
    }
  }

  /// The bracket between the moments at which both curves are low, and moon, now and hours.
  private nonisolated func drawAxis(
    _ scale: LevelScale, _ axis: inout AxisRow, sharesRow: Bool, with pen: Pen,
    in context: inout DrawingContext
  ) {
    let moon = context.glyphSet.moon
    let bedtime = sharesRow ? moon : moon + pen.dateText.shortTime(of: forecast.bedtime)
    axis.write(bedtime, at: scale.bedtime, pen.inks.moon, .bold, in: &context)
    axis.writeNow(at: scale.now, with: pen, in: &context)
    if let low = scale.low, let end = scale.lowCareful, low > scale.now, low < scale.columns {
      let last = min(end, scale.columns - 1)
      let row = sharesRow ? axis.row : axis.row - 1
      for column in low...max(low, last) where !sharesRow || !axis.taken.contains(column) {
        let isEnd = column == low || column == end
        if context.glyphSet == .ascii, !isEnd { continue }
        context.put(
          column == low ? "╰" : isEnd ? "╯" : "─", or: "+", column: column, row: row,
          color: pen.inks.ink)
        if sharesRow { axis.taken.insert(column) }
      }
      if !sharesRow, low + 6 <= scale.bedtime, scale.bedtime + bedtime.count + 6 <= end {
        for (date, column) in [(forecast.belowLimitAt, low), (lowCareful, end - 4)] {
          guard let date = date?.quarterToCome(after: forecast.now) else { continue }
          axis.write(pen.dateText.shortTime(of: date), at: column, pen.inks.ink, in: &context)
        }
      }
    }
    let hours = 3600 / scale.step >= 4.0 / 3 ? 3.0 : 6
    axis.writeHours(hours, from: scale.start, step: scale.step, with: pen, in: &context)
  }
}

/// A row of labels that keep a space between them.
struct AxisRow {
  let columns: Int
  /// The columns that a label may reach into.
  let limit: Int
  let row: Int
  /// The columns of labels.
  var taken: Set<Int> = []

  /// Whether there was room.
  @discardableResult
  mutating func write(
    _ text: String, at column: Int, _ color: RGBA, _ attributes: CellAttributes = [],
    in context: inout DrawingContext
  ) -> Bool {
    let end = column + TextWidth.columns(of: text[...])
    guard column >= 0, column < columns, end <= limit,
      !(column - 1...end).contains(where: taken.contains)
    else { return false }
    taken.formUnion(column..<end)
    context.write(text[...], column: column, row: row, color: color, attributes: attributes)
    return true
  }

  /// Below the line of the present, or beside it.
  mutating func writeNow(at column: Int, with pen: Pen, in context: inout DrawingContext) {
    for offset in [1, 2, 0] {
      let place = max(column - offset, 0)
      if write(pen.now, at: place, pen.inks.ink, .bold, in: &context) { return }
    }
  }

  /// Every third hour or another, at the columns that they begin.
  mutating func writeHours(
    _ hours: Double, from start: Date, step: Double, with pen: Pen,
    in context: inout DrawingContext
  ) {
    let offset = Double(pen.dateText.clock.secondsFromGMT(at: start))
    var hour = ((start.timeIntervalSince1970 + offset) / (hours * 3600)).rounded(.up)
    while true {
      let date = Date(timeIntervalSince1970: hour * hours * 3600 - offset)
      let column = Int(date.timeIntervalSince(start) / step)
      guard column < columns else { return }
      var text = pen.dateText.shortTime(of: date)
      if text.count == 2, text.hasPrefix("0") { text.removeFirst() }
      let place = column - (column > 0 && text.count > 1 ? 1 : 0)
      write(text, at: place, pen.inks.secondary, in: &context)
      hour += 1
    }
  }
}
