extension ViewTree {
  /// The size that a node takes of what it is offered, in points.
  mutating func size(of id: Int, in proposal: ProposedViewSize) -> CGSize {
    var proposal = proposal
    // A stack asks about several heights, which text on one line need not tell apart: with `nil`
    // for all of them the cache answers every question but the first. 8 % of the largest family.
    if nodes[id].ignoresHeight { proposal.height = nil }
    if let size = knownSize(of: id, in: proposal) { return size }
    let size = measure(nodes[id], in: proposal)
    keep(size, of: id, in: proposal)
    return size
  }

  // Three functions, since all this one holds is on the stack once a level: views may be nested
  // deeply.

  private mutating func knownSize(of id: Int, in proposal: ProposedViewSize) -> CGSize? {
    if let size = sizes[id].size(for: proposal) { return size }
    return isAskedOften() ? sizeAnswers[SizeCache.Question(id, proposal)] : nil
  }

  private mutating func keep(_ size: CGSize, of id: Int, in proposal: ProposedViewSize) {
    sizes[id].insert(size, for: proposal)
    if keepsAnswers { sizeAnswers[SizeCache.Question(id, proposal)] = size }
  }

  private mutating func measure(_ node: Node, in proposal: ProposedViewSize) -> CGSize {
    switch node.content {
    case .leaf: measureLeaf(node, in: proposal)
    case .wrapper: measureWrapper(node, in: proposal)
    case .layers: size(of: child(0, of: node), in: proposal)
    case .container: measureContainer(node, in: proposal)
    }
  }

  // What each kind holds is taken out in a function of its own, for the same reason.

  private mutating func measureLeaf(_ node: Node, in proposal: ProposedViewSize) -> CGSize {
    guard case .leaf(let leaf) = node.content else { return .zero }
    return measure(leaf, in: proposal)
  }

  private mutating func measureWrapper(_ node: Node, in proposal: ProposedViewSize) -> CGSize {
    guard case .wrapper(let wrapper) = node.content else { return .zero }
    return measure(wrapper, around: child(0, of: node), in: proposal)
  }

  private mutating func measureContainer(_ node: Node, in proposal: ProposedViewSize) -> CGSize {
    guard case .container(let container) = node.content else { return .zero }
    return measure(container, of: node, in: proposal)
  }

  /// Counts a question, and says whether nodes have been asked more than 16 times on average.
  ///
  /// Four remembered answers a node are enough for nearly all trees and cost no allocation. Where
  /// each level asks more, such as grids in grids, the cost would triple with each of them: from
  /// here on every answer is kept.
  mutating func isAskedOften() -> Bool {
    questionCount += 1
    return keepsAnswers
  }

  var keepsAnswers: Bool { questionCount > 16 * nodes.count }

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
      defer { placements.removeLast(placements.count - mark) }
      return arrange(container, of: node, in: proposal)
    }
  }
}
