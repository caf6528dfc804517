extension ViewTree {
  /// Arranges rows of cells in common columns.
  ///
  /// Columns share the width as the views of a stack do, each as flexible as its cells together;
  /// then rows share the height.
  mutating func arrangeGrid(
    _ node: Node, _ settings: GridSettings, in proposal: ProposedViewSize
  ) -> CGSize {
    let rows = (0..<node.childCount).map { row(of: child($0, of: node)) }
    var columns = columns(of: rows, settings, in: proposal.width)
    widen(&columns, for: rows, settings, in: proposal.width)
    let spanned = columns.total(spacing: settings.horizontalSpacing)
    let heights = tracks(rows.count, settings.verticalSpacing, in: proposal.height) {
      tree, row, length in
      rows[row].cells.reduce(0) { height, cell in
        if cell.traits.unsizedAxes.contains(.vertical) { return height }
        let width =
          rows[row].isRow
          ? columns.length(of: cell.columns, spacing: settings.horizontalSpacing)
          : cell.isUnsizedAcross ? spanned : max(spanned, proposal.width ?? 0)
        let offered = ProposedViewSize(width: width, height: length)
        return max(height, tree.size(of: cell.id, in: offered).height)
      }
    }
    return placeRows(rows, columns, heights, settings, spanned: spanned, in: proposal)
  }

  /// The widths of the columns by the cells that are in one of them.
  private mutating func columns(
    of rows: [GridLine], _ settings: GridSettings, in width: CGFloat?
  ) -> [CGFloat] {
    let count = rows.reduce(0) { max($0, $1.isRow ? $1.cells.last?.columns.upperBound ?? 0 : 0) }
    var single = [[Int]](repeating: [], count: count)
    for row in rows where row.isRow {
      for cell in row.cells
      where cell.columns.count == 1 && !cell.isUnsizedAcross {
        single[cell.columns.lowerBound].append(cell.id)
      }
    }
    return tracks(count, settings.horizontalSpacing, in: width) { tree, column, length in
      single[column].reduce(0) {
        max($0, tree.size(of: $1, in: ProposedViewSize(width: length, height: nil)).width)
      }
    }
  }

  /// Gives the last column of a cell of several what the cell needs more, as far as there is room.
  ///
  /// After the others, whose columns it would make too wide: a title of 96 points over columns of
  /// 32 and 24 with a gap of 8 needs 32 more, and only the second grows, to 56. Shared out they
  /// would pull the figures below away from their labels.
  private mutating func widen(
    _ columns: inout [CGFloat], for rows: [GridLine], _ settings: GridSettings, in width: CGFloat?
  ) {
    for row in rows where row.isRow {
      for cell in row.cells
      where cell.columns.count > 1 && !cell.isUnsizedAcross {
        let length = columns.length(of: cell.columns, spacing: settings.horizontalSpacing)
        let total = columns.total(spacing: settings.horizontalSpacing)
        let room = width.map { max(0, $0 - total) }
        let offered = ProposedViewSize(width: room.map { length + $0 }, height: nil)
        let missing = size(of: cell.id, in: offered).width - length
        columns[cell.columns.upperBound - 1] += max(0, min(missing, room ?? .infinity))
      }
    }
  }

  private mutating func placeRows(
    _ rows: [GridLine], _ columns: [CGFloat], _ heights: [CGFloat], _ settings: GridSettings,
    spanned: CGFloat, in proposal: ProposedViewSize
  ) -> CGSize {
    let widest = zip(rows, heights).reduce(spanned) { width, row in
      if row.0.isRow { return width }
      return row.0.cells.reduce(width) { width, cell in
        let offered = ProposedViewSize(
          width: cell.isUnsizedAcross ? spanned : proposal.width, height: row.1)
        return max(width, size(of: cell.id, in: offered).width)
      }
    }
    let alignments = columnAlignments(of: rows, count: columns.count)
    var top: CGFloat = 0
    for (row, height) in zip(rows, heights) {
      for cell in row.cells {
        let left = columns.start(of: cell.columns.lowerBound, spacing: settings.horizontalSpacing)
        let width = columns.length(of: cell.columns, spacing: settings.horizontalSpacing)
        let alignment = Alignment(
          horizontal: (cell.columns.count == 1 ? alignments[cell.columns.lowerBound] : nil)
            ?? settings.alignment.horizontal,
          vertical: row.alignment ?? settings.alignment.vertical)
        place(
          cell, alignment,
          in: CGRect(
            origin: CGPoint(x: row.isRow ? left : 0, y: top),
            size: CGSize(width: row.isRow ? width : widest, height: height)))
      }
      top += height + settings.verticalSpacing
    }
    return CGSize(width: widest, height: heights.total(spacing: settings.verticalSpacing))
  }

  /// Places a cell by its anchor, or by the guides of an alignment.
  private mutating func place(_ cell: GridCell, _ alignment: Alignment, in frame: CGRect) {
    let offered = ProposedViewSize(frame.size)
    var offset = origin(of: cell.id, alignment, in: frame.size, offered)
    if let anchor = cell.traits.anchor {
      let size = size(of: cell.id, in: offered)
      offset = CGPoint(
        x: (frame.width - size.width) * anchor.x, y: (frame.height - size.height) * anchor.y)
    }
    place(cell.id, at: CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y), offered)
  }

  /// The alignment that a cell has set for its column, the first one if several have.
  private func columnAlignments(of rows: [GridLine], count: Int) -> [HorizontalAlignment?] {
    var alignments = [HorizontalAlignment?](repeating: nil, count: count)
    for cell in rows.lazy.filter(\.isRow).flatMap(\.cells) {
      let column = cell.columns.lowerBound
      alignments[column] = alignments[column] ?? cell.traits.columnAlignment
    }
    return alignments
  }

  private func row(of id: Int) -> GridLine {
    let node = nodes[id]
    guard case .container(.gridRow(let alignment)) = node.content else {
      let cell = GridCell(id: id, columns: 0..<0, traits: gridTraits(of: id))
      return GridLine(isRow: false, alignment: nil, cells: [cell])
    }
    var column = 0
    let cells = (0..<node.childCount).map { index in
      let id = child(index, of: node)
      let traits = gridTraits(of: id)
      defer { column += traits.columns }
      return GridCell(id: id, columns: column..<(column + traits.columns), traits: traits)
    }
    return GridLine(isRow: true, alignment: alignment, cells: cells)
  }

  /// The lengths of columns or rows: each is offered an equal share of what is left, the least
  /// flexible first.
  ///
  /// That is a stack's rule with tracks for children, where a track takes the most that one of its
  /// cells does. Of 80 points without gaps a column of “Peak” and “Now” (32) and one of bars (0 to
  /// ∞): the first is offered 40 and takes 32, the second gets 48, whichever comes first in the
  /// rows. Cells cannot be asked row by row: the bar of row one would then end elsewhere than that
  /// of row two.
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

/// One row of a grid.
private struct GridLine {
  /// Whether the cells are in the grid's columns; else the only one takes the whole width.
  let isRow: Bool
  let alignment: VerticalAlignment?
  let cells: [GridCell]
}

private struct GridCell {
  let id: Int
  /// The columns it covers; empty for a view that is no row.
  let columns: Range<Int>
  let traits: GridCellTraits

  var isUnsizedAcross: Bool { traits.unsizedAxes.contains(.horizontal) }
}

extension [CGFloat] {
  /// The sum of lengths with gaps between them.
  func total(spacing: CGFloat) -> CGFloat {
    reduce(0, +) + spacing * CGFloat(Swift.max(count - 1, 0))
  }

  /// The sum of some of the lengths with gaps between them.
  fileprivate func length(of range: Range<Int>, spacing: CGFloat) -> CGFloat {
    self[range].reduce(0, +) + spacing * CGFloat(Swift.max(range.count - 1, 0))
  }

  /// Where a length begins when one follows the other.
  fileprivate func start(of index: Int, spacing: CGFloat) -> CGFloat {
    self[..<index].reduce(0) { $0 + $1 + spacing }
  }
}
