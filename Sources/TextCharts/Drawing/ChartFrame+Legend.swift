extension ChartFrame {
  /// The parts of a legend, in cells from its upper left corner.
  private struct Legend {
    var parts: [Placed]
    var columns: Int { parts.map(\.cells.endColumn).max() ?? 0 }
    var rows: Int { parts.map(\.cells.endRow).max() ?? 0 }
  }

  /// Places the legend below the plot, above it, or beside it if half of the columns remain.
  mutating func addLegend() {
    let settings = model.settings.legend
    let isAsked = settings.visibility == .visible || settings.content != nil
    // An automatic legend takes no row from a small plot.
    let least = isAsked ? 3 : 6
    if settings.visibility == .hidden || rows < least || columns < 12 { return }
    let position = settings.position
    if position.y == 0, position.x != 0, let legend = legendBeside {
      let isBefore = position.x < 0
      let free = rows - legend.rows
      let row =
        settings.alignment?.vertical == .center
        ? free / 2 : settings.alignment?.vertical == .bottom ? free : 0
      add(legend, column: isBefore ? 0 : columns - legend.columns, row: row)
      // Two columns apart, or its names would read as axis labels.
      room =
        isBefore ? legend.columns + 2..<columns : 0..<columns - legend.columns - 2
      (plot.column, plot.columns) = (room.lowerBound, room.count)
      return
    }
    guard let legend = legendAcross else { return }
    let isAbove = position.y < 0 && !position.isAutomatic
    let free = columns - legend.columns
    let column =
      settings.alignment?.horizontal == .trailing
      ? free : settings.alignment?.horizontal == .center ? free / 2 : 0
    add(legend, column: column, row: isAbove ? 0 : rows - legend.rows)
    if isAbove { plot.row += legend.rows }
    plot.rows -= legend.rows
  }

  private mutating func add(_ legend: Legend, column: Int, row: Int) {
    texts += legend.parts.map { part in
      var cells = part.cells
      cells.column += column
      cells.row += row
      return Placed(cells: cells, content: part.content)
    }
  }

  /// The legend with one entry per row; `nil` if it needs more than half of the columns.
  private var legendBeside: Legend? {
    let legend: Legend
    if let content = model.settings.legend.content {
      legend = self.legend(of: content)
    } else {
      let entries = model.looks.legend
      // The last row counts the entries that do not fit.
      let count = entries.count > rows ? rows - 1 : entries.count
      var parts = entries.prefix(count).enumerated().map { row, entry in
        Placed(.entry(entry), column: 0, row: row, columns: Self.columns(of: entry))
      }
      if count < entries.count {
        let more = "+\(entries.count - count)"
        parts.append(Placed(.more(more), column: 0, row: count, columns: 4))
      }
      legend = Legend(parts: parts)
    }
    let isFitting = legend.rows <= rows && (legend.columns + 2) * 2 <= columns
    return isFitting && legend.rows > 0 ? legend : nil
  }

  /// The legend with entries side by side, in at most a fifth of the rows; `nil` if it does not
  /// fit.
  private var legendAcross: Legend? {
    if let content = model.settings.legend.content {
      let legend = legend(of: content)
      // At most half of the height: a custom view may have any size, and the marks matter more.
      let isFitting = legend.rows <= rows / 2 && legend.columns <= columns
      return isFitting && legend.rows > 0 ? legend : nil
    }
    let most = max(1, rows / 5)
    var parts: [Placed] = []
    var (column, row) = (0, 0)
    for (index, entry) in model.looks.legend.enumerated() {
      let width = Self.columns(of: entry)
      let left = model.looks.legend.count - index
      if column > 0, column + width > columns, row < most - 1 { (column, row) = (0, row + 1) }
      // Entries that do not fit are counted: two spaces, a sign and one or two digits.
      let more = left > 10 ? 5 : left > 1 ? 4 : 0
      if column + width + (row == most - 1 ? more : 0) > columns {
        if column + 2 <= columns {
          parts.append(
            Placed(
              .more("+\(left)"), column: column, row: row, columns: min(4, columns - column)))
        }
        break
      }
      parts.append(Placed(.entry(entry), column: column, row: row, columns: width))
      column += width + 2
    }
    return parts.isEmpty ? nil : Legend(parts: parts)
  }

  private func legend(of content: AnyView) -> Legend {
    let size = measure.size(of: content)
    return Legend(parts: [
      Placed(.view(content), column: 0, row: 0, columns: size.columns, rows: size.rows)
    ])
  }

  private static func columns(of entry: MarkLooks.LegendEntry) -> Int {
    TextWidth.columns(of: entry.name) + 2
  }
}
