import struct Foundation.CGFloat

extension ViewTree {
  /// Adds a placement for each child of a box and returns the box's size.
  mutating func arrange(_ node: Node, in proposal: ProposedViewSize) -> CGSize {
    switch node.content {
    case .stack(let axis, let spacing, let alignment):
      return arrangeStack(node, axis, spacing: spacing, alignment: alignment, in: proposal)
    case .depthStack(let alignment):
      return arrangeDepthStack(node, alignment, in: proposal)
    case .grid(let index): return arrangeGrid(node, grids[index], in: proposal)
    case .gridRow(let alignment):
      return arrangeStack(
        node, .horizontal, spacing: nil, alignment: (alignment ?? .center).id, in: proposal)
    case .lazyGrid(let index): return arrangeLazyGrid(node, lazyGrids[index], in: proposal)
    default: return .zero
    }
  }

  /// Adds a placement for each child of a box that takes `size` of `proposal`.
  mutating func placeChildren(of node: Node, size: CGSize, in proposal: ProposedViewSize) {
    switch node.content {
    case .stack(let axis, _, _):
      var settled = proposal
      if settled[axis.other] == nil { settled[axis.other] = size[axis.other] }
      _ = arrange(node, in: settled)
    case .layout(let index): arrangeLayout(node, index, size: size, in: proposal)
    case .depthStack, .grid, .gridRow, .lazyGrid:
      _ = arrange(node, in: proposal)
    case .frame(_, _, let alignment), .flexibleFrame(_, let alignment):
      placeChild(of: node, alignment, in: size, childProposal(of: node, in: proposal))
    case .padding(let insets):
      place(
        child(0, of: node), at: CGPoint(x: insets.leading, y: insets.top),
        proposal.inset(by: insets))
    case .offset(let offset):
      place(child(0, of: node), at: CGPoint(x: offset.width, y: offset.height), proposal)
    case .position(let point):
      let inner = self.size(of: child(0, of: node), in: proposal)
      place(
        child(0, of: node),
        at: CGPoint(x: point.x - inner.width / 2, y: point.y - inner.height / 2),
        proposal)
    case .aspectRatio:
      placeChild(of: node, .center, in: size, childProposal(of: node, in: proposal))
    case .background(let alignment):
      placeSecondaries(of: node, alignment, size: size, in: proposal)
      place(child(0, of: node), at: .zero, proposal)
    case .overlay(let alignment), .mask(let alignment):
      place(child(0, of: node), at: .zero, proposal)
      placeSecondaries(of: node, alignment, size: size, in: proposal)
    case .fitting(let axes):
      if let choice = fittingChild(of: node, axes: axes, in: proposal) {
        place(choice, at: .zero, proposal)
      }
    default:
      if node.childCount > 0 {
        place(child(0, of: node), at: .zero, childProposal(of: node, in: proposal))
      }
    }
  }

  mutating func place(_ child: Int, at origin: CGPoint, _ proposal: ProposedViewSize) {
    placements.append(Placement(child: child, origin: origin, proposal: proposal))
  }

  /// Places the only child by its guides in a box of a size.
  private mutating func placeChild(
    of node: Node, _ alignment: Alignment, in size: CGSize, _ proposal: ProposedViewSize
  ) {
    let id = child(0, of: node)
    place(id, at: origin(of: id, alignment, in: size, proposal), proposal)
  }

  /// Proposes to each view behind or before another one exactly that one's size.
  private mutating func placeSecondaries(
    of node: Node, _ alignment: Alignment, size: CGSize, in proposal: ProposedViewSize
  ) {
    let primary = child(0, of: node)
    let x = guide(alignment.horizontal.id, .horizontal, of: primary, size: size, in: proposal)
    let y = guide(alignment.vertical.id, .vertical, of: primary, size: size, in: proposal)
    for index in 1..<max(node.childCount, 1) {
      let id = child(index, of: node)
      let offered = ProposedViewSize(size)
      let inner = self.size(of: id, in: offered)
      let left = guide(alignment.horizontal.id, .horizontal, of: id, size: inner, in: offered)
      let top = guide(alignment.vertical.id, .vertical, of: id, size: inner, in: offered)
      place(id, at: CGPoint(x: x - left, y: y - top), offered)
    }
  }

  /// Where a child goes so that its guides meet those of a box of a size.
  mutating func origin(
    of id: Int, _ alignment: Alignment, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGPoint {
    let inner = self.size(of: id, in: proposal)
    let box = ViewDimensions(size: size)
    let left = guide(alignment.horizontal.id, .horizontal, of: id, size: inner, in: proposal)
    let top = guide(alignment.vertical.id, .vertical, of: id, size: inner, in: proposal)
    return CGPoint(
      x: alignment.horizontal.id.defaultValue(in: box) - left,
      y: alignment.vertical.id.defaultValue(in: box) - top)
  }

  /// Lays children over each other, each offered what those of the highest priority take together.
  private mutating func arrangeDepthStack(
    _ node: Node, _ alignment: Alignment, in proposal: ProposedViewSize
  ) -> CGSize {
    let bounds = depthBounds(of: node, alignment, in: proposal)
    let offered = ProposedViewSize(bounds.size)
    for index in 0..<node.childCount {
      let id = child(index, of: node)
      let guides = guides(alignment, of: id, in: offered)
      place(id, at: CGPoint(x: bounds.left - guides.x, y: bounds.top - guides.y), offered)
    }
    return bounds.size
  }

  /// What the children of the highest priority take together when they lie over each other.
  mutating func depthBounds(
    of node: Node, _ alignment: Alignment, in proposal: ProposedViewSize
  ) -> GuideBounds {
    var highest = -Double.infinity
    for index in 0..<node.childCount {
      highest = max(highest, priority(of: child(index, of: node)))
    }
    var bounds = GuideBounds()
    for index in 0..<node.childCount {
      let id = child(index, of: node)
      if priority(of: id) < highest { continue }
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
}

/// The smallest rectangle around frames whose guides meet in one point.
struct GuideBounds {
  private(set) var left = -CGFloat.infinity
  private(set) var top = -CGFloat.infinity
  private var right = -CGFloat.infinity
  private var bottom = -CGFloat.infinity

  mutating func add(_ guides: CGPoint, size: CGSize) {
    left = max(left, guides.x)
    top = max(top, guides.y)
    right = max(right, reach(of: size.width, beyond: guides.x))
    bottom = max(bottom, reach(of: size.height, beyond: guides.y))
  }

  /// Nothing without a frame.
  var size: CGSize {
    left == -.infinity ? .zero : CGSize(width: left + right, height: top + bottom)
  }
}

/// How far a length reaches beyond a guide; one without end does so beyond any guide, also one at
/// its infinitely distant middle.
func reach(of length: CGFloat, beyond guide: CGFloat) -> CGFloat {
  length == .infinity ? .infinity : length - guide
}
