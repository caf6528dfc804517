extension ChartFrame {
  /// Places the titles of the axes above and below the plot.
  mutating func addTitles() {
    for (axis, title) in [
      (Axis.vertical, model.settings.y.label), (.horizontal, model.settings.x.label),
    ] {
      // Below seven rows a title would take a fifth of the chart.
      guard let title, rows >= 7, plot.rows >= 5 else { continue }
      let size = measure.size(of: title.content)
      guard size.columns <= room.count, size.rows > 0, size.rows <= rows / 4 else { continue }
      let isAbove = axis == .vertical ? title.position.y <= 0 : title.position == .top
      let isRight =
        title.alignment.map { $0.horizontal == .trailing }
        ?? (axis == .vertical && title.position.x >= 0 && model.y.kind != .category)
      let isMiddle = title.alignment?.horizontal == .center
      let free = room.count - size.columns
      let column = room.lowerBound + (isMiddle ? free / 2 : isRight ? free : 0)
      let row = isAbove ? plot.row : plot.endRow - size.rows
      texts.append(
        Placed(
          .view(title.content), column: column, row: row, columns: size.columns, rows: size.rows))
      if isAbove { plot.row += size.rows }
      plot.rows -= size.rows
    }
  }
}
