extension ChartFrame {
  /// Puts the legend below the plot, or above it.
  mutating func addLegend() {
    let settings = model.settings.legend
    if settings.isHidden || rows < 6 || columns < 12 { return }
    let isAbove = settings.position.y < 0 && !settings.position.isAutomatic
    var placed: [Placed] = []
    var height = 0
    if let content = settings.content {
      let size = measure.size(of: content)
      if size.rows > rows / 2 || size.columns > columns { return }
      height = size.rows
      let shift =
        settings.alignment?.horizontal == .trailing
        ? columns - size.columns
        : settings.alignment?.horizontal == .center ? (columns - size.columns) / 2 : 0
      placed.append(
        Placed(
          cells: CellRect(column: shift, row: 0, columns: size.columns, rows: size.rows),
          content: .view(content)))
    } else {
      let most = max(1, rows / 5)
      var (column, row) = (0, 0)
      for (index, entry) in model.looks.legend.enumerated() {
        let width = TextWidth.columns(of: entry.name) + 2
        let left = model.looks.legend.count - index
        if column > 0, column + width > columns { (column, row) = (0, row + 1) }
        // Those that have no room are counted.
        let more = left > 1 ? 5 : 0
        let isLast = row == most - 1
        if row >= most || width > columns || isLast && column + width + more > columns && left > 1 {
          if row < most, column + 3 <= columns {
            placed.append(
              Placed(
                cells: CellRect(
                  column: column, row: row, columns: min(4, columns - column), rows: 1),
                content: .more(left)))
          }
          break
        }
        placed.append(
          Placed(
            cells: CellRect(column: column, row: row, columns: width, rows: 1),
            content: .entry(entry)))
        column += width + 2
      }
      height = (placed.last?.cells.row ?? -1) + 1
    }
    if height == 0 { return }
    let top = isAbove ? 0 : rows - height
    texts += placed.map { placed in
      var cells = placed.cells
      cells.row += top
      return Placed(cells: cells, content: placed.content)
    }
    if isAbove { plot.row += height }
    plot.rows -= height
  }

  /// Puts what the axes show above and below the plot.
  mutating func addTitles() {
    for (axis, title) in [
      (Axis.vertical, model.settings.y.label), (.horizontal, model.settings.x.label),
    ] {
      guard let title, rows >= 7, plot.rows >= 5 else { continue }
      let size = measure.size(of: title.content)
      guard size.columns <= columns, size.rows > 0, size.rows <= rows / 4 else { continue }
      let isAbove = axis == .vertical ? title.position.y <= 0 : title.position == .top
      let isRight =
        title.alignment.map { $0.horizontal == .trailing }
        ?? (axis == .vertical && title.position.x >= 0 && model.y.kind != .category)
      let isMiddle = title.alignment?.horizontal == .center
      let column = isMiddle ? (columns - size.columns) / 2 : isRight ? columns - size.columns : 0
      let row = isAbove ? plot.row : plot.endRow - size.rows
      texts.append(
        Placed(
          cells: CellRect(column: column, row: row, columns: size.columns, rows: size.rows),
          content: .view(title.content)))
      if isAbove { plot.row += size.rows }
      plot.rows -= size.rows
    }
  }
}
