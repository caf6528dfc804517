extension ViewTree {
  /// The size that a node takes of what it is offered, in points.
  mutating func size(of id: Int, in proposal: ProposedViewSize) -> CGSize {
    var proposal = proposal
    // A stack asks about several heights, which text on one line need not tell apart: with `nil`
    // for all of them the cache answers every question but the first. 8 % of the largest family.
    if nodes[id].ignoresHeight { proposal.height = nil }
    if let size = sizes[id].size(for: proposal) { return size }
    let size = measure(nodes[id], in: proposal)
    sizes[id].insert(size, for: proposal)
    return size
  }

  private mutating func measure(_ node: Node, in proposal: ProposedViewSize) -> CGSize {
    switch node.content {
    case .leaf(let leaf): measure(leaf, in: proposal)
    case .wrapper(let wrapper): measure(wrapper, around: child(0, of: node), in: proposal)
    case .layers: size(of: child(0, of: node), in: proposal)
    case .container(let container): measure(container, of: node, in: proposal)
    }
  }

  private mutating func measure(_ leaf: Node.Leaf, in proposal: ProposedViewSize) -> CGSize {
    switch leaf {
    case .text(let index): texts[index].sizeThatFits(proposal)
    case .fill, .geometry: proposal.replacingUnspecifiedDimensions()
    case .drawing(let index): drawings[index].sizeThatFits(proposal)
    case .spacer(let axis, let minLength):
      Spacer.size(in: proposal, along: axis, minLength: minLength)
    }
  }

  /// The size that a container takes of a proposal with the children of `node`.
  mutating func measure(
    _ container: Node.Container, of node: Node, in proposal: ProposedViewSize
  ) -> CGSize {
    switch container {
    case .depthStack(let alignment): return depthBounds(of: node, alignment, in: proposal).size
    case .layout(let index): return measureLayout(node, index, in: proposal)
    case .stack, .fitting, .grid, .gridRow, .lazyGrid:
      let mark = placements.count
      defer { placements.removeSubrange(mark...) }
      return arrange(container, of: node, in: proposal)
    }
  }
}
