extension Measurer {
  mutating func arrangeStack(
    _ node: Node, _ axis: Axis, spacing: CGFloat?, alignment: any AlignmentID.Type,
    in proposal: ProposedViewSize
  ) -> CGSize {
    let mark = stackItems.count
    defer { stackItems.removeLast(stackItems.count - mark) }
    var gaps = addItems(of: node, axis, spacing: spacing)
    var proposal = proposal
    // Only if every gap snaps to 0, and only for three views or more: two adjoining colours make a
    // flag, but eight adjoining capsules no longer look like eight.
    if axis == .horizontal, let spacing, spacing > 0, gaps == 0, node.childCount > 2 {
      gaps = partSegments(spacing, in: &proposal, from: mark)
    }
    distribute(proposal, along: axis, gaps: gaps, asked: spacing, from: mark)
    // Where rows are missing gaps yield, and lengths that are no whole rows are rounded.
    if axis == .vertical,
      gaps > 0
        || stackItems[mark...].contains(where: { !CellMetrics.isWhole($0.minimum, along: axis) })
    {
      note(.height)
    }
    return placeItems(along: axis, alignment: alignment, in: proposal, from: mark)
  }

  /// Adds an item for each child and returns the sum of the gaps.
  private mutating func addItems(of node: Node, _ axis: Axis, spacing: CGFloat?) -> CGFloat {
    let standard = axis == .horizontal ? Spacing.horizontal : Spacing.vertical
    let apart = axis == .horizontal ? spacing ?? 0 : 0
    let spacing = spacing.map { Spacing.snapped($0, along: axis) }
    var gaps: CGFloat = 0
    var followsSpacer = true
    for index in 0..<node.childCount {
      let child = node.child(index, in: tree.children)
      let priority = tree.priority(of: child)
      let isSpacer = priority == -.infinity
      var gap: CGFloat = 0
      if index > 0 {
        gap = spacing ?? (isSpacer || followsSpacer ? 0 : standard)
        // Only custom layouts have other distances, so other trees skip the question.
        if spacing == nil, !isSpacer, !followsSpacer, !tree.layouts.isEmpty {
          gap = distance(from: node.child(index - 1, in: tree.children), to: child, along: axis)
        }
        if apart > 0, apart < 4,
          joinsWords(node.child(index - 1, in: tree.children), child, apart: apart)
        {
          gap = standard
        }
      }
      followsSpacer = isSpacer
      gaps += gap
      stackItems.append(StackItem(child: child, priority: priority, gap: gap))
    }
    return gaps
  }

  /// Gives each item its size.
  ///
  /// A stack asked for its ideal, minimum or maximum asks each child for the same and needs no
  /// flexibility.
  private mutating func distribute(
    _ proposal: ProposedViewSize, along axis: Axis, gaps: CGFloat, asked: CGFloat?, from mark: Int
  ) {
    guard let length = proposal[axis], length < .infinity, length > gaps else {
      return sizeUndivided(in: proposal, along: axis, gaps: gaps, from: mark)
    }
    if stackItems.count == mark + 1 {
      return sizeOnly(in: proposal, length: length, along: axis, mark)
    }
    divide(length - gaps, along: axis, across: proposal[axis.other], asked: asked, from: mark)
  }

  // Separate functions, since their stack space multiplies with each level.

  private mutating func sizeUndivided(
    in proposal: ProposedViewSize, along axis: Axis, gaps: CGFloat, from mark: Int
  ) {
    // A length below the gaps counts as 0: each child is asked for its least length rather than for
    // a negative share.
    let share: CGFloat? = proposal[axis].map { $0 < .infinity ? 0 : $0 }
    for index in mark..<stackItems.count {
      resize(index, along: axis, length: share, across: proposal[axis.other])
      stackItems[index].minimum = stackItems[index].size[axis]
    }
    if share != 0 { _ = settleItems(along: axis, room: .infinity, from: mark) }
    yieldAllGaps(along: axis, in: proposal, gaps: gaps, from: mark)
  }

  private mutating func sizeOnly(
    in proposal: ProposedViewSize, length: CGFloat, along axis: Axis, _ item: Int
  ) {
    resize(item, along: axis, length: length, across: proposal[axis.other])
    stackItems[item].minimum = stackItems[item].size[axis]
    _ = settleItems(along: axis, room: length - stackItems[item].minimum, from: item)
  }

  /// Serves groups of equal priority from the highest on: each gets all but the minimum lengths of
  /// the lower groups, and in it the least flexible child chooses first.
  ///
  /// Rigid children come first, so that flexible ones can use what they leave. Of 80 points shared
  /// between `Text("✓")` (8), `Text("56 mg")` (8 to 40) and a picture (0 to ∞), each third is 26,
  /// which would truncate the text. In order `✓` takes 8 of 26, the text is offered half of the
  /// other 72, and the picture gets the rest. No child is asked twice: its answer to its share is
  /// final, even if it is larger.
  ///
  /// A share may end within a cell, which no letter can use. A child that lacks only that cell is
  /// offered it, if those behind it have no limit: of 72 points between a text of five letters and
  /// a picture, 36 each, the text is offered 40 and stays whole.
  private mutating func divide(
    _ length: CGFloat, along axis: Axis, across: CGFloat?, asked: CGFloat?, from mark: Int
  ) {
    var reserved = orderItems(along: axis, across: across, from: mark)
    var remaining = length - settleItems(along: axis, room: length - reserved, from: mark)
    remaining += yieldGaps(along: axis, room: length, asked: asked, from: mark)
    var start = mark
    while start < stackItems.count {
      let priority = stackItems[stackItems[start].served].priority
      var end = start
      var least: CGFloat = 0
      while end < stackItems.count, stackItems[stackItems[end].served].priority == priority {
        least += stackItems[stackItems[end].served].minimum
        end += 1
      }
      reserved -= least
      for position in start..<end {
        let item = stackItems[position].served
        // Reduced with each item served, so that `available - least` leaves the later ones their
        // least length.
        least -= stackItems[item].minimum
        let available = max(0, remaining - reserved)
        var share = share(of: available, along: axis, among: position..<end)
        // A column offered less than its least length would give up its gaps.
        if axis == .vertical, share < stackItems[item].minimum {
          share = max(share, min(stackItems[item].minimum, available - least))
        }
        resize(item, along: axis, length: share, across: across)
        remaining -= settledLength(of: item, along: axis, in: share)
      }
      start = end
    }
    if axis == .vertical { settleSquares(room: remaining, from: mark) }
  }

  /// The length that an item takes of its share: for padded letters in a row whole columns if they
  /// fit, as the ground behind them does, which would otherwise take the gap after it.
  private mutating func settledLength(
    of index: Int, along axis: Axis, in share: CGFloat
  ) -> CGFloat {
    let length = stackItems[index].size[axis]
    guard axis == .horizontal, length > 0, !CellMetrics.isWhole(length, along: axis) else {
      return length
    }
    let whole = CellMetrics.nearestCells(length, along: axis)
    guard stackItems[index].extent == nil, whole > length, whole <= share,
      tree.nodes[stackItems[index].child].holdsText
    else { return length }
    stackItems[index].extent = whole
    return whole
  }

  /// The proposal to the first remaining item, out of the length available for all of them.
  private func share(of available: CGFloat, along axis: Axis, among order: Range<Int>) -> CGFloat {
    let share = available / CGFloat(order.count)
    guard endsInUnlimited(order) else { return share }
    let item = stackItems[stackItems[order.lowerBound].served]
    let whole = CellMetrics.wholeCells(over: share, along: axis)
    return item.minimum + item.flexibility <= whole ? min(whole, available) : share
  }

  /// Orders the items and returns the sum of their minimum lengths: by priority, then from rigid to
  /// flexible; unlimited ones by larger minimum, and equals as they are.
  private mutating func orderItems(along axis: Axis, across: CGFloat?, from mark: Int) -> CGFloat {
    var reserved: CGFloat = 0
    let outer = heightUse
    heightUse = .none
    for index in mark..<stackItems.count {
      let child = stackItems[index].child
      let least = size(of: child, in: ProposedViewSize(axis, length: 0, across: across))[axis]
      let most = size(of: child, in: ProposedViewSize(axis, length: .infinity, across: across))
      stackItems[index].proposal = ProposedViewSize(axis, length: nil, across: across)
      stackItems[index].minimum = least
      stackItems[index].flexibility = most[axis] - least
      stackItems[index].served = index
      reserved += least
    }
    // A row orders by widths alone.
    if axis == .horizontal, heightUse == .height { heightUse = .none }
    note(outer)
    // Most stacks are in order already, and sorting allocates.
    let others = (mark..<stackItems.count).dropFirst()
    if others.contains(where: { isServed($0, before: $0 - 1) }) { sortItems(from: mark) }
    return reserved
  }

  private mutating func sortItems(from mark: Int) {
    let order = (mark..<stackItems.count).sorted { isServed($0, before: $1) }
    for (index, item) in order.enumerated() { stackItems[mark + index].served = item }
  }

  private func isServed(_ first: Int, before second: Int) -> Bool {
    let priority = (stackItems[first].priority, stackItems[second].priority)
    if priority.0 != priority.1 { return priority.0 > priority.1 }
    let flexibility = (stackItems[first].flexibility, stackItems[second].flexibility)
    if flexibility.0 != flexibility.1 { return flexibility.0 < flexibility.1 }
    let minimum = (stackItems[first].minimum, stackItems[second].minimum)
    // ∞ less anything is ∞, so a frame with a minimum and a colour would tie: the one with the
    // minimum goes first, or its share might be gone.
    if flexibility.0 == .infinity, minimum.0 != minimum.1 { return minimum.0 > minimum.1 }
    return first < second
  }

  /// Whether, in the order of service, a limited item is followed only by unlimited ones.
  private func endsInUnlimited(_ order: Range<Int>) -> Bool {
    guard order.count > 1 else { return false }
    return stackItems[stackItems[order.lowerBound].served].flexibility < .infinity
      && stackItems[stackItems[order.lowerBound + 1].served].flexibility == .infinity
  }

  private mutating func resize(_ index: Int, along axis: Axis, length: CGFloat?, across: CGFloat?) {
    let proposal = ProposedViewSize(axis, length: length, across: across)
    stackItems[index].proposal = proposal
    stackItems[index].size = size(of: stackItems[index].child, in: proposal)
  }

  private mutating func placeItems(
    along axis: Axis, alignment: any AlignmentID.Type, in proposal: ProposedViewSize,
    from mark: Int
  ) -> CGSize {
    var span = GuideSpan()
    for index in mark..<stackItems.count {
      let item = stackItems[index]
      let guide = guide(alignment, axis.other, of: item.child, size: item.size, in: item.proposal)
      stackItems[index].guide = guide
      span.add(guide, length: item.size[axis.other])
    }
    if stackItems.count == mark { return .zero }
    var position: CGFloat = 0
    for index in mark..<stackItems.count {
      let item = stackItems[index]
      position += item.gap
      let offset = CGSize(
        axis, length: position + inset(of: index, along: axis, from: mark),
        across: span.before - item.guide)
      placements.append(
        Placement(
          child: item.child, origin: CGPoint(x: offset.width, y: offset.height),
          proposal: item.proposal))
      position += item.extent ?? item.size[axis]
    }
    return CGSize(axis, length: position, across: span.length)
  }
}
