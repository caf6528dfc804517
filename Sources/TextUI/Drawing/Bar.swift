/// A value drawn as a bar of one row, as in linear gauges.
package struct Bar: Drawing, Hashable {
  package enum Form: Hashable, Sendable {
    /// Filled from the left in eighths of a cell: `█████▌░░░`.
    case filled
    /// A line with a mark at the value: `━━━━●────`.
    case marked
    /// An unknown value: `▒▒▒▒▒▒▒▒▒`.
    case indeterminate
  }

  package var form: Form
  /// The value, 0…1.
  package var value: Double
  /// The paint of the bar; a gradient runs along it.
  package var tint: Paint
  var trackOpacity = 0.35
  package var spokenText: String?

  /// The width, in points, of a bar without a proposed width.
  package static let idealWidth: CGFloat = 160

  /// Takes the proposed width and one row.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? Self.idealWidth, height: CellMetrics.height)
  }

  package func draw(in context: inout DrawingContext) {
    let columns = context.rect.columns
    guard columns > 0 else { return }
    switch form {
    case .filled: drawFilled(columns, in: &context)
    case .marked: drawMarked(columns, in: &context)
    case .indeterminate:
      put(
        context.glyphSet == .unicode ? "▒" : ":", 0..<columns, of: columns, opacity: 1,
        in: &context)
    }
  }

  private func color(_ column: Int, of columns: Int) -> RGBA {
    if tint.isUniform { return tint.representative }
    let position = (Double(column) + 0.5) / Double(max(1, columns))
    return tint.color(x: position, y: position)
  }

  /// The filled part of the bar in parts of a cell; only 0 is drawn empty and, in more than one
  /// part, only 1 full.
  private func filledParts(of columns: Int, resolution: Int) -> Int {
    let parts = columns * resolution
    let filled = Int((value.limitedToUnit * Double(parts)).rounded())
    return max(min(filled, value < 1 ? parts - 1 : parts), value > 0 ? 1 : 0)
  }

  private func drawFilled(_ columns: Int, in context: inout DrawingContext) {
    let isUnicode = context.glyphSet == .unicode
    let resolution = isUnicode ? 8 : 1
    let filled = filledParts(of: columns, resolution: resolution)
    let whole = filled / resolution
    let parts = filled % resolution
    put(isUnicode ? "█" : "#", 0..<whole, of: columns, opacity: 1, in: &context)
    if parts > 0, let partial = Unicode.Scalar(0x2590 - UInt32(parts)) {
      let color = color(whole, of: columns)
      let rest = color.multiplyingOpacity(by: trackOpacity * 0.25)
      context.put(partial, column: whole, row: 0, color: color, background: rest)
    }
    let empty = whole + (parts > 0 ? 1 : 0)
    put(isUnicode ? "░" : "-", empty..<columns, of: columns, opacity: trackOpacity, in: &context)
  }

  private func put(
    _ glyph: Unicode.Scalar, _ columns: Range<Int>, of count: Int, opacity: Double,
    in context: inout DrawingContext
  ) {
    if tint.isUniform {
      let color = color(0, of: count).multiplyingOpacity(by: opacity)
      return context.put(glyph, columns: columns, row: 0, color: color)
    }
    for column in columns {
      let color = color(column, of: count).multiplyingOpacity(by: opacity)
      context.put(glyph, column: column, row: 0, color: color)
    }
  }

  private func drawMarked(_ columns: Int, in context: inout DrawingContext) {
    let isUnicode = context.glyphSet == .unicode
    let mark = Int((value.limitedToUnit * Double(columns - 1)).rounded())
    put(isUnicode ? "━" : "=", 0..<mark, of: columns, opacity: 1, in: &context)
    context.put(isUnicode ? "●" : "O", column: mark, row: 0, color: color(mark, of: columns))
    put(isUnicode ? "─" : "-", mark + 1..<columns, of: columns, opacity: trackOpacity, in: &context)
  }
}
