/// A type-erased ``Layout``: a ``Measurer`` keeps layouts of all types in one list.
///
/// Each use of a layout has its own, with its own cache.
protocol ErasedLayout: AnyObject {
  var session: LayoutSession { get }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
  func explicitAlignment(
    _ key: any AlignmentID.Type, _ axis: Axis, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat?
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
}

final class LayoutEraser<Arrangement: Layout>: ErasedLayout {
  let session = LayoutSession()
  private let layout: Arrangement
  private var cache: Arrangement.Cache?

  init(_ layout: Arrangement) { self.layout = layout }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    withCache(subviews) { cache in
      // A layout's cache belongs to its last measurement, which may be of another proposal: memory
      // of sizes may have answered since.
      _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func explicitAlignment(
    _ key: any AlignmentID.Type, _ axis: Axis, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    withCache(subviews) { cache in
      axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ body: (inout Arrangement.Cache) -> Result
  ) -> Result {
    var current = cache ?? layout.makeCache(subviews: subviews)
    // As the only reference it changes in place.
    cache = nil
    defer { cache = current }
    return body(&current)
  }
}

extension Measurer {
  mutating func measureLayout(_ node: Node, _ index: Int, in proposal: ProposedViewSize) -> CGSize {
    withSession(node, index) { layout, subviews in layout.sizeThatFits(proposal, subviews) }
  }

  /// Adds the placements of a node's children by its custom layout.
  ///
  /// Children that it does not place go to the middle, as in SwiftUI.
  mutating func arrangeLayout(
    _ node: Node, _ index: Int, size: CGSize, in proposal: ProposedViewSize
  ) {
    let bounds = CGRect(origin: .zero, size: size)
    let placed = withSession(node, index) { layout, subviews in
      layout.place(in: bounds, proposal, subviews)
      return subviews.session.placements
    }
    for index in 0..<node.childCount {
      let id = node.child(index, in: tree.children)
      let offered = ProposedViewSize(size)
      if let placement = placed[id] {
        placements.append(placement)
      } else {
        place(id, at: origin(of: id, .center, in: size, offered), offered)
      }
    }
  }

  /// The position of a guide in a node with a custom layout, once its views are placed.
  mutating func layoutGuide(
    _ key: any AlignmentID.Type, _ axis: Axis, of node: Node, _ index: Int, size: CGSize,
    in proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return withSession(node, index) { layout, subviews in
      layout.place(in: bounds, proposal, subviews)
      return layout.explicitAlignment(key, axis, in: bounds, proposal, subviews)
    }
  }

  mutating func spacing(of id: Int) -> ViewSpacing {
    if case .container(.layout(let index)) = tree.nodes[id].content {
      return withSession(tree.nodes[id], index) { layout, subviews in layout.spacing(subviews) }
    }
    return tree.wrapped(id).map { spacing(of: $0) } ?? ViewSpacing()
  }

  /// The default distance between two neighbours in a stack, in whole cells.
  mutating func distance(from first: Int, to second: Int, along axis: Axis) -> CGFloat {
    Spacing.snapped(
      spacing(of: first).distance(to: spacing(of: second), along: axis), along: axis)
  }

  private mutating func withSession<Result>(
    _ node: Node, _ index: Int, _ body: (any ErasedLayout, LayoutSubviews) -> Result
  ) -> Result {
    let layout = layouts[index]
    let session = layout.session
    session.placements.removeAll(keepingCapacity: true)
    swap(&self, &session.measurer)
    defer { swap(&self, &session.measurer) }
    return body(layout, LayoutSubviews(session: session, node: node))
  }
}
