extension ViewTree {
  /// The size that a node takes of what it is offered, in points.
  mutating func size(of id: Int, in proposal: ProposedViewSize) -> CGSize {
    var proposal = proposal
    // A stack asks about several heights, which text on one line need not tell apart: with `nil`
    // for all of them the cache answers every question but the first. 8 % of the largest family.
    if nodes[id].ignoresHeight { proposal.height = nil }
    if let size = sizes[id].size(for: proposal) { return size }
    let size = remember(SizeCache.Question(id, proposal)) { tree in
      tree.measure(tree.nodes[id], in: proposal)
    }
    sizes[id].insert(size, for: proposal)
    return size
  }

  /// What a node answered to a question before, in a tree whose nodes are asked too often.
  ///
  /// Four remembered answers a node are enough for nearly all trees and cost no allocation. Where
  /// each level asks more, such as grids in grids, the cost would triple with each of them.
  private mutating func remember(
    _ question: SizeCache.Question, answer: (inout ViewTree) -> CGSize
  ) -> CGSize {
    if hasPatience() { return answer(&self) }
    if let known = sizeAnswers[question] { return known }
    let size = answer(&self)
    sizeAnswers[question] = size
    return size
  }

  /// What a node answered before when it was asked for a guide, likewise.
  mutating func rememberGuide(
    _ question: GuideQuestion, answer: (inout ViewTree) -> CGFloat?
  ) -> CGFloat? {
    if hasPatience() { return answer(&self) }
    if let known = allGuideAnswers[question] { return known }
    let guide = answer(&self)
    allGuideAnswers[question] = .some(guide)
    return guide
  }

  /// Counts a question, and says whether nodes have been asked 32 times on average at most.
  private mutating func hasPatience() -> Bool {
    questionCount += 1
    return questionCount < 32 * nodes.count
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
