import TextUI

/// Measures writing, encoding and measuring: the cells of a card of 30 × 8 whose text has been
/// laid out already, with a border, CJK, emoji and a bar, in true colour.
func cellBenchmarks() {
  let clock = ContinuousClock()
  func report(_ name: String, _ work: () -> Int) {
    let runs = 2_000
    let means = (0..<10).map { _ in
      clock.measure { for _ in 0..<runs { sink &+= work() } } / runs
    }
    print("cells: \(name): \(means.min() ?? .zero)")
  }
  var sink = 0
  let card = drawnCard()
  report("card written") { drawnCard().columns }
  report("card to plain") { card.plain().utf8.count }
  report("card to ANSI") { card.ansi().utf8.count }
  report("card to ANSI of 16 colours") {
    card.ansi(ANSIOptions(colorDepth: .ansi16)).utf8.count
  }
  report("card to SVG") { card.svg().utf8.count }
  report("card to HTML") { card.html().utf8.count }
  report("30 columns of ASCII measured") { TextWidth.columns(of: ascii) }
  report("28 columns of CJK and emoji measured") { TextWidth.columns(of: wide) }
  precondition(sink != 0)
}

private let ascii = "Cappuccino at 08:30, 75 mg low"
private let wide = "晴れ 21°C 👍🏽 café 👨‍👩‍👧 東京 🌤️"

private func drawnCard() -> CellGrid {
  var grid = CellGrid(columns: 30, rows: 8)
  let clip = grid.bounds
  let border = CellStyle(foreground: RGBA(hex: 0x5E9CEA))
  let title = CellStyle(foreground: RGBA(hex: 0xFF9500), attributes: .bold)
  let gray = CellStyle(foreground: RGBA(hex: 0x8E8E93))
  for row in [0, 7] {
    let line = CellRect(column: 1, row: row, columns: 28, rows: 1)
    grid.fill("─", rect: line, style: border, clip: clip)
    grid.put(row == 0 ? "╭" : "╰", column: 0, row: row, style: border, clip: clip)
    grid.put(row == 0 ? "╮" : "╯", column: 29, row: row, style: border, clip: clip)
  }
  for column in [0, 29] {
    let line = CellRect(column: column, row: 1, columns: 1, rows: 6)
    grid.fill("│", rect: line, style: border, clip: clip)
  }
  grid.write("東京 Weather 🌤️", column: 2, row: 1, style: title, clip: clip)
  grid.write("晴れ 21°C 👍🏽 café 👨‍👩‍👧", column: 2, row: 2, style: gray, clip: clip)
  let bar = CellRect(column: 2, row: 6, columns: 15, rows: 1)
  grid.fill("█", rect: bar, style: title, clip: clip)
  let rest = CellRect(column: 17, row: 6, columns: 5, rows: 1)
  grid.fill("░", rect: rest, style: gray, clip: clip)
  grid.write("75 %", column: 23, row: 6, style: .plain, clip: clip)
  return grid
}
