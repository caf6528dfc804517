import CellGrid

extension Printer {
  /// A table without lines: columns as wide as their widest cell, two spaces between, the last
  /// cell of a row as it is.
  ///
  /// Where the terminal is narrower, the column `flexible` gives way as far as 12 cells; what is
  /// still too long ends in `…`.
  func printTable(_ rows: [[String]], right: Set<Int> = [], flexible: Int? = nil) {
    let columns = rows.map(\.count).max() ?? 0
    var widths = (0..<columns).map { column in
      rows.map { column < $0.count ? TextWidth.columns(of: $0[column]) : 0 }.max() ?? 0
    }
    let room = limit ?? .max
    if let flexible, flexible < columns {
      let excess = widths.reduce(2 * (columns - 1), +) - room
      widths[flexible] = min(widths[flexible], max(widths[flexible] - excess, 12))
    }
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        let cell = Terminal.shortened(cell, to: widths[column])
        let space = String(repeating: " ", count: widths[column] - TextWidth.columns(of: cell))
        if right.contains(column) { return space + cell }
        return column == row.count - 1 ? cell : cell + space
      }
      var line = Terminal.shortened(cells.joined(separator: "  "), to: room)
      while line.last == " " { line.removeLast() }
      print(line)
    }
  }
}
