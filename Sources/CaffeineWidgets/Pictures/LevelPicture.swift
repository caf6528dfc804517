package import CaffeineDomain
import DateStyles
package import TextUI
import TextWidgetKit

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
package struct LevelPicture: DrawingView {
  private let forecast: Forecast
  private let lowCareful: Date?
  private let isBound: Bool
  private let isJudged: Bool
  private let base: Forecast?
  private let hasGutter: Bool
  private let beginsNow: Bool

  /// The picture of a forecast, over that without a drink it has; the gutter of three columns names
  /// the limits.
  ///
  /// Without a judgement there is no limit and nothing to come; a bound, if drinks may be missing, has
  /// no careful curve.
  package init(
    of forecast: Forecast, lowCareful: Date?, isBound: Bool = false, isJudged: Bool = true,
    over base: Forecast? = nil, hasGutter: Bool = true, beginsNow: Bool = false
  ) {
    self.isJudged = isJudged && forecast.isJudged
    self.forecast = forecast
    self.lowCareful = lowCareful
    self.isBound = isBound
    self.base = base
    self.hasGutter = hasGutter
    self.beginsNow = beginsNow
  }

  init(of entry: CaffeineEntry, hasGutter: Bool = false, beginsNow: Bool = false) {
    self.init(
      of: entry.forecast, lowCareful: entry.isJudged ? entry.day.lowCareful : nil,
      isBound: entry.day.isIncomplete, isJudged: entry.isJudged, hasGutter: hasGutter, beginsNow: beginsNow)
  }

  package func drawing(in environment: EnvironmentValues) -> some Drawing {
    LevelDrawing(
      forecast: forecast, lowCareful: lowCareful, isBound: isBound, isJudged: isJudged, base: base,
      hasGutter: hasGutter, beginsNow: beginsNow, isBare: !environment.redactionReasons.isEmpty,
      inks: Inks(in: environment, isNight: forecast.isInBed), dateText: environment.dateText,
      nowText: Text("now").spokenText(in: environment))
  }
}

private struct LevelDrawing: Drawing {
  let forecast: Forecast
  let lowCareful: Date?
  let isBound: Bool
  let isJudged: Bool
  let base: Forecast?
  let hasGutter: Bool
  let beginsNow: Bool
  /// Whether numbers and drinks are hidden.
  let isBare: Bool
  let inks: Inks
  let dateText: DateText
  let nowText: String

  /// The gutter: a blank column and three digits.
  private var gutter: Int { hasGutter ? 4 : 0 }

  func draw(in context: inout DrawingContext) {
    let columns = context.rect.columns - gutter
    let axisRows = context.rect.rows >= 10 ? 2 : context.rect.rows >= 4 ? 1 : 0
    let rows = context.rect.rows - axisRows
    guard columns > 0, rows > 0 else { return }
    let scale = LevelScale(
      of: forecast, lowCareful: lowCareful, isBound: isBound, isJudged: isJudged, over: base, columns: columns,
      beginsNow: beginsNow)
    let plot = Plot(scale: scale, rows: rows, limits: forecast.colorLimits(isJudged: isJudged), inks: inks)
    plot.draw(in: &context)
    if !isBare, rows > 3 { drawDrinks(scale, plot, in: &context) }
    if hasGutter, !isBare { nameLimits(plot, columns, in: &context) }
    guard axisRows > 0, !isBare else { return }
    var axis = AxisRow(columns: columns, limit: columns + gutter, row: rows + axisRows - 1)
    drawAxis(scale, &axis, sharesRow: axisRows == 1, in: &context)
  }

  /// A mark in the free cell above each drink's column, or above the next while it rises.
  private func drawDrinks(_ scale: LevelScale, _ plot: Plot, in context: inout DrawingContext) {
    for drink in scale.drinks where 0..<scale.columns ~= drink {
      let next = min(drink + 1, max(min(scale.now, scale.columns) - 1, drink))
      let column = plot.filled[next] > plot.filled[drink] ? next : drink
      let row = plot.rows - 1 - plot.topRow(of: column)
      guard row >= 0, column != scale.now || plot.filled[column] == 0 else { continue }
      context.put(
        context.glyphSet == .unicode ? "▾" : "v", column: column, row: row, color: inks.ink)
    }
  }

  /// The limit and twice that; on heavy days the limit and those at once and for a day.
  private func nameLimits(_ plot: Plot, _ columns: Int, in context: inout DrawingContext) {
    let limit = plot.limits[0]
    guard limit > 0 else { return }
    let higher =
      plot.scale.highest > plot.limits[1]
      ? [plot.limits[1], plot.limits[2]] : [2 * limit]
    var used: Set<Int> = []
    for value in [limit] + higher {
      let row = plot.rows - 1 - Int((value / plot.unit).rounded(.down))
      guard row >= 0, used.insert(row).inserted else { continue }
      let text = String(Int(value.rounded()))
      context.write(text[...], column: columns + 1, row: row, color: inks.secondary)
    }
  }

  /// The bracket between the moments at which both curves are low, and moon, now and hours.
  private func drawAxis(
    _ scale: LevelScale, _ axis: inout AxisRow, sharesRow: Bool, in context: inout DrawingContext
  ) {
    let isUnicode = context.glyphSet == .unicode
    let moon = context.glyphSet.moon
    let bedtime = sharesRow ? moon : moon + dateText.shortTime(of: forecast.bedtime)
    axis.write(bedtime, at: scale.bedtime, inks.moon, .bold, in: &context)
    // Nowhere to the left of its line's neighbours, so that the eye finds it below.
    for offset in [1, 2, 0] {
      if axis.write(nowText, at: max(scale.now - offset, 0), inks.ink, .bold, in: &context) { break }
    }
    if let low = scale.low, let end = scale.lowCareful, low > scale.now, low < scale.columns {
      let last = min(end, scale.columns - 1)
      let row = sharesRow ? axis.row : axis.row - 1
      for column in low...max(low, last) where !sharesRow || axis.isFree(column) {
        let isEnd = column == low || column == end
        if !isUnicode, !isEnd { continue }
        let glyph: Unicode.Scalar =
          !isUnicode ? "+" : column == low ? "╰" : column == end ? "╯" : "─"
        context.put(glyph, column: column, row: row, color: inks.ink)
        if sharesRow { axis.take(column) }
      }
      if !sharesRow, low + 6 <= scale.bedtime, scale.bedtime + bedtime.count + 6 <= end {
        for (date, column) in [(forecast.belowLimitAt, low), (lowCareful, end - 4)] {
          guard let date = date?.quarterToCome(after: forecast.now) else { continue }
          axis.write(dateText.shortTime(of: date), at: column, inks.ink, in: &context)
        }
      }
    }
    // The hours, every third or sixth.
    let clock = dateText.clock
    let hours = 3600 / scale.step >= 4.0 / 3 ? 3.0 : 6
    let offset = Double(clock.secondsFromGMT(at: scale.start))
    var hour = ((scale.start.timeIntervalSince1970 + offset) / (hours * 3600)).rounded(.up)
    while true {
      let date = Date(timeIntervalSince1970: hour * hours * 3600 - offset)
      let column = Int(date.timeIntervalSince(scale.start) / scale.step)
      guard column < scale.columns else { break }
      let text = dateText.hour(of: date)
      axis.write(
        text, at: column - (column > 0 && text.count > 1 ? 1 : 0), inks.secondary, in: &context)
      hour += 1
    }
  }
}

extension DateText {
  /// An hour as a label of an axis: `9`, `21`, `9AM`.
  func hour(of date: Date) -> String {
    let text = shortTime(of: date)
    return text.count == 2 && text.hasPrefix("0") ? String(text.dropFirst()) : text
  }
}

/// A row of labels that keep a space between them.
struct AxisRow {
  let columns: Int
  /// The columns that a label may reach into.
  let limit: Int
  let row: Int
  private var taken: Set<Int> = []

  init(columns: Int, limit: Int, row: Int) {
    (self.columns, self.limit, self.row) = (columns, limit, row)
  }

  func isFree(_ column: Int) -> Bool { !taken.contains(column) }
  mutating func take(_ column: Int) { taken.insert(column) }

  /// Whether there was room.
  @discardableResult
  mutating func write(
    _ text: String, at column: Int, _ color: RGBA, _ attributes: CellAttributes = [],
    in context: inout DrawingContext
  ) -> Bool {
    let end = column + text.count
    guard column >= 0, column < columns, end <= limit,
      !(column - 1...end).contains(where: taken.contains)
    else { return false }
    taken.formUnion(column..<end)
    context.write(text[...], column: column, row: row, color: color, attributes: attributes)
    return true
  }
}
