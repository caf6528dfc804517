/// The views that a ``Layout`` arranges.
public struct LayoutSubviews: RandomAccessCollection {
  let session: LayoutSession
  let node: Node

  /// The first index, which is 0.
  public var startIndex: Int { 0 }
  /// The number of views; 0 when nothing is being arranged.
  public var endIndex: Int { session.measurer.tree.nodes.isEmpty ? 0 : node.childCount }
  /// The direction of reading.
  public var layoutDirection: LayoutDirection { session.measurer.layoutDirection }

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(session: session, id: node.child(index, in: session.measurer.tree.children))
  }
}

/// A view that a ``Layout`` arranges; it can be asked only while the layout is, and takes no room
/// afterwards.
public struct LayoutSubview {
  let session: LayoutSession
  let id: Int

  /// A stack serves a higher one first; 0 where none is set, -∞ for a spacer.
  public var priority: Double { session.holds(id) ? session.measurer.tree.priority(of: id) : 0 }

  /// The distances to its neighbours.
  public var spacing: ViewSpacing {
    session.holds(id) ? session.measurer.spacing(of: id) : ViewSpacing()
  }

  /// The size in points that the view takes of what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    session.holds(id) ? session.measurer.size(of: id, in: proposal) : .zero
  }

  /// The size of the view and where its guides lie.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    session.holds(id)
      ? session.measurer.dimensions(of: id, in: proposal) : ViewDimensions(size: .zero)
  }

  /// Puts a point of the view, its upper left corner unless told otherwise, at a place.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    session.placements[id] = Placement(child: id, origin: origin, proposal: proposal)
  }
}

/// The measurer while a ``Layout`` works.
///
/// A layout asks its views for sizes in the middle of the tree being measured. The measurer changes
/// places with an empty one in here for that time, so that both can change it without a copy;
/// what asks a view afterwards finds none.
final class LayoutSession {
  var measurer = Measurer(ResolvedTree(), layoutDirection: .leftToRight)
  var placements: [Int: Placement] = [:]

  /// Whether a node is there to be asked, as it is while the layout works.
  func holds(_ id: Int) -> Bool { measurer.tree.nodes.indices.contains(id) }

  /// The mean of a guide that the views have set which are placed, or their first or last baseline.
  func joinedGuide(_ key: any AlignmentID.Type, _ axis: Axis) -> CGFloat? {
    let placed = placements.values.filter { holds($0.child) }.sorted { $0.child < $1.child }
    return Measurer.joined(placed.compactMap { measurer.explicitGuide(key, axis, of: $0) }, key)
  }
}
