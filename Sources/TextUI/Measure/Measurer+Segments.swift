/// How the segments of a row stay apart.
extension Measurer {
  /// Gives equal shapes side by side, such as the segments of a progress, a column between each two
  /// where their spacing is less than half of one; returns the sum of the gaps.
  ///
  /// On a phone a gap of 3 points parts eight capsules. Without one they would be a single bar here,
  /// and how many there are is what they say. Where a segment has less than two columns left each
  /// takes one, and the proposal shrinks: in 16 columns eight are one wide, and not one of them two.
  mutating func partSegments(
    _ spacing: CGFloat, in proposal: inout ProposedViewSize, from mark: Int
  ) -> CGFloat {
    let (column, count) = (CellMetrics.width, CGFloat(stackItems.count - mark))
    // A share of thirds comes out as 63.999…: a hundredth of a point decides nothing that shows.
    guard let width = proposal.width, width < .infinity, width >= 2 * count * column - 0.01,
      stackItems[mark...].allSatisfy({ isSegment($0.child, height: proposal.height) })
    else { return 0 }
    let gaps = (count - 1) * column
    for index in mark + 1..<stackItems.count { stackItems[index].gap = column }
    if (width - gaps) / count < 2 * column { proposal.width = count * column + gaps }
    return gaps
  }

  /// Whether a view has no letters and takes whatever width it is offered.
  private mutating func isSegment(_ child: Int, height: CGFloat?) -> Bool {
    // A view with a priority is more than one of equals, and a spacer has the lowest.
    if tree.nodes[child].holdsText || tree.priority(of: child) != 0 { return false }
    let least = size(of: child, in: ProposedViewSize(width: 0, height: height))
    if least.width > 0 { return false }
    let most = size(of: child, in: ProposedViewSize(width: .infinity, height: height))
    return most.width == .infinity
  }
}
