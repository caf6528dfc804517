/// How a stack keeps letters on whole rows, and equal columns equal.
///
/// A phone places a badge of 22 points, and the next one below it, to a third of a point. Rows of
/// letters cannot follow: of four such badges in a list one would stand on the row of its text and
/// the next between two. So lengths that cannot change count in whole cells where it shows.
extension Measurer {
  /// Rounds the lengths of the rigid items, whose minimum lengths are known, up only where there is
  /// room for all; returns what they take more, which may be less than nothing.
  ///
  /// Down a stack that holds letters each length counts as the nearest number of rows, at least one:
  /// a badge of 22 points as 16, and so does a hairline between two texts. Without letters only
  /// lengths between half a row and a whole one do, such as the squares of a heat map, and as the
  /// nearest half rows three or more equal ones of more than a row. Along a row
  /// what holds letters counts in whole columns, and so do three or more equal lengths side by side:
  /// seven columns of 20 points are 24 wide each, and not 3, 2, 3 and 2 cells.
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
      // Squares of more than a row have quadrants of their own, which are halves of rows.
      let hasHalves =
        axis == .vertical && !holdsText && length > CellMetrics.height
        && isEqualColumn(index, from: mark)
      guard
        hasHalves
          || CellMetrics.countsCells(
            length, along: axis,
            holdsText: holdsText || tree.nodes[stackItems[index].child].holdsText,
            isOneOfEquals: axis == .horizontal && isEqualColumn(index, from: mark)),
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
    // All or none is rounded up: of a list in which one badge grew and the next did not, rows would differ.
    if growth <= room { return growth }
    for index in all where (stackItems[index].extent ?? 0) > stackItems[index].minimum {
      stackItems[index].extent = nil
    }
    if axis == .vertical, !holdsText { return shrinking + halveSquares(from: mark) }
    return shrinking
  }

  /// Makes three or more lengths of little more than half a row, for which there are not enough rows,
  /// half a row long; returns what they take more, which is less than nothing.
  ///
  /// The seven days of a week in five rows would else be drawn in as many heights.
  private mutating func halveSquares(from mark: Int) -> CGFloat {
    let half = CellMetrics.height / 2
    var growth: CGFloat = 0
    for index in mark..<stackItems.count {
      let length = stackItems[index].minimum
      guard length > half, length <= 1.5 * half, stackItems[index].extent == nil,
        isEqualColumn(index, from: mark), isRigid(index, along: .vertical)
      else { continue }
      // Left as they are, each would snap by where it stands: of equal lines some to half a row,
      // some to a whole.
      stackItems[index].extent = half
      growth += half - length
    }
    return growth
  }

  /// Whether an item is as long whatever it is offered.
  private mutating func isRigid(_ index: Int, along axis: Axis) -> Bool {
    let (child, across) = (stackItems[index].child, stackItems[index].proposal[axis.other])
    let least = size(of: child, in: ProposedViewSize(axis, length: 0, across: across))
    let most = size(of: child, in: ProposedViewSize(axis, length: .infinity, across: across))
    return least[axis] == most[axis]
  }

  /// Whether an item is one of three or more side by side of one length.
  private func isEqualColumn(_ index: Int, from mark: Int) -> Bool {
    func isEqual(_ other: Int) -> Bool {
      (mark..<stackItems.count).contains(other)
        && stackItems[other].minimum == stackItems[index].minimum
    }
    return (isEqual(index - 1) && (isEqual(index - 2) || isEqual(index + 1)))
      || (isEqual(index + 1) && isEqual(index + 2))
  }

  /// How far an item stands into the length that it counts as: it stands in the middle, but at the
  /// end where nothing is before it, as the bar of a chart stands on its label.
  func inset(of index: Int, along axis: Axis, from mark: Int) -> CGFloat {
    let item = stackItems[index]
    guard let extent = item.extent else { return 0 }
    let rest = extent - item.size[axis]
    // A spacer before it counts as nothing: bars pushed down by one still stand on their labels.
    let isFirst = index == mark || stackItems[index - 1].priority == -.infinity
    let stands =
      axis == .vertical && isFirst && index + 1 < stackItems.count
      && tree.nodes[stackItems[index + 1].child].holdsText && !tree.nodes[item.child].holdsText
      && item.size[axis] >= CellMetrics.height / 4
    return stands ? rest : rest / 2
  }
}

extension CellMetrics {
  /// Whether a length that cannot change counts as the nearest whole cells, along a stack or grid.
  ///
  /// What holds letters does; of the rest equal columns side by side, and what is between half a row
  /// and a whole one high, as the squares of a heat map are. Half a row itself stays exact where it
  /// may be a part of a bar, but not where it is one of equal lines.
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
