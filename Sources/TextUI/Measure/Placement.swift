/// Where a child is in the node around it, and what it is offered there.
struct Placement {
  var child: Int
  /// Relative to the upper left corner of the node.
  var origin: CGPoint
  var proposal: ProposedViewSize
}
