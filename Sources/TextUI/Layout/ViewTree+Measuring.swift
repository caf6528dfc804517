import struct Foundation.CGFloat

extension ViewTree {
  /// The size that a box takes of what it is offered, in points.
  mutating func size(of id: Int, in proposal: ProposedViewSize) -> CGSize {
    var proposal = proposal
    if nodes[id].ignoresHeight { proposal.height = nil }
    if let size = sizes[id].size(for: proposal) { return size }
    let size = measure(id, in: proposal)
    sizes[id].insert(size, for: proposal)
    return size
  }

  private mutating func measure(_ id: Int, in proposal: ProposedViewSize) -> CGSize {
    let node = nodes[id]
    switch node.content {
    case .text(let index): return texts[index].sizeThatFits(proposal)
    case .fill: return proposal.replacingUnspecifiedDimensions()
    case .drawing(let index): return drawings[index].sizeThatFits(proposal)
    case .spacer(let axis, let minLength):
      return Spacer.size(in: proposal, along: axis, minLength: minLength)
    case .layout(let index): return measureLayout(node, index, in: proposal)
    case .depthStack(let alignment): return depthBounds(of: node, alignment, in: proposal).size
    case .stack, .grid, .gridRow, .lazyGrid: return measureContainer(node, in: proposal)
    case .padding(let insets):
      let inner = size(of: child(0, of: node), in: proposal.inset(by: insets))
      return CGSize(
        width: max(0, inner.width + insets.horizontal),
        height: max(0, inner.height + insets.vertical))
    case .frame(let width, let height, _):
      if let width, let height { return CGSize(width: width, height: height) }
      let inner = size(of: child(0, of: node), in: childProposal(of: node, in: proposal))
      return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    case .flexibleFrame(let index, _):
      let inner = size(of: child(0, of: node), in: childProposal(of: node, in: proposal))
      return flexibleFrames[index].size(around: inner, in: proposal)
    case .position:
      let inner = size(of: child(0, of: node), in: proposal)
      return proposal.replacingUnspecifiedDimensions(by: inner)
    case .fitting(let axes):
      guard let choice = fittingChild(of: node, axes: axes, in: proposal) else { return .zero }
      return size(of: choice, in: proposal)
    case .geometry: return proposal.replacingUnspecifiedDimensions()
    default:
      if node.childCount == 0 { return .zero }
      return size(of: child(0, of: node), in: childProposal(of: node, in: proposal))
    }
  }

  private mutating func measureContainer(_ node: Node, in proposal: ProposedViewSize) -> CGSize {
    let mark = placements.count
    defer { placements.removeSubrange(mark...) }
    return arrange(node, in: proposal)
  }

  /// What a box of one child offers to it.
  mutating func childProposal(of node: Node, in proposal: ProposedViewSize) -> ProposedViewSize {
    switch node.content {
    case .padding(let insets): return proposal.inset(by: insets)
    case .frame(let width, let height, _):
      return ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    case .flexibleFrame(let index, _): return flexibleFrames[index].childProposal(in: proposal)
    case .fixedSize(let horizontal, let vertical):
      return ProposedViewSize(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    case .aspectRatio(let ratio, let mode):
      return aspectProposal(of: node, ratio: ratio, mode: mode, in: proposal)
    default: return proposal
    }
  }

  private mutating func aspectProposal(
    of node: Node, ratio: CGFloat?, mode: ContentMode, in proposal: ProposedViewSize
  ) -> ProposedViewSize {
    let ideal = size(of: child(0, of: node), in: .unspecified)
    guard let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : nil), ratio > 0
    else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      if width == .infinity && height == .infinity { return proposal }
      let isWider = width > height * ratio
      return isWider == (mode == .fit)
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }

  /// The child of a `ViewThatFits` to show: the first whose ideal size fits, or the last.
  mutating func fittingChild(
    of node: Node, axes: Axis.Set, in proposal: ProposedViewSize
  ) -> Int? {
    let asked = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let tolerance: CGFloat = 1e-6
    for index in 0..<max(0, node.childCount - 1) {
      let ideal = size(of: child(index, of: node), in: asked)
      let fitsWidth =
        !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity) + tolerance
      let fitsHeight =
        !axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity) + tolerance
      if fitsWidth && fitsHeight { return child(index, of: node) }
    }
    return node.childCount == 0 ? nil : child(node.childCount - 1, of: node)
  }
}
