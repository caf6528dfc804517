struct Placement {
  var child: Int
  /// In points from the upper left corner of the node.
  var origin: CGPoint
  var proposal: ProposedViewSize
}
