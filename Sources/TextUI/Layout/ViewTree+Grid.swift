import struct Foundation.CGFloat

extension ViewTree {
  /// Arranges rows of cells in common columns.
  ///
  /// Columns share the width as the views of a stack do, each as flexible as its cells together;
  /// then rows share the height.
  mutating func arrangeGrid(
    _ node: Node, _ settings: GridSettings, in proposal: ProposedViewSize
  ) -> CGSize {
    let rows = (0..<node.childCount).map { cells(ofRow: child($0, of: node)) }
    let columnCount = rows.reduce(0) { max($0, $1.isRow ? $1.cells.count : 0) }
    let columns = tracks(columnCount, settings.horizontalSpacing, in: proposal.width) {
      tree, column, length in
      tree.longest(
        rows.compactMap { $0.isRow && column < $0.cells.count ? $0.cells[column] : nil },
        .horizontal, in: ProposedViewSize(width: length, height: nil))
    }
    let spanned = columns.total(spacing: settings.horizontalSpacing)
    let heights = tracks(rows.count, settings.verticalSpacing, in: proposal.height) {
      tree, row, length in
      rows[row].cells.enumerated().reduce(0) { height, cell in
        let width = rows[row].isRow ? columns[cell.offset] : max(spanned, proposal.width ?? 0)
        let offered = ProposedViewSize(width: width, height: length)
        return max(height, tree.size(of: cell.element, in: offered).height)
      }
    }
    return placeCells(rows, columns, heights, settings, spanned: spanned, in: proposal)
  }

  private mutating func placeCells(
    _ rows: [GridCells], _ columns: [CGFloat], _ heights: [CGFloat], _ settings: GridSettings,
    spanned: CGFloat, in proposal: ProposedViewSize
  ) -> CGSize {
    let widest = zip(rows, heights).reduce(spanned) { width, row in
      row.0.isRow
        ? width
        : max(
          width,
          longest(
            row.0.cells, .horizontal,
            in: ProposedViewSize(width: proposal.width, height: row.1)))
    }
    var top: CGFloat = 0
    for (row, height) in zip(rows, heights) {
      var left: CGFloat = 0
      let alignment = Alignment(
        horizontal: settings.alignment.horizontal,
        vertical: row.alignment ?? settings.alignment.vertical)
      for (column, cell) in row.cells.enumerated() {
        let size = CGSize(width: row.isRow ? columns[column] : widest, height: height)
        let offered = ProposedViewSize(size)
        let offset = origin(of: cell, alignment, in: size, offered)
        place(cell, at: CGPoint(x: left + offset.x, y: top + offset.y), offered)
        left += size.width + settings.horizontalSpacing
      }
      top += height + settings.verticalSpacing
    }
    return CGSize(width: widest, height: heights.total(spacing: settings.verticalSpacing))
  }

  /// The largest length along an axis that boxes take.
  private mutating func longest(
    _ boxes: [Int], _ axis: Axis, in proposal: ProposedViewSize
  ) -> CGFloat {
    boxes.reduce(0) { max($0, size(of: $1, in: proposal)[axis]) }
  }

  private func cells(ofRow id: Int) -> GridCells {
    let node = nodes[id]
    guard case .gridRow(let alignment) = node.content else {
      return GridCells(isRow: false, alignment: nil, cells: [id])
    }
    let range = node.firstChild..<(node.firstChild + node.childCount)
    return GridCells(isRow: true, alignment: alignment, cells: Array(children[range]))
  }

  /// The lengths of columns or rows: each is offered an equal share of what is left, the least
  /// flexible first.
  private mutating func tracks(
    _ count: Int, _ spacing: CGFloat, in proposal: CGFloat?,
    take: (inout ViewTree, Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    let gaps = spacing * CGFloat(max(count - 1, 0))
    guard let proposal, proposal < .infinity, proposal > gaps else {
      let share: CGFloat? = proposal.map { $0 < .infinity ? 0 : $0 }
      return (0..<count).map { take(&self, $0, share) }
    }
    let ranges = (0..<count).map { index in
      let least = take(&self, index, 0)
      return (index: index, least: least, flexibility: take(&self, index, .infinity) - least)
    }
    let order = ranges.sorted {
      $0.flexibility == $1.flexibility ? $0.index < $1.index : $0.flexibility < $1.flexibility
    }
    var lengths = [CGFloat](repeating: 0, count: count)
    var remaining = proposal - gaps
    for (position, track) in order.enumerated() {
      let share = max(0, remaining) / CGFloat(count - position)
      lengths[track.index] = take(&self, track.index, share)
      remaining -= lengths[track.index]
    }
    return lengths
  }
}

/// The boxes of one row of a grid.
private struct GridCells {
  /// Whether they stand in the grid's columns; else the only one takes the whole width.
  let isRow: Bool
  let alignment: VerticalAlignment?
  let cells: [Int]
}

extension [CGFloat] {
  /// The sum of lengths with gaps between them.
  func total(spacing: CGFloat) -> CGFloat {
    reduce(0, +) + spacing * CGFloat(Swift.max(count - 1, 0))
  }
}
