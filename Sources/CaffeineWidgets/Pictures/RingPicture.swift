import TextUI

/// A ring of 26 cells that fills clockwise from the top.
///
///      ▗▟▀▀▀▀▙▖
///     ▟▛      ▜▙
///     █        █
///     ▜▙      ▟▛
///      ▝▜▄▄▄▄▛▘
struct RingPicture: InkPicture {
  /// From 0 to 1.
  let share: Double
  /// The colour, by ``Inks/past``.
  let level: Int

  nonisolated func draw(in context: inout DrawingContext, with pen: Pen) {
    let filled = Int((share * Double(Self.cells.count)).rounded())
    let inks = pen.inks
    for (index, (column, row, glyph)) in Self.cells.enumerated() {
      if index < filled {
        let color = inks.edge(level, isPast: true)
        context.put(glyph, or: "#", column: column, row: row, color: color)
      } else {
        let rest: Unicode.Scalar = inks.style == .colors ? glyph : "░"
        context.put(
          context.glyphSet == .ascii ? "." : rest, column: column, row: row,
          color: inks.style == .colors ? inks.line : inks.ink,
          plainForm: inks.style == .colors && inks.saysPlainForms ? .light : .glyph)
      }
    }
  }

  /// Clockwise from the top.
  private nonisolated static let cells: [(column: Int, row: Int, glyph: Unicode.Scalar)] = [
    (5, 0, "▀"), (6, 0, "▀"), (7, 0, "▙"), (8, 0, "▖"), (8, 1, "▜"), (9, 1, "▙"), (9, 2, "█"),
    (9, 3, "▛"), (8, 3, "▟"), (8, 4, "▘"), (7, 4, "▛"), (6, 4, "▄"), (5, 4, "▄"), (4, 4, "▄"),
    (3, 4, "▄"), (2, 4, "▜"), (1, 4, "▝"), (1, 3, "▙"), (0, 3, "▜"), (0, 2, "█"), (0, 1, "▟"),
    (1, 1, "▛"), (1, 0, "▗"), (2, 0, "▟"), (3, 0, "▀"), (4, 0, "▀"),
  ]
}
