import TextCells

extension Printer {
  /// Prints a table without lines: columns fit their widest cell, with two spaces between; the last
  /// cell of a row stays as it is.
  ///
  /// On a narrower terminal, first the column `flexible` shrinks to `least` cells and ends in `…`.
  /// Then the column `expendable` is dropped (always if it is empty). Then, with `heading`, the
  /// first cell gets its own line. Last, the cells of a row wrap.
  func printTable(
    _ rows: [[String]], right: Set<Int> = [], flexible: Int? = nil, least: Int = 12,
    expendable: Int? = nil, heading: Bool = false
  ) {
    guard !rows.isEmpty else { return }
    let room = limit ?? .max
    var (rows, right, expendable) = (rows, right, expendable)
    var widths = widths(of: rows)
    func excess() -> Int { widths.reduce(2 * (widths.count - 1), +) - room }
    func narrow(to least: Int) {
      guard let flexible, flexible < widths.count else { return }
      widths[flexible] = min(widths[flexible], max(widths[flexible] - excess(), least))
    }
    func leaveOut(where isNeeded: (Int) -> Bool) {
      guard let column = expendable, column < widths.count, isNeeded(column) else { return }
      rows = rows.map { row in row.indices.filter { $0 != column }.map { row[$0] } }
      right = Set(right.filter { $0 != column }.map { $0 > column ? $0 - 1 : $0 })
      widths = self.widths(of: rows)
      expendable = nil
    }
    leaveOut { widths[$0] == 0 }
    narrow(to: least)
    leaveOut { _ in excess() > 0 }
    narrow(to: least)
    if excess() > 0, heading {
      rows = rows.flatMap { row in
        let others = [""] + row.dropFirst()
        return row[0].isEmpty ? [others] : [[row[0]], others]
      }
      widths = [0] + self.widths(of: rows).dropFirst()
      narrow(to: least)
    }
    let isWide = excess() <= 0
    for row in rows {
      isWide && row.count > 1
        ? print(row, widths: widths, right: right) : printFolded(row, room: room)
    }
  }

  /// The columns that a table has for bars in an empty column, up to 60.
  ///
  /// With fewer than ten the last column is dropped; if that leaves fewer than eight, there are no
  /// bars.
  func columnsForBars(in rows: inout [[String]]) -> Int {
    let widths = widths(of: rows)
    var room = columns - widths.reduce(2 * (widths.count - 1), +)
    if hasPictures, room < 10 {
      room += widths[widths.count - 1] + 2
      if room < 8 { return 0 }
      rows = rows.map { Array($0.prefix(widths.count - 1)) }
    }
    return min(60, room)
  }

  private func widths(of rows: [[String]]) -> [Int] {
    let count = rows.map(\.count).max() ?? 0
    return (0..<count).map { column in
      rows.filter { column < $0.count }.map { TextWidth.columns(of: $0[column]) }.max() ?? 0
    }
  }

  private func print(_ row: [String], widths: [Int], right: Set<Int>) {
    let cells = row.enumerated().map { column, cell in
      let cell = Terminal.shortened(cell, to: widths[column])
      let space = String(repeating: " ", count: widths[column] - TextWidth.columns(of: cell))
      if right.contains(column) { return space + cell }
      return column == row.count - 1 ? cell : cell + space
    }
    draw(marked(Terminal.trimmed(cells.joined(separator: "  "))))
  }

  /// Prints the cells of a row on as many lines as necessary, indented by two spaces after the
  /// first; a cell that is too long wraps.
  private func printFolded(_ row: [String], room: Int) {
    var line = ""
    for cell in row where !cell.isEmpty {
      let next = line.isEmpty ? cell : "\(line)  \(cell)"
      if line.isEmpty || TextWidth.columns(of: next) <= room {
        line = next
      } else {
        Terminal.wrapped(line, to: room).forEach(draw)
        line = "  " + cell
      }
    }
    Terminal.wrapped(line, to: room).forEach(draw)
  }
}
