extension Measurer {
  /// Adds a placement for each visible child of a container, and returns the container's size.
  mutating func arrange(
    _ container: Node.Container, of node: Node, in proposal: ProposedViewSize
  ) -> CGSize {
    switch container {
    case .stack(let axis, let spacing, let alignment):
      return arrangeStack(node, axis, spacing: spacing, alignment: alignment, in: proposal)
    case .depthStack(let alignment):
      return arrangeDepthStack(node, alignment, in: proposal)
    case .fitting(let axes, _):
      guard let choice = fittingChild(of: node, axes: axes, in: proposal) else { return .zero }
      place(choice, at: .zero, proposal)
      return size(of: choice, in: proposal)
    case .layout(let index):
      let size = measureLayout(node, index, in: proposal)
      arrangeLayout(node, index, size: size, in: proposal)
      return size
    case .grid(let index): return arrangeGrid(node, grid(index), in: proposal)
    case .gridRow(let alignment):
      return arrangeStack(
        node, .horizontal, spacing: nil, alignment: (alignment ?? .center).id, in: proposal)
    case .lazyGrid(let index): return arrangeLazyGrid(node, tree.lazyGrids[index], in: proposal)
    }
  }

  mutating func placeChildren(
    of node: Node, in container: Node.Container, size: CGSize, offered proposal: ProposedViewSize
  ) {
    switch container {
    case .stack(let axis, _, _):
      // With a cross axis of nil each child took its own ideal. Proposing the stack's own size
      // makes a divider as wide as the widest text.
      var settled = proposal
      if settled[axis.other] == nil { settled[axis.other] = size[axis.other] }
      _ = arrange(container, of: node, in: settled)
    case .layout(let index): arrangeLayout(node, index, size: size, in: proposal)
    case .depthStack, .fitting, .grid, .gridRow, .lazyGrid:
      _ = arrange(container, of: node, in: proposal)
    }
  }

  mutating func place(_ child: Int, at origin: CGPoint, _ proposal: ProposedViewSize) {
    placements.append(Placement(child: child, origin: origin, proposal: proposal))
  }

  /// Proposes the first view's exact size to each view behind or in front of it.
  mutating func placeSecondaries(
    of node: Node, _ alignment: Alignment, size: CGSize, in proposal: ProposedViewSize
  ) {
    let primary = node.child(0, in: tree.children)
    let x = guide(alignment.horizontal.id, .horizontal, of: primary, size: size, in: proposal)
    let y = guide(alignment.vertical.id, .vertical, of: primary, size: size, in: proposal)
    for index in 1..<node.childCount {
      let id = node.child(index, in: tree.children)
      let offered = ProposedViewSize(size)
      let inner = self.size(of: id, in: offered)
      let left = guide(alignment.horizontal.id, .horizontal, of: id, size: inner, in: offered)
      let top = guide(alignment.vertical.id, .vertical, of: id, size: inner, in: offered)
      place(id, at: CGPoint(x: x - left, y: y - top), offered)
    }
  }

  mutating func origin(
    of id: Int, _ alignment: Alignment, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGPoint {
    let inner = self.size(of: id, in: proposal)
    let area = ViewDimensions(size: size)
    let left = guide(alignment.horizontal.id, .horizontal, of: id, size: inner, in: proposal)
    let top = guide(alignment.vertical.id, .vertical, of: id, size: inner, in: proposal)
    return CGPoint(
      x: alignment.horizontal.id.defaultValue(in: area) - left,
      y: alignment.vertical.id.defaultValue(in: area) - top)
  }

  /// Stacks children over each other and proposes to each the common size of those with the highest
  /// priority.
  private mutating func arrangeDepthStack(
    _ node: Node, _ alignment: Alignment, in proposal: ProposedViewSize
  ) -> CGSize {
    let bounds = depthBounds(of: node, alignment, in: proposal)
    let offered = ProposedViewSize(bounds.size)
    for index in 0..<node.childCount {
      let id = node.child(index, in: tree.children)
      let guides = guides(alignment, of: id, in: offered)
      place(id, at: CGPoint(x: bounds.left - guides.x, y: bounds.top - guides.y), offered)
    }
    return bounds.size
  }

  mutating func depthBounds(
    of node: Node, _ alignment: Alignment, in proposal: ProposedViewSize
  ) -> GuideBounds {
    var highest = -Double.infinity
    for index in 0..<node.childCount {
      highest = max(highest, tree.priority(of: node.child(index, in: tree.children)))
    }
    var bounds = GuideBounds()
    for index in 0..<node.childCount {
      let id = node.child(index, in: tree.children)
      // Others do not enlarge or move it: a background with a priority of -1 follows the text
      // before it.
      if tree.priority(of: id) < highest { continue }
      bounds.add(guides(alignment, of: id, in: proposal), size: size(of: id, in: proposal))
    }
    return bounds
  }

  private mutating func guides(
    _ alignment: Alignment, of id: Int, in proposal: ProposedViewSize
  ) -> CGPoint {
    let size = size(of: id, in: proposal)
    return CGPoint(
      x: guide(alignment.horizontal.id, .horizontal, of: id, size: size, in: proposal),
      y: guide(alignment.vertical.id, .vertical, of: id, size: size, in: proposal))
  }

  /// The child that a `ViewThatFits` shows: the first whose ideal size fits, else the last.
  private mutating func fittingChild(
    of node: Node, axes: Axis.Set, in proposal: ProposedViewSize
  ) -> Int? {
    let asked = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let tolerance: CGFloat = 1e-6
    for index in 0..<max(0, node.childCount - 1) {
      let ideal = size(of: node.child(index, in: tree.children), in: asked)
      let fitsWidth =
        !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity) + tolerance
      let fitsHeight =
        !axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity) + tolerance
      if fitsWidth && fitsHeight { return node.child(index, in: tree.children) }
    }
    return node.childCount == 0 ? nil : node.child(node.childCount - 1, in: tree.children)
  }
}

/// The smallest rectangle around frames aligned at their guides.
struct GuideBounds {
  private var horizontal = GuideSpan()
  private var vertical = GuideSpan()

  mutating func add(_ guides: CGPoint, size: CGSize) {
    horizontal.add(guides.x, length: size.width)
    vertical.add(guides.y, length: size.height)
  }

  /// The distance from the frames' left edge to the guides.
  var left: CGFloat { horizontal.before }
  /// The distance from the frames' top edge to the guides.
  var top: CGFloat { vertical.before }

  /// Zero without frames.
  var size: CGSize { CGSize(width: horizontal.length, height: vertical.length) }
}

/// The shortest length that holds other lengths aligned at their guides.
struct GuideSpan {
  /// The largest distance before the guides.
  private(set) var before = -CGFloat.infinity
  private var after = -CGFloat.infinity

  mutating func add(_ guide: CGFloat, length: CGFloat) {
    before = max(before, guide)
    after = max(after, reach(of: length, beyond: guide))
  }

  /// Zero without lengths.
  var length: CGFloat { before == -.infinity ? 0 : before + after }
}

/// The length beyond a guide; an infinite length has an infinite one, even from a guide at its
/// infinitely distant middle.
private func reach(of length: CGFloat, beyond guide: CGFloat) -> CGFloat {
  length == .infinity ? .infinity : length - guide
}
