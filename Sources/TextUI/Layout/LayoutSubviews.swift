/// The views that a ``Layout`` arranges.
public struct LayoutSubviews: RandomAccessCollection {
  let session: LayoutSession
  let node: Node

  /// The first index, which is 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { node.childCount }

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(session: session, id: session.tree.child(index, of: node))
  }
}

/// A view that a ``Layout`` arranges; it can be asked only while the layout is.
public struct LayoutSubview {
  let session: LayoutSession
  let id: Int

  /// Which room the view is given before others.
  public var priority: Double { session.tree.priority(of: id) }

  /// The distances to its neighbours.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The size in points that the view takes of what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    session.tree.size(of: id, in: proposal)
  }

  /// The size of the view and where its guides lie.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    session.tree.dimensions(of: id, in: proposal)
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

/// The distances that a view keeps from its neighbours where none are given.
public struct ViewSpacing: Hashable, Sendable {
  /// The distances of every view.
  public init() {}

  /// The distance in points to the next view along an axis: a column, or no row.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? Spacing.horizontal : Spacing.vertical
  }
}

/// The tree while a ``Layout`` works on it.
///
/// A layout asks its views for sizes in the middle of the tree being measured. The tree changes
/// places with an empty one in here for that time, so that both can change it without a copy;
/// what asks a view afterwards finds none.
final class LayoutSession {
  var tree: ViewTree
  var placements: [Int: Placement] = [:]

  init(_ tree: ViewTree) {
    self.tree = tree
  }
}
