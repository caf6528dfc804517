/// How the gaps of a column give way before its content is cut.
///
/// A phone has gaps of 10 points; here each is a row of 16, since gaps of one length should look
/// alike. A column of eight such gaps is three rows taller than on a phone, which may be what its
/// last lines needed. So where there is no room, gaps are taken back: as far as they are larger than
/// the column asks for while texts would be cut, and altogether while views would be pushed out.
///
/// It is reckoned from lengths that are known already, and no view is measured for it: a question
/// more for each level would double with every level.
extension Measurer {
  /// Takes gaps back in a column whose items have their least and their most length; returns by how
  /// much they are shorter.
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
    // A spacing of infinity is a way to push views apart and not a number of rows to take back.
    guard gaps > 0, gaps < 1e5, least + wished > room else { return 0 }
    let given = gaps - (asked ?? 0) * CGFloat(stackItems.count - mark - 1)
    // A gap that nobody asked for is a default, which has no row here: there is nothing in excess of it.
    let excess = asked == nil ? 0 : CellMetrics.wholeCells(in: given, along: axis)
    let wanted = min(excess, CellMetrics.wholeCells(over: least + wished - room, along: axis))
    let missing = CellMetrics.wholeCells(over: least - room, along: axis)
    let taken = min(gaps, max(0, wanted, missing))
    return CGFloat(takeGaps(Int(taken / CellMetrics.height), from: mark)) * CellMetrics.height
  }

  /// Takes gaps back in a column that is offered no more than they are; where it is asked for its
  /// least length they count in full.
  mutating func yieldAllGaps(
    along axis: Axis, in proposal: ProposedViewSize, gaps: CGFloat, from mark: Int
  ) {
    guard let length = proposal[axis], length > 0, length < .infinity else { return }
    _ = yieldGaps(along: axis, room: length - gaps, asked: nil, from: mark)
  }

  /// Shortens gaps by so many rows or a few more, and returns by how many: first those that end in
  /// room anyway, then those after a line that is a row by itself, then those before one, then those
  /// between views of one height, and last all alike.
  ///
  /// Of the entries of a list a single gap that stays would make groups: the last one or two go with
  /// the others.
  private mutating func takeGaps(_ wanted: Int, from mark: Int) -> Int {
    var rows = wanted
    for place in GapPlace.allCases {
      while rows > 0 {
        let open = (mark..<stackItems.count).filter {
          stackItems[$0].gap >= CellMetrics.height
            && (place == .any || self.place(of: $0, from: mark) == place)
        }
        if open.isEmpty { break }
        // Of seven gaps six taken would leave one, which reads as two groups of entries.
        let count = open.count - rows <= place.spare ? open.count : min(rows, open.count)
        for (index, item) in open.enumerated()
        // Spread evenly over the column, as the pixels of a line are: 2 of 5 are the third and the fifth.
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

    /// How many rows more are taken so that no gap of the kind is left.
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

  /// Whether an item and the one before it are entries of a list: letters of one height, that a
  /// third one has next to them too.
  private func isEntry(_ index: Int, from mark: Int) -> Bool {
    func isAlike(_ first: Int, _ second: Int) -> Bool {
      guard first >= mark, second < stackItems.count else { return false }
      let (first, second) = (stackItems[first], stackItems[second])
      return first.minimum == second.minimum && tree.nodes[first.child].holdsText
        && tree.nodes[second.child].holdsText
    }
    return isAlike(index - 1, index) && (isAlike(index - 2, index - 1) || isAlike(index, index + 1))
  }

  /// Whether an item is no more than a row and has no letters, as a divider is.
  private func isLine(_ item: StackItem) -> Bool {
    item.minimum <= CellMetrics.height && item.flexibility == 0 && !tree.nodes[item.child].holdsText
  }

  /// Whether two texts side by side would be read as one word: a gap of a point or two and a smaller
  /// font part them on a phone, and are no column here.
  ///
  /// Of a point a unit of one letter is not parted: “10k”.
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
