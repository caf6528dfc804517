/// A layout that arranges as one of the package's own containers does: its node is the
/// container's.
protocol ContainerLayout: Layout where Cache == Void {
  /// The container, whose settings are added to a tree.
  func container(in tree: inout ViewTree) -> Node.Container
}

extension ContainerLayout {
  /// Adds the node of the container around those of the views.
  @MainActor
  public func resolve<Content: View>(_ content: Content, into tree: inout ViewTree) {
    let container = container(in: &tree)
    tree.add(container, along: Self.layoutProperties.stackOrientation, around: content)
  }

  /// The size that the container takes of what it is offered.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if subviews.isEmpty { return .zero }
    return subviews.session.tree.withContainer(self) { tree, container in
      tree.measure(container, of: subviews.node, in: proposal)
    }
  }

  /// Places the views as the container does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    if subviews.isEmpty { return }
    let placed = subviews.session.tree.withContainer(self) { tree, container in
      let mark = tree.placements.count
      tree.placeChildren(of: subviews.node, in: container, size: bounds.size, offered: proposal)
      return Array(tree.placements[mark...])
    }
    for placement in placed {
      subviews.session.placements[placement.child] = placement.moved(by: bounds.origin)
    }
  }
}

extension ViewTree {
  /// Runs `body` with the container of a layout, whose settings the tree has only for that time.
  fileprivate mutating func withContainer<Result>(
    _ layout: some ContainerLayout, _ body: (inout ViewTree, Node.Container) -> Result
  ) -> Result {
    let (firstGrid, mark) = (grids.count, placements.count)
    defer {
      grids.removeSubrange(firstGrid...)
      placements.removeLast(placements.count - mark)
    }
    let container = layout.container(in: &self)
    return body(&self, container)
  }
}

extension Placement {
  fileprivate func moved(by offset: CGPoint) -> Placement {
    Placement(
      child: child, origin: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y),
      proposal: proposal)
  }
}
