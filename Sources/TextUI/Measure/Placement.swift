struct Placement {
  var child: Int
  /// Relative to the upper left corner of the node.
  var origin: CGPoint
  var proposal: ProposedViewSize
}
