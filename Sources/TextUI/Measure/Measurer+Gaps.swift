/// Reduces the gaps of a column before its content is cut.
///
/// A phone has gaps of 10 points; here each is a row of 16, since equal gaps should look equal. A
/// column of eight such gaps is three rows taller than on a phone, which its last lines may need.
/// So where rows are missing, gaps shrink: to the size that the column asks for while texts would
/// be cut, and to nothing while views would be pushed out.
///
/// This uses lengths that are known already, and measures no view: one more question at each level
/// would double the cost with every level.
extension Measurer {
  /// Reduces gaps in a column whose items have their least and their most length; returns the total
  /// reduction.
  mutating func yieldGaps(
    along axis: Axis, room: CGFloat, asked: CGFloat?, from mark: Int
  ) -> CGFloat {
    guard axis == .vertical else { return 0 }
    var (gaps, least, wished): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for item in stackItems[mark...] {
      gaps += item.gap
      least += item.extent ?? item.minimum
      if item.priority > -.infinity, item.flexibility < .infinity { wished += item.flexibility }
    }
    // An infinite spacing pushes views apart rather than being a number of rows.
    guard gaps > 0, gaps < 1e5, least + wished > room else { return 0 }
    let given = gaps - (asked ?? 0) * CGFloat(stackItems.count - mark - 1)
    // A default gap has no row here, so it has no excess.
    let excess = asked == nil ? 0 : CellMetrics.wholeCells(in: given, along: axis)
    let wanted = min(excess, CellMetrics.wholeCells(over: least + wished - room, along: axis))
    let missing = CellMetrics.wholeCells(over: least - room, along: axis)
    let taken = min(gaps, max(0, wanted, missing))
    return CGFloat(takeGaps(Int(taken / CellMetrics.height), from: mark)) * CellMetrics.height
  }

  /// Reduces gaps in a column whose proposal is no longer than they are; for the least length they
  /// count in full.
  mutating func yieldAllGaps(
    along axis: Axis, in proposal: ProposedViewSize, gaps: CGFloat, from mark: Int
  ) {
    guard let length = proposal[axis], length > 0, length < .infinity else { return }
    _ = yieldGaps(along: axis, room: length - gaps, asked: nil, from: mark)
  }

  /// Shortens gaps by at least that many rows and returns how many: first gaps beside spacers, then
  /// after a line that is a row by itself, then before one, then between views of equal height,
  /// then the rest.
  ///
  /// In a list a single remaining gap would form groups, so the last one or two go with the others.
  private mutating func takeGaps(_ wanted: Int, from mark: Int) -> Int {
    var rows = wanted
    for place in GapPlace.allCases {
      while rows > 0 {
        let open = (mark..<stackItems.count).filter {
          stackItems[$0].gap >= CellMetrics.height
            && (place == .any || self.place(of: $0, from: mark) == place)
        }
        if open.isEmpty { break }
        // With six of seven gaps taken, the one left would divide the entries into two groups.
        let count = open.count - rows <= place.spare ? open.count : min(rows, open.count)
        for (index, item) in open.enumerated()
        // Spread evenly over the column, like the pixels of a line: 2 of 5 are the third and the
        // fifth.
        where (index + 1) * count / open.count > index * count / open.count {
          stackItems[item].gap -= CellMetrics.height
        }
        rows -= count
      }
    }
    return wanted - rows
  }

  private enum GapPlace: CaseIterable {
    case besideSpacer, afterLine, beforeLine, betweenEquals, any

    /// The largest number of extra rows taken to leave no gap of the kind.
    var spare: Int {
      switch self {
      case .besideSpacer, .any: 0
      case .betweenEquals: 1
      case .afterLine, .beforeLine: 2
      }
    }
  }

  private func place(of index: Int, from mark: Int) -> GapPlace {
    let before = index > mark ? stackItems[index - 1] : nil
    let after = stackItems[index]
    if after.priority == -.infinity || before?.priority == -.infinity { return .besideSpacer }
    if let before, isLine(before) { return .afterLine }
    if isLine(after) { return .beforeLine }
    return isEntry(index, from: mark) ? .betweenEquals : .any
  }

  /// Whether an item and the one before it are entries of a list: texts of equal height, with a
  /// third beside them.
  private func isEntry(_ index: Int, from mark: Int) -> Bool {
    func isAlike(_ first: Int, _ second: Int) -> Bool {
      guard first >= mark, second < stackItems.count else { return false }
      let (first, second) = (stackItems[first], stackItems[second])
      return first.minimum == second.minimum && tree.nodes[first.child].holdsText
        && tree.nodes[second.child].holdsText
    }
    return isAlike(index - 1, index) && (isAlike(index - 2, index - 1) || isAlike(index, index + 1))
  }

  /// Whether an item is at most a row high and has no letters, such as a divider.
  private func isLine(_ item: StackItem) -> Bool {
    item.minimum <= CellMetrics.height && item.flexibility == 0 && !tree.nodes[item.child].holdsText
  }

  /// Whether two texts side by side would look like one word: on a phone a gap of a point or two
  /// and a smaller font separate them, which are no column here.
  ///
  /// A unit of one letter, a point apart, stays joined: “10k”.
  func joinsWords(_ first: Int, _ second: Int, apart distance: CGFloat) -> Bool {
    guard case .leaf(.text(let left)) = tree.nodes[first].content,
      case .leaf(.text(let right)) = tree.nodes[second].content,
      let last = tree.texts[left].form.text.string.last,
      let next = tree.texts[right].form.text.string.first,
      distance >= 2 || tree.texts[right].form.text.string.dropFirst().first?.isLetter == true
    else { return false }
    return (last.isLetter || last.isNumber) && (next.isLetter || next.isNumber)
  }
}
