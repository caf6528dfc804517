/// Keeps letters of a stack on whole rows, and equal columns equal.
///
/// A phone places a badge of 22 points, and the next one below it, to a third of a point. Rows of
/// letters cannot follow: of four such badges one would be on the row of its text and the next
/// between two. So rigid lengths count in whole cells where it shows.
extension Measurer {
  /// Rounds the lengths of rigid items with known minimum lengths, up only if all fit; returns the
  /// total growth, which may be negative.
  ///
  /// In a column with letters each length counts as the nearest number of rows, at least one: a
  /// badge of 22 points as 16, and a hairline between two texts as well. Without letters only
  /// lengths between half a row and a whole one do so, such as the squares of a heat map, and three
  /// or more equal ones above a row count in half rows. In a row, items with letters count in whole
  /// columns, and so do three or more equal lengths side by side: seven columns of 20 points are 24
  /// wide each, instead of 3, 2, 3 and 2 cells.
  mutating func settleItems(along axis: Axis, room: CGFloat, from mark: Int) -> CGFloat {
    let all = mark..<stackItems.count
    guard all.contains(where: { !CellMetrics.isWhole(stackItems[$0].minimum, along: axis) }) else {
      return 0
    }
    let holdsText = axis == .vertical && all.contains { tree.nodes[stackItems[$0].child].holdsText }
    var growth: CGFloat = 0
    var shrinking: CGFloat = 0
    for index in all {
      let length = stackItems[index].minimum
      // Squares above a row have quadrants, which are half rows.
      let hasHalves =
        axis == .vertical && !holdsText && length > CellMetrics.height
        && isEqualColumn(index, from: mark)
      guard
        hasHalves
          || CellMetrics.countsCells(
            length, along: axis,
            holdsText: holdsText || tree.nodes[stackItems[index].child].holdsText,
            isOneOfEquals: axis == .horizontal
              && (isEqualColumn(index, from: mark) || isStripe(index))),
        stackItems[index].priority > -.infinity, isRigid(index, along: axis)
      else { continue }
      let extent =
        hasHalves
        ? CellMetrics.nearestCells(2 * length, along: axis) / 2
        : CellMetrics.nearestCells(length, along: axis)
      stackItems[index].extent = extent
      growth += extent - length
      shrinking += min(0, extent - length)
    }
    // Rounds up all or none: in a list with one badge larger and the next not, rows would differ.
    if growth <= room { return growth }
    for index in all where (stackItems[index].extent ?? 0) > stackItems[index].minimum {
      stackItems[index].extent = nil
    }
    if axis == .vertical, !holdsText { return shrinking + halveSquares(from: mark) }
    return shrinking
  }

  /// Reduces three or more lengths slightly above half a row to half a row, where rows are missing;
  /// returns the total growth, which is negative.
  ///
  /// Otherwise the seven days of a week would be drawn in five rows of various heights.
  private mutating func halveSquares(from mark: Int) -> CGFloat {
    let half = CellMetrics.height / 2
    var growth: CGFloat = 0
    for index in mark..<stackItems.count {
      let length = stackItems[index].minimum
      guard length > half, length <= 1.5 * half, stackItems[index].extent == nil,
        isEqualColumn(index, from: mark), isRigid(index, along: .vertical)
      else { continue }
      // Unrounded lengths would snap by position, some to half a row, some to a whole one.
      stackItems[index].extent = half
      growth += half - length
    }
    return growth
  }

  /// Gives each of three or more equal squares a row, if all fit: as high as their columns are wide,
  /// the seven days of a week would otherwise be drawn in five rows.
  mutating func settleSquares(room: CGFloat, from mark: Int) {
    let squares = (mark..<stackItems.count).filter { index in
      let item = stackItems[index]
      return item.flexibility > 0 && item.size.height < item.proposal.height ?? 0
        && CellMetrics.countsCells(
          item.size.height, along: .vertical, holdsText: false, isOneOfEquals: true)
        && !tree.nodes[item.child].holdsText
        && isEqualColumn(index, by: { $0.size.height }, from: mark)
    }
    let growth = squares.reduce(0) { $0 + CellMetrics.height - stackItems[$1].size.height }
    // Thirds of a length may add up to slightly more.
    if growth > room + 1e-6 { return }
    for index in squares { stackItems[index].extent = CellMetrics.height }
  }

  /// Whether an item has the same length for any proposal.
  private mutating func isRigid(_ index: Int, along axis: Axis) -> Bool {
    let (child, across) = (stackItems[index].child, stackItems[index].proposal[axis.other])
    let least = size(of: child, in: ProposedViewSize(axis, length: 0, across: across))
    let most = size(of: child, in: ProposedViewSize(axis, length: .infinity, across: across))
    return least[axis] == most[axis]
  }

  /// Whether an item is one of three or more neighbours of equal length.
  private func isEqualColumn(
    _ index: Int, by length: (StackItem) -> CGFloat = { $0.minimum }, from mark: Int
  ) -> Bool {
    func isEqual(_ other: Int) -> Bool {
      (mark..<stackItems.count).contains(other)
        && length(stackItems[other]) == length(stackItems[index])
    }
    return (isEqual(index - 1) && (isEqual(index - 2) || isEqual(index + 1)))
      || (isEqual(index + 1) && isEqual(index + 2))
  }

  /// Whether an item of half a column at most is right before letters, which would stand on it.
  private func isStripe(_ index: Int) -> Bool {
    let (item, next) = (stackItems[index], index + 1)
    return next < stackItems.count && stackItems[next].gap == 0
      && tree.nodes[stackItems[next].child].holdsText && !tree.nodes[item.child].holdsText
      && item.minimum <= CellMetrics.width / 2
  }

  /// The inset of an item in its rounded length: half of the difference, or all of it for a first
  /// item on a text, such as a chart's bar on its label; none for a stripe before letters.
  func inset(of index: Int, along axis: Axis, from mark: Int) -> CGFloat {
    let item = stackItems[index]
    guard let extent = item.extent, axis == .vertical || !isStripe(index) else { return 0 }
    let rest = extent - item.size[axis]
    // A spacer before it counts as empty: bars pushed down by one still touch their labels.
    let isFirst = index == mark || stackItems[index - 1].priority == -.infinity
    let stands =
      axis == .vertical && isFirst && index + 1 < stackItems.count
      && tree.nodes[stackItems[index + 1].child].holdsText && !tree.nodes[item.child].holdsText
      && item.size[axis] >= CellMetrics.height / 4
    return stands ? rest : rest / 2
  }
}

extension CellMetrics {
  /// Whether a rigid length counts as the nearest whole cells, along a stack or grid.
  ///
  /// True for lengths with letters, for equal columns side by side, and for heights between half a
  /// row and a row, such as the squares of a heat map. Exactly half a row counts only among equal
  /// lines; elsewhere it may be part of a bar.
  static func countsCells(
    _ length: CGFloat, along axis: Axis, holdsText: Bool, isOneOfEquals: Bool
  ) -> Bool {
    if length <= 0 || length == .infinity || isWhole(length, along: axis) { return false }
    switch axis {
    case .horizontal: return holdsText || isOneOfEquals
    case .vertical:
      return holdsText
        || (length < height && (isOneOfEquals ? length >= height / 2 : length > height / 2))
    }
  }
}
