/// Where a child stands in its box, and what it is offered there.
struct Placement {
  var child: Int
  /// Relative to the upper left corner of the box.
  var origin: CGPoint
  var proposal: ProposedViewSize
}
