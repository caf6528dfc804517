/// One drawing operation of a plot, in points from its upper left corner.
enum PlotStep: Sendable {
  case fill(Path, in: CGRect, Paint, texture: Unicode.Scalar?)
  case line([CGPoint], peaks: [CGPoint], Paint, StrokeStyle, glyph: Unicode.Scalar?)
  /// A line cut out of areas; where it crosses text it consists of glyphs instead of dots.
  case rule([CGPoint], Paint, StrokeStyle, glyph: Unicode.Scalar?)
  case symbols([CGPoint], Unicode.Scalar, Paint)
  case dots([CGPoint], Paint)
  /// A bar of one row, drawn as a line.
  case thinBar(CGRect, Paint, texture: Unicode.Scalar?)
  /// A grid line or tick at a distance along the axis.
  case grid(Axis, CGFloat, Paint, isTick: Bool)
}

struct PlotDrawing: Drawing {
  let steps: [PlotStep]
  let ground: RGBA

  func draw(in context: inout DrawingContext) {
    let hasArea = steps.contains { step in
      if case .fill(let path, _, _, _) = step { path.isCurve } else { false }
    }
    for step in steps {
      switch step {
      case .fill(let path, let area, let paint, let texture):
        context.fillMark(path, in: area, paint: paint, texture: texture)
      case .line(let points, let peaks, let paint, let style, let glyph):
        context.strokeMark(points, peaks: peaks, paint: paint, style: style, glyph: glyph)
      case .rule(let points, let paint, let style, let glyph):
        context.strokeMark(
          points, paint: paint, style: style, ground: ground, crossesAreas: hasArea, glyph: glyph)
      case .symbols(let points, let glyph, let paint): put(points, glyph, paint, in: &context)
      case .dots(let points, let paint):
        context.strokeMark([], peaks: points, paint: paint, style: StrokeStyle(lineWidth: 1))
      case .thinBar(let bar, let paint, let texture):
        draw(bar, paint, texture, in: &context)
      case .grid(let axis, let place, let paint, let isTick):
        draw(axis, place, paint, isTick, in: &context)
      }
    }
  }

  private func put(
    _ points: [CGPoint], _ glyph: Unicode.Scalar, _ paint: Paint, in context: inout DrawingContext
  ) {
    for point in points where point.x >= 0 && point.y >= 0 && point.x < 1e6 && point.y < 1e6 {
      let column = Int(point.x / CellMetrics.width)
      let row = Int(point.y / CellMetrics.height)
      guard column < context.rect.columns, row < context.rect.rows else { continue }
      context.putMark(
        glyph, column: column, row: row, color: context.color(of: paint, column: column, row: row))
    }
  }

  /// A line of whole columns with half columns at its ends.
  private func draw(
    _ bar: CGRect, _ paint: Paint, _ texture: Unicode.Scalar?, in context: inout DrawingContext
  ) {
    let half = CellMetrics.width / 2
    let last = CGFloat(context.rect.columns) * 2
    let start = Int(min(max((bar.minX / half).rounded(), 0), last))
    let end = Int(min(max((bar.maxX / half).rounded(), CGFloat(start + 1)), last))
    let row = Int(min(max(bar.midY / CellMetrics.height, -1), 1e6).rounded(.down))
    guard (0..<context.rect.rows).contains(row), bar.width > 0 else { return }
    let isUnicode = context.glyphSet == .unicode
    let whole: Unicode.Scalar =
      switch texture {
      case nil: isUnicode ? "━" : "="
      case "▒": "╍"
      case "▓": "┅"
      case "░": "─"
      case let texture?: texture
      }
    for column in start / 2..<(end + 1) / 2 {
      let isLeftHalf = column * 2 + 2 > end
      let isRightHalf = column * 2 < start
      let glyph: Unicode.Scalar =
        !isUnicode || texture != nil ? whole : isLeftHalf ? "╸" : isRightHalf ? "╺" : whole
      context.putMark(
        glyph, column: column, row: row,
        color: context.color(of: paint, column: column, row: row))
    }
  }

  /// A grid line: one dot per column across, two per row down; marks cover it.
  private func draw(
    _ axis: Axis, _ place: CGFloat, _ paint: Paint, _ isTick: Bool,
    in context: inout DrawingContext
  ) {
    let isUnicode = context.glyphSet == .unicode
    // Rounds like labels, which otherwise land a row below the line of a number between two rows.
    let dot = Int(min(max(place / CGFloat(DotRaster.pitch) + 1e-6, -1), 1e6).rounded(.down))
    var (columns, rows) = (0..<context.rect.columns, 0..<context.rect.rows)
    var bits: DotPattern
    switch axis {
    case .vertical:
      rows = dot >> 2..<(dot >> 2) + 1
      if isTick { columns = columns.suffix(1) }
      bits = DotPattern(rawValue: DotPattern.bit(x: 0, y: dot & 3))
    case .horizontal:
      columns = dot >> 1..<(dot >> 1) + 1
      if isTick { rows = rows.suffix(1) }
      bits = DotPattern(rawValue: DotPattern.bit(x: dot & 1, y: isTick ? 3 : 0))
      if !isTick { bits.insert(DotPattern(rawValue: DotPattern.bit(x: dot & 1, y: 2))) }
    }
    guard dot >= 0, let glyph = isUnicode ? bits.glyph(in: .unicode) : "." else { return }
    for row in rows {
      // A full stop in every column would be as strong as the marks.
      for column in columns where isUnicode || axis == .horizontal || column % 2 == 0 {
        context.putBehind(
          glyph, column: column, row: row,
          color: context.color(of: paint, column: column, row: row))
      }
    }
  }
}
