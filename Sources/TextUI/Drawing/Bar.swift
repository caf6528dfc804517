package import struct Foundation.CGFloat

/// A value drawn as a bar of one row: the picture of the linear gauges.
package struct Bar: Drawing, Hashable {
  /// What the bar is like.
  package enum Form: Hashable, Sendable {
    /// Filled from the left in eighths of a cell: `█████▌░░░`.
    case filled
    /// A line with a mark at the value: `━━━━●────`.
    case marked
    /// Neither filled nor empty, as nothing is known: `▒▒▒▒▒▒▒▒▒`.
    case indeterminate
  }

  /// Filled, marked or indeterminate.
  package var form: Form
  /// The value, 0…1.
  package var value: Double
  /// What the bar is painted in; a gradient runs along it.
  package var tint: Paint
  /// The opacity of the empty part.
  package var trackOpacity = 0.35
  /// What is read aloud.
  package var spokenText: String?

  /// The width of a bar that is offered none, in points.
  package static let idealWidth: CGFloat = 160

  /// All of the width, one row.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? Self.idealWidth, height: CellMetrics.height)
  }

  /// Draws the bar into the first row of its cells.
  package func draw(in context: inout DrawingContext) {
    let columns = context.rect.columns
    switch form {
    case .filled: drawFilled(columns, in: &context)
    case .marked: drawMarked(columns, in: &context)
    case .indeterminate:
      for column in 0..<columns {
        context.put(
          context.glyphSet == .unicode ? "▒" : ":", column: column, row: 0,
          color: color(column, of: columns))
      }
    }
  }

  private func color(_ column: Int, of columns: Int) -> RGBA {
    if tint.isUniform { return tint.representative }
    let position = (Double(column) + 0.5) / Double(max(1, columns))
    return tint.color(x: position, y: position)
  }

  /// The filled part in parts of a cell; it is empty or whole only where the value is.
  private func filledParts(of columns: Int, resolution: Int) -> Int {
    let parts = columns * resolution
    let filled = Int((min(max(value, 0), 1) * Double(parts)).rounded())
    if filled == 0 && value > 0 { return 1 }
    return filled == parts && value < 1 ? parts - 1 : filled
  }

  private func drawFilled(_ columns: Int, in context: inout DrawingContext) {
    let isUnicode = context.glyphSet == .unicode
    let resolution = isUnicode ? 8 : 1
    let filled = filledParts(of: columns, resolution: resolution)
    let partial: [Unicode.Scalar] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    for column in 0..<columns {
      let color = color(column, of: columns)
      let parts = filled - column * resolution
      if parts >= resolution {
        context.put(isUnicode ? "█" : "#", column: column, row: 0, color: color)
      } else if parts > 0 {
        let rest = color.multiplyingOpacity(by: trackOpacity * 0.25)
        context.fill(CellRect(column: column, row: 0, columns: 1, rows: 1), color: rest)
        context.put(partial[parts - 1], column: column, row: 0, color: color)
      } else {
        context.put(
          isUnicode ? "░" : "-", column: column, row: 0,
          color: color.multiplyingOpacity(by: trackOpacity))
      }
    }
  }

  private func drawMarked(_ columns: Int, in context: inout DrawingContext) {
    let isUnicode = context.glyphSet == .unicode
    let mark = Int((min(max(value, 0), 1) * Double(columns - 1)).rounded())
    for column in 0..<columns {
      let color = color(column, of: columns)
      if column == mark {
        context.put(isUnicode ? "●" : "O", column: column, row: 0, color: color)
      } else {
        let isBefore = column < mark
        context.put(
          isUnicode ? (isBefore ? "━" : "─") : (isBefore ? "=" : "-"), column: column, row: 0,
          color: isBefore ? color : color.multiplyingOpacity(by: trackOpacity))
      }
    }
  }
}
