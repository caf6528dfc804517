extension Measurer {
  /// Arranges views in tracks of given lengths, line by line along the grid's axis.
  mutating func arrangeLazyGrid(
    _ node: Node, _ settings: LazyGridSettings, in proposal: ProposedViewSize
  ) -> CGSize {
    var plan = LazyGridPlan(
      settings, of: node.childCount, in: proposal[settings.axis.other], holdsText: node.holdsText)
    if let room = proposal[settings.axis], room < .infinity {
      var length = plan.spacing * CGFloat(max(0, plan.lines.count - 1))
      for line in plan.lines { length += self.length(of: line, of: node, plan) }
      plan.fit = length > room ? .exact : .nearest
      if length > room {
        length = plan.spacing * CGFloat(max(0, plan.lines.count - 1))
        for line in plan.lines { length += self.length(of: line, of: node, plan) }
        if length > room { plan.fit = .less }
      }
    }
    var position: CGFloat = 0
    for line in plan.lines {
      if line.views.lowerBound > 0 { position += plan.spacing }
      position += arrange(line, of: node, plan, at: position)
    }
    return CGSize(settings.axis, length: position, across: plan.width)
  }

  // Separate functions and loops instead of closures: their stack space multiplies with nested
  // grids.

  /// Places the views of a line at a position; returns the line's length along the grid's axis.
  private mutating func arrange(
    _ line: LazyGridPlan.Line, of node: Node, _ plan: LazyGridPlan, at position: CGFloat
  ) -> CGFloat {
    let length = length(of: line, of: node, plan)
    for index in line.views {
      let track = plan.track(of: index, in: line)
      let id = node.child(index, in: tree.children)
      let offered = ProposedViewSize(plan.axis, length: nil, across: track.length)
      let cell = CGSize(plan.axis, length: length, across: track.length)
      let inside = origin(of: id, track.alignment ?? plan.alignment, in: cell, offered)
      let corner = CGSize(plan.axis, length: position, across: track.start)
      place(id, at: CGPoint(x: corner.width + inside.x, y: corner.height + inside.y), offered)
    }
    return length
  }

  private mutating func length(
    of line: LazyGridPlan.Line, of node: Node, _ plan: LazyGridPlan
  ) -> CGFloat {
    var length: CGFloat = 0
    var holdsText = false
    for index in line.views {
      let id = node.child(index, in: tree.children)
      let across = plan.track(of: index, in: line).length
      let size = size(of: id, in: ProposedViewSize(plan.axis, length: nil, across: across))
      length = max(length, size[plan.axis])
      holdsText = holdsText || tree.nodes[id].holdsText
    }
    guard
      CellMetrics.countsCells(
        length, along: plan.axis, holdsText: holdsText, isOneOfEquals: !line.isAcross)
    else { return length }
    let nearest = CellMetrics.nearestCells(length, along: plan.axis)
    if plan.fit == .nearest || nearest < length { return nearest }
    let less = CellMetrics.wholeCells(in: length, along: plan.axis)
    if plan.fit == .exact, less <= CellMetrics.height { return length }
    return less > 0 ? less : nearest
  }
}

private struct LazyGridPlan {
  let axis: Axis
  let alignment: Alignment
  let spacing: CGFloat
  var tracks: [GridTrack]
  var lines: [Line] = []
  /// How lines round to cells.
  var fit = Fit.nearest
  /// All tracks as one, for a header.
  private var across: GridTrack
  var width: CGFloat = 0

  /// The rounding of lines, for example of 28 points, to whole cells.
  enum Fit {
    /// Rounds to the nearest whole cells, here two rows.
    case nearest
    /// If that is too much, rounds down, but keeps the exact length below two rows: a disc behind a
    /// number must not hide one in the next line.
    case exact
    /// If that is still too much, always rounds down: otherwise the last line would be pushed out
    /// of the picture.
    case less
  }

  /// The views of a line; a header or footer has a line to itself.
  struct Line {
    let views: Range<Int>
    let isAcross: Bool
  }

  init(_ settings: LazyGridSettings, of count: Int, in proposal: CGFloat?, holdsText: Bool) {
    axis = settings.axis
    alignment = settings.alignment
    spacing = Spacing.snapped(settings.spacing, along: axis)
    tracks = GridTrack.tracks(of: settings.items, across: axis.other, in: proposal)
    across = GridTrack(start: 0, length: 0, spacing: 0, isFixed: true)
    guard let last = tracks.last else { return }
    across.length = last.end
    GridTrack.settle(
      &tracks, settings, room: max(last.end, proposal ?? .infinity), holdsText: holdsText)
    width = max(last.end, tracks.last?.end ?? 0)
    lines = settings.lines(of: count, tracks: tracks.count).map {
      Line(views: $0, isAcross: settings.isAcross($0.lowerBound))
    }
  }

  func track(of index: Int, in line: Line) -> GridTrack {
    line.isAcross ? across : tracks[index - line.views.lowerBound]
  }
}

private struct GridTrack {
  var start: CGFloat
  var length: CGFloat
  let spacing: CGFloat
  let isFixed: Bool
  var alignment: Alignment?

  var end: CGFloat { start + length }

  /// Makes the tracks whole cells long, so that equal ones get equal cells.
  ///
  /// A fixed track gets the nearest length, a flexible one the whole cells in its share; the rest
  /// stays beside them all. Columns of letters keep their exact shares, to match a row of heads
  /// above.
  static func settle(
    _ tracks: inout [Self], _ settings: LazyGridSettings, room: CGFloat, holdsText: Bool
  ) {
    let axis = settings.axis.other
    let settled: [CGFloat] = tracks.map { track in
      if track.isFixed { return CellMetrics.nearestCells(track.length, along: axis) }
      let whole = CellMetrics.wholeCells(in: track.length, along: axis)
      return whole > 0 ? whole : track.length
    }
    let length = tracks.dropLast().reduce(settled.reduce(0, +)) { $0 + $1.spacing }
    // Equal cells matter from three columns on, as in a row of equal views; two keep their exact
    // shares.
    if length > room || tracks.count < 3 { return }
    if holdsText, axis == .horizontal, !tracks.contains(where: \.isFixed) { return }
    var start: CGFloat = 0
    let isCentered = axis == .horizontal && settings.alignment.horizontal == .center
    // Whole cells too, or every track would begin within a cell and be cut differently from its
    // neighbour.
    if isCentered, let last = tracks.last {
      start = max(0, CellMetrics.wholeCells(in: (last.end - length) / 2, along: axis))
    }
    for index in tracks.indices {
      tracks[index].start = start
      tracks[index].length = settled[index]
      start += settled[index] + tracks[index].spacing
    }
  }

  /// The tracks of items: fixed ones first, then equal shares of the rest.
  ///
  /// The share is recomputed after each item, so that later items get what a limit leaves: of 100
  /// points two flexible items, the first at most 20 long, take 20 and 80. An item with a minimum
  /// above its share takes from later ones, and the last may overflow.
  static func tracks(
    of items: [GridItem], across axis: Axis, in proposal: CGFloat?
  ) -> [GridTrack] {
    let standard = axis == .horizontal ? Spacing.horizontal : Spacing.vertical
    func spacing(after item: GridItem) -> CGFloat {
      item.spacing.map { Spacing.snapped($0, along: axis) } ?? standard
    }
    let gaps = items.dropLast().reduce(0) { $0 + spacing(after: $1) }
    var remaining: CGFloat? = proposal.map { max(0, $0 - gaps) }
    var flexible = 0
    for item in items {
      if case .fixed(let length) = item.size {
        remaining = remaining.map { max(0, $0 - length) }
      } else {
        flexible += 1
      }
    }
    var tracks: [GridTrack] = []
    var start: CGFloat = 0
    for item in items {
      // At least one, for a grid whose items are all fixed.
      let share: CGFloat? = remaining.map { $0 / CGFloat(max(flexible, 1)) }
      let lengths = lengths(of: item, spacing: spacing(after: item), share: share)
      if !item.isFixed {
        flexible -= 1
        remaining = remaining.map { max(0, $0 - lengths.total(spacing: spacing(after: item))) }
      }
      for length in lengths {
        let gap = spacing(after: item)
        tracks.append(
          GridTrack(
            start: start, length: length, spacing: gap, isFixed: item.isFixed,
            alignment: item.alignment))
        start += length + gap
      }
    }
    return tracks
  }

  private static func lengths(of item: GridItem, spacing: CGFloat, share: CGFloat?) -> [CGFloat] {
    switch item.size {
    case .fixed(let length): return [max(0, length)]
    case .flexible(let minimum, let maximum): return [min(max(share ?? minimum, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      guard let share, share < .infinity else { return [minimum] }
      // n tracks and the n - 1 gaps between them fit while n × (minimum + spacing) is at most share
      // + spacing: in 100 points, 30 each and 5 apart, (100 + 5) / 35 = 3. Rounding errors must not
      // cost a track, nor a minimum of 0 make endlessly many.
      let fitting = (share + spacing) / max(minimum + spacing, 1)
      let count = fitting > 1 ? Int(min(fitting + 1e-6, 1_000)) : 1
      let length = (share - spacing * CGFloat(count - 1)) / CGFloat(count)
      return Array(repeating: min(max(length, minimum), maximum), count: count)
    }
  }
}
