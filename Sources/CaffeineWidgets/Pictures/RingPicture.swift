import TextUI

/// A ring of 26 cells that fills clockwise from the top.
///
///      ▗▟▀▀▀▀▙▖
///     ▟▛      ▜▙
///     █        █
///     ▜▙      ▟▛
///      ▝▜▄▄▄▄▛▘
struct RingPicture: DrawingView {
  /// From 0 to 1.
  let share: Double
  /// The colour, by ``Inks/past``.
  let level: Int

  func drawing(in environment: EnvironmentValues) -> some Drawing {
    RingDrawing(ring: self, inks: Inks(in: environment))
  }
}

private struct RingDrawing: Drawing {
  let ring: RingPicture
  let inks: Inks

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CellMetrics.size(columns: 10, rows: 5)
  }

  func draw(in context: inout DrawingContext) {
    let filled = Int((ring.share * Double(Self.cells.count)).rounded())
    for (index, (column, row, glyph)) in Self.cells.enumerated() {
      guard index >= filled else {
        let isUnicode = context.glyphSet == .unicode
        let color = inks.edge(ring.level, isPast: true)
        context.put(isUnicode ? glyph : "#", column: column, row: row, color: color)
        continue
      }
      let rest: Unicode.Scalar =
        context.glyphSet == .ascii ? "." : inks.style == .colors ? glyph : "░"
      context.put(
        rest, column: column, row: row, color: inks.style == .colors ? inks.line : inks.ink,
        plainForm: .light)
    }
  }

  /// Clockwise from the top.
  private static let cells: [(column: Int, row: Int, glyph: Unicode.Scalar)] = [
    (5, 0, "▀"), (6, 0, "▀"), (7, 0, "▙"), (8, 0, "▖"), (8, 1, "▜"), (9, 1, "▙"), (9, 2, "█"),
    (9, 3, "▛"), (8, 3, "▟"), (8, 4, "▘"), (7, 4, "▛"), (6, 4, "▄"), (5, 4, "▄"), (4, 4, "▄"),
    (3, 4, "▄"), (2, 4, "▜"), (1, 4, "▝"), (1, 3, "▙"), (0, 3, "▜"), (0, 2, "█"), (0, 1, "▟"),
    (1, 1, "▛"), (1, 0, "▗"), (2, 0, "▟"), (3, 0, "▀"), (4, 0, "▀"),
  ]
}
