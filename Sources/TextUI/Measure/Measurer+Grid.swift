extension Measurer {
  /// Arranges rows of cells in common columns.
  ///
  /// Columns share the width like the views of a stack, each as flexible as its cells together;
  /// then rows share the height.
  mutating func arrangeGrid(
    _ node: Node, _ settings: GridSettings, in proposal: ProposedViewSize
  ) -> CGSize {
    let rows = (0..<node.childCount).map { row(of: node.child($0, in: tree.children)) }
    let alignments = columnAlignments(of: rows, settings)
    let widths = widths(of: rows, alignments, settings, in: proposal.width)
    let columns = GridColumns(widths, spacing: settings.horizontalSpacing)
    let texts = rows.map { row in row.cells.contains { tree.nodes[$0.id].holdsText } }
    let heights = tracks(texts, settings.verticalSpacing, along: .vertical, in: proposal.height) {
      measurer, row, length in
      let line = rows[row]
      let guide = (line.alignment ?? settings.alignment.vertical).id
      var span = GuideSpan()
      // A cell without a size along an axis (`gridCellUnsizedAxes`), such as a divider, takes the
      // others' length and does not extend it.
      for cell in line.cells where !cell.traits.unsizedAxes.contains(.vertical) {
        let width =
          line.isRow
          ? columns.length(of: cell.columns)
          : cell.isUnsizedAcross ? columns.total : max(columns.total, proposal.width ?? 0)
        let offered = ProposedViewSize(width: width, height: length)
        measurer.add(cell, guide, .vertical, in: offered, to: &span)
      }
      return span.length
    }
    return placeRows(rows, columns, alignments, heights, settings, in: proposal)
  }

  private mutating func add(
    _ cell: GridCell, _ key: any AlignmentID.Type, _ axis: Axis, in offered: ProposedViewSize,
    to span: inout GuideSpan
  ) {
    let size = size(of: cell.id, in: offered)
    let guide = guide(key, axis, of: cell.id, size: size, in: offered)
    span.add(guide, length: size[axis])
  }

  /// The widths of the columns, first for the cells of one column.
  private mutating func widths(
    of rows: [GridLine], _ alignments: [HorizontalAlignment], _ settings: GridSettings,
    in width: CGFloat?
  ) -> [CGFloat] {
    var single = [[GridCell]](repeating: [], count: alignments.count)
    for row in rows where row.isRow {
      for cell in row.cells where cell.columns.count == 1 && !cell.isUnsizedAcross {
        single[cell.columns.lowerBound].append(cell)
      }
    }
    let texts = single.map { column in column.contains { tree.nodes[$0.id].holdsText } }
    var widths = tracks(texts, settings.horizontalSpacing, along: .horizontal, in: width) {
      measurer, column, length in
      var span = GuideSpan()
      let offered = ProposedViewSize(width: length, height: nil)
      for cell in single[column] {
        measurer.add(cell, alignments[column].id, .horizontal, in: offered, to: &span)
      }
      return span.length
    }
    // Only now, since a cell of several columns may fit once each has its own cells.
    widen(&widths, for: rows, settings, in: width)
    return widths
  }

  /// Widens the last column of each cell of several columns as far as the cell needs and space
  /// allows.
  ///
  /// After the other cells, whose columns it would widen too much: a title of 96 points over
  /// columns of 32 and 24 with a gap of 8 needs 32 more, and only the second grows, to 56. Sharing
  /// them out would pull the figures below away from their labels.
  private mutating func widen(
    _ widths: inout [CGFloat], for rows: [GridLine], _ settings: GridSettings, in width: CGFloat?
  ) {
    var total = widths.total(spacing: settings.horizontalSpacing)
    for row in rows where row.isRow {
      for cell in row.cells where cell.columns.count > 1 && !cell.isUnsizedAcross {
        let length = Array(widths[cell.columns]).total(spacing: settings.horizontalSpacing)
        // The total grows with each widened cell, so two titles cannot both take the same space.
        let room = width.map { max(0, $0 - total) }
        let offered = ProposedViewSize(width: room.map { length + $0 }, height: nil)
        let missing = size(of: cell.id, in: offered).width - length
        let growth = max(0, min(missing, room ?? .infinity))
        widths[cell.columns.upperBound - 1] += growth
        total += growth
      }
    }
  }

  private mutating func placeRows(
    _ rows: [GridLine], _ columns: GridColumns, _ alignments: [HorizontalAlignment],
    _ heights: [CGFloat], _ settings: GridSettings, in proposal: ProposedViewSize
  ) -> CGSize {
    let widest = zip(rows, heights).reduce(columns.total) { width, row in
      if row.0.isRow { return width }
      return row.0.cells.reduce(width) { width, cell in
        let offered = ProposedViewSize(
          width: cell.isUnsizedAcross ? columns.total : proposal.width, height: row.1)
        return max(width, size(of: cell.id, in: offered).width)
      }
    }
    var lines = [GuideSpan](repeating: GuideSpan(), count: alignments.count)
    for (row, height) in zip(rows, heights) where row.isRow {
      for cell in row.cells where cell.columns.count == 1 {
        let column = cell.columns.lowerBound
        let offered = ProposedViewSize(width: columns.widths[column], height: height)
        add(cell, alignments[column].id, .horizontal, in: offered, to: &lines[column])
      }
    }
    var top: CGFloat = 0
    for (row, height) in zip(rows, heights) {
      let key = (row.alignment ?? settings.alignment.vertical).id
      let frames = row.cells.map { cell in
        CGRect(
          x: row.isRow ? columns.start(of: cell.columns.lowerBound) : 0, y: top,
          width: row.isRow ? columns.length(of: cell.columns) : widest, height: height)
      }
      var line = GuideSpan()
      for (cell, frame) in zip(row.cells, frames) {
        add(cell, key, .vertical, in: ProposedViewSize(frame.size), to: &line)
      }
      for (cell, frame) in zip(row.cells, frames) {
        // A cell of several columns shares no guide with any one of them.
        let isSingle = cell.columns.count == 1
        let column = isSingle ? cell.columns.lowerBound : 0
        place(
          cell, in: frame, vertical: (key, line),
          horizontal: isSingle
            ? (alignments[column].id, lines[column]) : (settings.alignment.horizontal.id, nil))
      }
      top += height + settings.verticalSpacing
    }
    return CGSize(width: widest, height: heights.total(spacing: settings.verticalSpacing))
  }

  /// Places a cell by its anchor, or aligns it with the guides of its row and column.
  private mutating func place(
    _ cell: GridCell, in frame: CGRect, vertical: (key: any AlignmentID.Type, line: GuideSpan?),
    horizontal: (key: any AlignmentID.Type, line: GuideSpan?)
  ) {
    let offered = ProposedViewSize(frame.size)
    let size = size(of: cell.id, in: offered)
    var offset = CGPoint(
      x: (frame.width - size.width) * (cell.traits.anchor?.x ?? 0),
      y: (frame.height - size.height) * (cell.traits.anchor?.y ?? 0))
    if cell.traits.anchor == nil {
      offset = CGPoint(
        x: start(of: cell, horizontal.key, .horizontal, in: offered, size, horizontal.line),
        y: start(of: cell, vertical.key, .vertical, in: offered, size, vertical.line))
    }
    place(cell.id, at: CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y), offered)
  }

  /// The start of a cell in its frame, along an axis.
  ///
  /// The cells of a row or column align with each other at their guides, and all together in their
  /// frame by the alignment.
  private mutating func start(
    of cell: GridCell, _ key: any AlignmentID.Type, _ axis: Axis, in offered: ProposedViewSize,
    _ size: CGSize, _ line: GuideSpan?
  ) -> CGFloat {
    let guide = guide(key, axis, of: cell.id, size: size, in: offered)
    var span = line ?? GuideSpan()
    if line == nil { span.add(guide, length: size[axis]) }
    let taken = ViewDimensions(size: CGSize(axis, length: span.length, across: 0))
    let frame = ViewDimensions(
      size: CGSize(axis, length: offered[axis] ?? span.length, across: 0))
    return key.defaultValue(in: frame) - key.defaultValue(in: taken) + span.before - guide
  }

  /// The alignments of the columns: the first one that a cell sets for its column, else the grid's.
  private func columnAlignments(
    of rows: [GridLine], _ settings: GridSettings
  ) -> [HorizontalAlignment] {
    let count = rows.reduce(0) { max($0, $1.isRow ? $1.cells.last?.columns.upperBound ?? 0 : 0) }
    var alignments = [HorizontalAlignment?](repeating: nil, count: count)
    for cell in rows.lazy.filter(\.isRow).flatMap(\.cells) {
      let column = cell.columns.lowerBound
      alignments[column] = alignments[column] ?? cell.traits.columnAlignment
    }
    return alignments.map { $0 ?? settings.alignment.horizontal }
  }

  private func row(of id: Int) -> GridLine {
    let node = tree.nodes[id]
    guard case .container(.gridRow(let alignment)) = node.content else {
      let cell = GridCell(id: id, columns: 0..<0, traits: tree.gridTraits(of: id))
      return GridLine(isRow: false, alignment: nil, cells: [cell])
    }
    var column = 0
    let cells = (0..<node.childCount).map { index in
      let id = node.child(index, in: tree.children)
      let traits = tree.gridTraits(of: id)
      defer { column += traits.columns }
      return GridCell(id: id, columns: column..<(column + traits.columns), traits: traits)
    }
    return GridLine(isRow: true, alignment: alignment, cells: cells)
  }

  /// The lengths of columns or rows: each is proposed an equal share of the rest, the least
  /// flexible first.
  ///
  /// This is a stack's rule with tracks for children; a track's length is the largest of its cells.
  /// Of 80 points without gaps a column of “Peak” and “Now” (32) and one of bars (0 to ∞): the
  /// first is offered 40 and takes 32, the second gets 48, whichever comes first in the rows.
  /// Asking cells row by row would end the bar of row one elsewhere than that of row two.
  ///
  /// `texts` has an element for each track, which says whether the track holds letters.
  private mutating func tracks(
    _ texts: [Bool], _ spacing: CGFloat, along axis: Axis, in proposal: CGFloat?,
    take: (inout Measurer, Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    let gaps = spacing * CGFloat(max(texts.count - 1, 0))
    guard let proposal, proposal < .infinity, proposal > gaps else {
      let share: CGFloat? = proposal.map { $0 < .infinity ? 0 : $0 }
      let lengths = texts.indices.map { take(&self, $0, share) }
      return share == 0
        ? lengths : settled(lengths, texts, along: axis, room: .infinity, take: take)
    }
    let ranges = texts.indices.map { index in
      let least = take(&self, index, 0)
      return (index: index, least: least, flexibility: take(&self, index, .infinity) - least)
    }
    let order = ranges.sorted {
      // `sorted` need not keep the order of equals, and equal columns must keep their remainders.
      $0.flexibility == $1.flexibility ? $0.index < $1.index : $0.flexibility < $1.flexibility
    }
    var lengths = [CGFloat](repeating: 0, count: texts.count)
    var remaining = proposal - gaps
    for (position, track) in order.enumerated() {
      let share = max(0, remaining) / CGFloat(order.count - position)
      lengths[track.index] = take(&self, track.index, share)
      remaining -= lengths[track.index]
    }
    return settled(lengths, texts, along: axis, room: remaining, take: take)
  }

  /// Rounds the lengths of rigid tracks to whole cells, like a stack's: all of them, or none if
  /// there is too little space.
  private mutating func settled(
    _ lengths: [CGFloat], _ texts: [Bool], along axis: Axis, room: CGFloat,
    take: (inout Measurer, Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    var settled = lengths
    for (index, length) in lengths.enumerated()
    where CellMetrics.countsCells(
      length, along: axis, holdsText: texts[index], isOneOfEquals: lengths.count > 2)
      // Last, since it asks every cell again: few lengths are fractions to begin with. Squares are as
      // high as their columns are wide.
      && (axis == .vertical && !texts[index] || take(&self, index, 0) == length)
      && take(&self, index, .infinity) == length
    {
      settled[index] = CellMetrics.nearestCells(length, along: axis)
    }
    let growth = settled.reduce(0, +) - lengths.reduce(0, +)
    return growth <= max(0, room) + 1e-6 ? settled : lengths
  }
}

private struct GridLine {
  /// Whether the cells are in the grid's columns; otherwise a single cell takes the whole width.
  let isRow: Bool
  let alignment: VerticalAlignment?
  let cells: [GridCell]
}

private struct GridCell {
  let id: Int
  /// The columns it covers; empty for a view outside of rows.
  let columns: Range<Int>
  let traits: GridCellTraits

  var isUnsizedAcross: Bool { traits.unsizedAxes.contains(.horizontal) }
}

private struct GridColumns {
  let widths: [CGFloat]
  let total: CGFloat
  private let starts: [CGFloat]
  private let spacing: CGFloat

  init(_ widths: [CGFloat], spacing: CGFloat) {
    self.widths = widths
    self.spacing = spacing
    total = widths.total(spacing: spacing)
    var start: CGFloat = 0
    starts = widths.map { width in
      defer { start += width + spacing }
      return start
    }
  }

  func start(of column: Int) -> CGFloat { starts[column] }

  func length(of columns: Range<Int>) -> CGFloat { widths[columns].total(spacing: spacing) }
}

extension Collection<CGFloat> {
  func total(spacing: CGFloat) -> CGFloat {
    let gaps = CGFloat(Swift.max(count - 1, 0))
    return reduce(0, +) + spacing * gaps
  }
}
