/// A value drawn as a ring, as in circular gauges.
///
/// The ring is the largest that fits into the cells; its empty part is dots and its filled part
/// solid quadrants, so that it is legible without colour and in every font. In ASCII the filled
/// part is `#`.
package struct Ring: Drawing, Hashable {
  package enum Form: Hashable, Sendable {
    /// Closed, filled clockwise from the top.
    case closed
    /// Open at the bottom, where labels take the last row, with a mark at the value.
    case open
  }

  package var form: Form
  /// The value, 0…1.
  package var value: Double
  /// The paint of the filled part or the mark; a gradient runs along the ring.
  package var tint: Paint
  var trackOpacity = 0.35
  package var spokenText: String?

  /// The side, in points, of a ring without a proposed size, and the largest side: 10 × 5 cells.
  static let idealSide: CGFloat = 80

  /// Takes the largest square in the proposed size, up to 80 points.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(
      proposal.width ?? Self.idealSide, proposal.height ?? Self.idealSide, Self.idealSide)
    return CGSize(width: side, height: side)
  }

  package func draw(in context: inout DrawingContext) {
    let columns = context.rect.columns
    let rows = context.rect.rows
    guard columns > 2 && rows > 1 else { return drawPie(in: &context) }
    context.yieldInk(to: context.rect)
    let line = RingLine(form, in: context.rect)
    var track = DotRaster(columns: columns, rows: rows)
    track.draw([line.arc(to: 1, inset: 2)], style: StrokeStyle(lineWidth: 4))
    var fill = DotRaster(columns: columns, rows: rows)
    if form == .closed && value > 0 {
      fill.draw([line.arc(to: value, inset: 4)], style: StrokeStyle(lineWidth: 8))
    }
    let isBeforeDisc = isBeforeDisc(columns: columns, rows: rows, track, in: context)
    for row in 0..<rows {
      for column in 0..<columns where !track[column, row].union(fill[column, row]).isEmpty {
        if isBeforeDisc { context.takeGroundOfCorner(column: column, row: row) }
        let color = color(column: column, row: row, on: line)
        draw(column, row, track[column, row], fill[column, row], color, in: &context)
      }
    }
    if form == .open { drawMark(on: line, in: &context) }
  }

  /// Whether a disc of one colour lies behind the ring, as with `AccessoryWidgetBackground`: the
  /// free corners share one background, and the middle has another.
  ///
  /// The ring's cells then take the background around the disc: the disc's edge cannot share them
  /// with dots, and as whole cells it would stick out of the ring like a plus.
  private func isBeforeDisc(
    columns: Int, rows: Int, _ track: DotRaster, in context: DrawingContext
  ) -> Bool {
    let corners = [(0, 0), (columns - 1, 0), (0, rows - 1), (columns - 1, rows - 1)]
    let grounds = corners.map { context.ground(column: $0, row: $1) }
    return corners.allSatisfy { track[$0, $1].isEmpty }
      && grounds.allSatisfy { $0 == grounds[0] }
      && grounds[0] != context.ground(column: columns / 2, row: rows / 2)
  }

  private func draw(
    _ column: Int, _ row: Int, _ track: DotPattern, _ fill: DotPattern, _ color: RGBA,
    in context: inout DrawingContext
  ) {
    if fill.isEmpty {
      let faint = form == .open ? color : color.multiplyingOpacity(by: trackOpacity)
      context.putLine(track, column: column, row: row, color: faint)
    } else if context.glyphSet == .ascii {
      context.put("#", column: column, row: row, color: color)
    } else {
      context.put(fill.block, column: column, row: row, color: color)
    }
  }
}

extension DotPattern {
  /// The block of those quadrants of the cell that have dots.
  fileprivate var block: Unicode.Scalar {
    let blocks: [Unicode.Scalar] = [
      " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
    ]
    var quadrants = 0
    for (quadrant, (x, y)) in [(0, 0), (1, 0), (0, 2), (1, 2)].enumerated()
    where !intersection([Self.dot(x, y), Self.dot(x, y + 1)]).isEmpty { quadrants |= 1 << quadrant }
    return blocks[quadrants]
  }

  private static func dot(_ x: Int, _ y: Int) -> DotPattern {
    DotPattern(rawValue: bit(x: x, y: y))
  }
}

extension DrawingContext {
  fileprivate func ground(column: Int, row: Int) -> RGBA? {
    grid.background(column: rect.column + column, row: rect.row + row)
  }

  /// Gives a cell the background of the upper left one.
  fileprivate mutating func takeGroundOfCorner(column: Int, row: Int) {
    let cell = CellRect(column: rect.column + column, row: rect.row + row, columns: 1, rows: 1)
    guard !cell.intersection(clip).isEmpty else { return }
    grid.copyGround(
      column: cell.column, row: cell.row, ofColumn: rect.column, row: rect.row)
  }
}

private struct RingLine {
  let center: CGPoint
  /// The distance of the ring's outer edge from the center.
  let radius: CGFloat
  /// The start of the ring, clockwise from the right, in radians.
  let start: Double
  /// The length of the ring, in radians.
  let sweep: Double

  init(_ form: Ring.Form, in cells: CellRect) {
    let size = CellMetrics.size(columns: cells.columns, rows: cells.rows)
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = min(size.width, size.height) / 2
    switch form {
    case .closed: (start, sweep) = (-.pi / 2, 2 * .pi)
    case .open:
      // The last dot stands just above the last row.
      let down = max(0, Double((radius - CellMetrics.height - 2) / (radius - 2)))
      let below = Angle(dx: (1 - down * down).squareRoot(), dy: down).radians
      (start, sweep) = (.pi - below, .pi + 2 * below)
    }
  }

  /// The point at a fraction of the length, `inset` points inside the outer edge.
  func point(at fraction: Double, inset: CGFloat) -> CGPoint {
    let angle = Angle(radians: start + sweep * fraction)
    return CGPoint(
      x: center.x + (radius - inset) * CGFloat(angle.cosine),
      y: center.y + (radius - inset) * CGFloat(angle.sine))
  }

  func arc(to end: Double, inset: CGFloat) -> Polyline {
    // The same points whatever the end, so that a larger value never removes a dot.
    let step = 4 / max(8, Double(radius) * sweep)
    let points = stride(from: 0, to: end, by: step).map { point(at: $0, inset: inset) }
    return Polyline(points: points + [point(at: end, inset: inset)])
  }

  func position(column: Int, row: Int) -> Double {
    let angle = Angle(
      dx: Double((CGFloat(column) + 0.5) * CellMetrics.width - center.x),
      dy: Double((CGFloat(row) + 0.5) * CellMetrics.height - center.y))
    let turns = (angle.radians - start) / (2 * .pi)
    return min(1, (turns - turns.rounded(.down)) * 2 * .pi / sweep)
  }
}

extension Ring {
  private func color(column: Int, row: Int, on line: RingLine) -> RGBA {
    if tint.isUniform { return tint.representative }
    let position = line.position(column: column, row: row)
    return tint.color(x: position, y: position)
  }

  /// The mark of an open ring: `●` in the cell of the value.
  private func drawMark(on line: RingLine, in context: inout DrawingContext) {
    let place = line.point(at: value, inset: 2)
    // Straight above the middle, between two cells, the mark takes the right one.
    let column = Int((place.x / CellMetrics.width + 1e-6).native)
    let row = Int((place.y / CellMetrics.height).native)
    context.put(
      context.glyphSet == .unicode ? "●" : "@", column: column, row: row,
      color: color(column: column, row: row, on: line))
  }

  /// The value in one cell, to a quarter.
  private func drawPie(in context: inout DrawingContext) {
    let quarters = Int((value * 4).rounded())
    let pies: [Unicode.Scalar] =
      context.glyphSet == .unicode ? ["○", "◔", "◑", "◕", "●"] : [".", ":", "o", "O", "@"]
    context.put(
      pies[min(max(quarters, 0), 4)], column: max(0, (context.rect.columns - 1) / 2), row: 0,
      color: tint.representative)
  }
}
