extension Measurer {
  /// Adds a placement for each child of `node` that a container shows, and returns its size.
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
      // Where the cross axis was nil each child answered its own ideal. Offered the stack's
      // answer a divider is as wide as the widest text beside it.
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

  /// Proposes to each view behind or before another one exactly that one's size.
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

  /// Lays children over each other, each offered what those of the highest priority take together.
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
      // Others neither enlarge it nor move it: a ground with a priority of -1 follows the text before it.
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

  /// The child of a `ViewThatFits` to show: the first whose ideal size fits, or the last.
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

/// The smallest rectangle around frames whose guides meet in one point.
struct GuideBounds {
  private var horizontal = GuideSpan()
  private var vertical = GuideSpan()

  mutating func add(_ guides: CGPoint, size: CGSize) {
    horizontal.add(guides.x, length: size.width)
    vertical.add(guides.y, length: size.height)
  }

  /// How far the frames reach to the left of the point.
  var left: CGFloat { horizontal.before }
  /// How far the frames reach above the point.
  var top: CGFloat { vertical.before }

  /// Nothing without a frame.
  var size: CGSize { CGSize(width: horizontal.length, height: vertical.length) }
}

/// The shortest length that holds others whose guides meet.
struct GuideSpan {
  /// How far the lengths reach before the place where the guides meet.
  private(set) var before = -CGFloat.infinity
  private var after = -CGFloat.infinity

  mutating func add(_ guide: CGFloat, length: CGFloat) {
    before = max(before, guide)
    after = max(after, reach(of: length, beyond: guide))
  }

  /// Nothing without a length.
  var length: CGFloat { before == -.infinity ? 0 : before + after }
}

/// How far a length reaches beyond a guide; one without end does so beyond any guide, also one at
/// its infinitely distant middle.
private func reach(of length: CGFloat, beyond guide: CGFloat) -> CGFloat {
  length == .infinity ? .infinity : length - guide
}
