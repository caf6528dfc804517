import CaffeineDomain
import TextUI

/// The cells of a level picture: the silhouette with its lines, without words.
///
/// No cell has three colours: an area wins over dots, dots over the limit, moon and now over the
/// limit. Lines through an area are cuts in the colour of the ground.
struct Plot {
  let scale: LevelScale
  let rows: Int
  /// The limits between the colours of levels, ascending.
  let limits: [Double]
  /// Milligrams in a row: a whole number of rows is one limit, unless that would be less than one.
  let unit: Double
  /// The eighths of a row that each column fills, without and with the drink asked about.
  private let heights: [Int]
  let filled: [Int]
  private let inks: Inks

  init(scale: LevelScale, rows: Int, limits: [Milligrams], inks: Inks) {
    (self.scale, self.rows, self.inks) = (scale, rows, inks)
    self.limits = limits.map(\.value)
    let limit = limits[0].value
    let top = max(scale.highest, limit, 1)
    // As many rows for the limit as still show the highest point.
    let rowsOfLimit = (Double(rows) * limit / top + 1e-6).rounded(.down)
    unit =
      limit > 0 && rowsOfLimit >= 1 ? limit / min(rowsOfLimit, Double(rows)) : top / Double(rows)
    let eighths = { [unit] (level: Double) in min(Int((level / unit * 8).rounded()), 8 * rows) }
    filled = scale.levels.map(eighths)
    heights = scale.base.map { $0.map(eighths) } ?? filled
  }

  /// The first row from below that is wholly free above a column.
  func topRow(of column: Int) -> Int { (filled[column] + 7) / 8 }

  func draw(in context: inout DrawingContext) {
    // The ground of the night first, under everything.
    let night = max(scale.bedtime, 0)..<max(min(scale.morning, scale.columns), scale.bedtime, 0)
    if let ground = inks.night, night.lowerBound < scale.columns {
      context.fill(
        CellRect(column: night.lowerBound, row: 0, columns: night.count, rows: rows), color: ground)
    }
    for column in 0..<scale.columns {
      for row in 0..<rows where row * 8 < filled[column] { fill(column, row, in: &context) }
    }
    drawLimit(in: &context)
    drawDots(in: &context)
    for (column, isNow) in [(scale.bedtime, false), (scale.now, true)]
    where 0..<scale.columns ~= column {
      for row in 0..<rows { drawLine(column, row, isNow: isNow, in: &context) }
    }
  }

  /// Draws the part of a cell that a column fills.
  private func fill(_ column: Int, _ row: Int, in context: inout DrawingContext) {
    let line = rows - 1 - row
    let lower = min(heights[column] - 8 * row, 8)
    let whole = min(filled[column] - 8 * row, 8)
    let (level, isPast) = (level(of: row, in: column), column < scale.now)
    // What a drink adds lies in the strong colours on the dim silhouette.
    let isStrong = isPast || lower < whole
    let block = inks.block(level, isPast: isStrong)
    if whole < 8 {
      context.put(
        Self.blocks[whole], column: column, row: line, color: inks.edge(level, isPast: isStrong))
    } else if 1..<8 ~= lower {
      context.put(
        Self.blocks[lower], column: column, row: line,
        color: inks.edge(level, isPast: isPast), background: block.color)
    } else if inks.style == .colors, scale.wholeLevels == nil, let cut = cut(in: row) {
      // A cell of two levels is the lower one's eighth block on the upper one's ground.
      context.put(
        Self.blocks[cut.eighths], column: column, row: line,
        color: inks.edge(cut.level - 1, isPast: isStrong),
        background: inks.edge(cut.level, isPast: isStrong), plainForm: block.plainForm)
    } else {
      context.put(
        block.glyph, column: column, row: line, color: block.color, background: block.ground,
        plainForm: block.plainForm)
    }
  }

  /// Draws a line through a full cell, in the colour of a ground.
  private func cut(
    _ glyph: Unicode.Scalar, _ column: Int, _ row: Int, _ ground: RGBA,
    in context: inout DrawingContext
  ) {
    let isStrong = column < scale.now || heights[column] < 8 * row + 8
    let block = inks.block(level(of: row, in: column), isPast: isStrong)
    context.put(
      glyph, column: column, row: rows - 1 - row, color: ground, background: block.color,
      plainForm: block.plainForm)
  }

  /// The limits that the middle of a row exceeds.
  private func level(of row: Int, in column: Int) -> Int {
    if let levels = scale.wholeLevels { return levels[column] }
    let middle = (Double(row) + 0.5) * unit
    return limits.count { middle > $0 }
  }

  /// The limit that lies inside a row, in its eighths, with the level above it.
  private func cut(in row: Int) -> (eighths: Int, level: Int)? {
    for (index, limit) in limits.enumerated() {
      let eighths = Int((limit / unit * 8).rounded()) - 8 * row
      if 0 < eighths, eighths < 8 { return (eighths, index + 1) }
    }
    return nil
  }

  /// The careful curve, two dots in a cell, in free cells.
  private func drawDots(in context: inout DrawingContext) {
    // In few rows they would be noise.
    guard context.glyphSet == .unicode, rows > 3 else { return }
    for column in 0..<scale.columns where 2 * column + 1 < scale.careful.count {
      var cells: [(row: Int, dots: UInt32)] = []
      for side in 0...1 {
        guard let level = scale.careful[2 * column + side] else { continue }
        let quarter = Int(level / unit * 4)
        let (row, dot) = (quarter / 4, Self.dots[side][quarter % 4])
        if row >= rows || 8 * row < filled[column] { continue }
        if cells.last?.row == row { cells[0].dots |= dot } else { cells.append((row, dot)) }
      }
      for (row, dots) in cells {
        guard let glyph = Unicode.Scalar(0x2800 + dots) else { continue }
        context.put(glyph, column: column, row: rows - 1 - row, color: inks.ink)
      }
    }
  }

  /// One cell of now or bedtime: a cut through an area, a line above.
  private func drawLine(
    _ column: Int, _ row: Int, isNow: Bool, in context: inout DrawingContext
  ) {
    let line = rows - 1 - row
    let eighths = filled[column] - 8 * row
    if eighths >= 8 {
      guard inks.style == .colors, cut(in: row) == nil else { return }
      cut("▏", column, row, isNow ? inks.card : inks.night ?? inks.card, in: &context)
    } else if eighths <= 0 {
      if isNow {
        context.put("▏", or: "|", column: column, row: line, color: inks.ink)
      } else if inks.night != nil {
        context.put("▏", column: column, row: line, color: inks.moon, plainForm: .dashed)
      } else {
        context.put("┊", or: ":", column: column, row: line, color: inks.moon)
      }
    }
  }

  /// The limit on the edge of a row, one cell in two, where it is one.
  private func drawLimit(in context: inout DrawingContext) {
    let edge = limits[0] / unit
    let row = Int(edge.rounded())
    guard limits[0] > 0, abs(edge - Double(row)) < 1e-6, row < rows else { return }
    for column in stride(from: 0, to: scale.columns, by: 2) {
      let eighths = filled[column] - 8 * row
      if eighths >= 8, inks.style == .colors, heights[column] == filled[column] {
        cut("▁", column, row, inks.card, in: &context)
      } else if eighths <= 0 {
        context.put("▁", or: "_", column: column, row: rows - 1 - row, color: inks.secondary)
      }
    }
  }

  static let blocks: [Unicode.Scalar] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// Dots of the left and the right half of a cell, from below.
  private static let dots: [[UInt32]] = [[0x40, 4, 2, 1], [0x80, 0x20, 0x10, 8]]
}
