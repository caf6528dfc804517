struct StackItem {
  let child: Int
  /// Which item is served when it is this one's turn.
  var served = 0
  let priority: Double
  var gap: CGFloat
  var minimum: CGFloat = 0
  var flexibility: CGFloat = 0
  var proposal = ProposedViewSize.unspecified
  var size = CGSize.zero
  /// The length it counts as along the stack where that is not its own: in whole cells.
  var extent: CGFloat?
  /// Where the guide of the stack's alignment lies, from its left or top.
  var guide: CGFloat = 0

  init(child: Int, priority: Double, gap: CGFloat) {
    self.child = child
    self.priority = priority
    self.gap = gap
  }
}
