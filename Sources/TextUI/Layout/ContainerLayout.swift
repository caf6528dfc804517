import struct Foundation.CGFloat

/// A layout that arranges as one of the package's own containers does: its box is the container's.
protocol ContainerLayout: Layout where Cache == Void {
  /// What the container's box would be in a tree.
  func container(in tree: inout ViewTree) -> Node.Content
}

extension ContainerLayout {
  /// Adds the box of the container around those of the views.
  @MainActor
  public func resolve<Content: View>(_ content: Content, into tree: inout ViewTree) {
    let box = container(in: &tree)
    tree.add(box, along: Self.layoutProperties.stackOrientation, around: content)
  }

  /// The size that the container takes of what it is offered.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.session.tree.withContainer(self, as: subviews.node) { tree, node in
      tree.arrange(node, in: proposal)
    }
  }

  /// Places the views as the container does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let placed = subviews.session.tree.withContainer(self, as: subviews.node) { tree, node in
      let mark = tree.placements.count
      tree.placeChildren(of: node, size: bounds.size, in: proposal)
      return Array(tree.placements[mark...])
    }
    for placement in placed {
      subviews.session.placements[placement.child] = placement.moved(by: bounds.origin)
    }
  }
}

extension ViewTree {
  /// Runs `body` with the container's box around the children of another box; the tree has its
  /// settings only for that time.
  fileprivate mutating func withContainer<Result>(
    _ layout: some ContainerLayout, as box: Node, _ body: (inout ViewTree, Node) -> Result
  ) -> Result {
    let (firstGrid, mark) = (grids.count, placements.count)
    defer {
      grids.removeSubrange(firstGrid...)
      placements.removeSubrange(mark...)
    }
    let content = layout.container(in: &self)
    return body(
      &self, Node(content: content, firstChild: box.firstChild, childCount: box.childCount))
  }
}

extension Placement {
  fileprivate func moved(by offset: CGPoint) -> Placement {
    Placement(
      child: child, origin: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y),
      proposal: proposal)
  }
}
