struct StackItem {
  let child: Int
  /// The index of the item to serve at this item's turn.
  var served = 0
  let priority: Double
  var gap: CGFloat
  var minimum: CGFloat = 0
  var flexibility: CGFloat = 0
  var proposal = ProposedViewSize.unspecified
  var size = CGSize.zero
  /// The length along the stack in whole cells, if it differs from the item's own.
  var extent: CGFloat?
  /// The position of the stack's alignment guide, from its left or top.
  var guide: CGFloat = 0

  init(child: Int, priority: Double, gap: CGFloat) {
    self.child = child
    self.priority = priority
    self.gap = gap
  }
}
