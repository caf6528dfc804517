import TextCells

/// Grids to encode.
enum SampleGrids {
  /// A card of 30 × 8 with everything encoders meet: border, bold, wide glyphs, emoji sequences,
  /// backgrounds, translucent colours, blocks, braille, a link, right-to-left text.
  static var card: CellGrid {
    var grid = CellGrid(columns: 30, rows: 8)
    let clip = grid.bounds
    let border = CellStyle(foreground: RGBA(hex: 0x5E9CEA))
    let gray = CellStyle(foreground: RGBA(hex: 0x8E8E93))
    let bold = CellStyle(foreground: RGBA(hex: 0xFF9500), attributes: .bold)
    let faint = CellStyle(
      foreground: RGBA(red: 255, green: 255, blue: 255, alpha: 128), attributes: [.dim, .italic])
    for (row, glyphs) in [(0, "╭─╮"), (1, "│ │"), (7, "╰─╯")] {
      let scalars = Array(glyphs.unicodeScalars)
      for row in row == 1 ? 1...6 : row...row {
        let line = CellRect(column: 0, row: row, columns: 30, rows: 1)
        if scalars[1] != " " { grid.fill(scalars[1], rect: line, style: border, clip: clip) }
        grid.put(scalars[0], column: 0, row: row, style: border, clip: clip)
        grid.put(scalars[2], column: 29, row: row, style: border, clip: clip)
      }
    }
    let band = CellRect(column: 1, row: 3, columns: 28, rows: 1)
    grid.paint(band, background: RGBA(red: 94, green: 92, blue: 230, alpha: 90), clip: clip)
    grid.write("東京 Weather 🌤️", column: 2, row: 1, style: bold, clip: clip)
    grid.write("晴れ 21°C 👍🏽 café 👨‍👩‍👧", column: 2, row: 2, style: gray, clip: clip)
    grid.write("faint <&> \"it's\"", column: 2, row: 3, style: faint, clip: clip)
    grid.write("see", column: 20, row: 3, style: link, clip: clip)
    grid.write("שלום עולם 42 mg", column: 2, row: 4, style: .plain, clip: clip)
    grid.write("⢀⡤⠖⠒⠲⢤⡀ ▁▂▃▄▅▆▇█ → ✓", column: 2, row: 5, style: border, clip: clip)
    grid.fill(
      "█", rect: CellRect(column: 2, row: 6, columns: 15, rows: 1), style: bold, clip: clip)
    grid.fill(
      "░", rect: CellRect(column: 17, row: 6, columns: 5, rows: 1), style: gray, clip: clip)
    grid.write("75 %", column: 23, row: 6, style: .plain, clip: clip)
    return grid
  }

  private static let link = CellStyle(
    attributes: .underline, link: "https://example.com/a?b=\"<c>\"&d=é")
}
