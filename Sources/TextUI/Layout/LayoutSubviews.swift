public struct LayoutSubviews: RandomAccessCollection {
  let session: LayoutSession
  let node: Node

  public var startIndex: Int { 0 }
  /// The number of views; 0 outside of the layout's own methods.
  public var endIndex: Int { session.measurer.tree.nodes.isEmpty ? 0 : node.childCount }
  public var layoutDirection: LayoutDirection { session.measurer.layoutDirection }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(session: session, id: node.child(index, in: session.measurer.tree.children))
  }
}

/// A view that a ``Layout`` arranges; outside of the layout's own methods it has no size.
public struct LayoutSubview {
  let session: LayoutSession
  let id: Int

  /// The layout priority: stacks serve higher ones first; 0 unless set, -∞ for a spacer.
  public var priority: Double { session.holds(id) ? session.measurer.tree.priority(of: id) : 0 }

  public var spacing: ViewSpacing {
    session.holds(id) ? session.measurer.spacing(of: id) : ViewSpacing()
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    session.holds(id) ? session.measurer.size(of: id, in: proposal) : .zero
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    session.holds(id)
      ? session.measurer.dimensions(of: id, in: proposal) : ViewDimensions(size: .zero)
  }

  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    session.placements[id] = Placement(child: id, origin: origin, proposal: proposal)
  }
}

/// The measurer during the work of a ``Layout``.
///
/// A layout asks for sizes of views while the tree is being measured. Meanwhile the measurer
/// changes places with an empty one in here, so that both can change it without a copy; later
/// questions find the empty one.
final class LayoutSession {
  var measurer = Measurer(ResolvedTree(), layoutDirection: .leftToRight)
  var placements: [Int: Placement] = [:]

  /// Whether a node can be asked, as is the case while the layout works.
  func holds(_ id: Int) -> Bool { measurer.tree.nodes.indices.contains(id) }

  /// The mean of a guide over the placed views that set it, or the first or last text baseline.
  func joinedGuide(_ key: any AlignmentID.Type, _ axis: Axis) -> CGFloat? {
    let placed = placements.values.filter { holds($0.child) }.sorted { $0.child < $1.child }
    return Measurer.joined(placed.compactMap { measurer.explicitGuide(key, axis, of: $0) }, key)
  }
}
