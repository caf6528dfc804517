/// A layout equal to one of the package's own containers, whose node it adds.
protocol ContainerLayout: Layout where Cache == Void {
  /// Returns the container; `grid` stores the settings of a grid and returns their number.
  func container(adding grid: (GridSettings) -> Int) -> Node.Container
}

extension ContainerLayout {
  @MainActor
  public func resolve<Content: View>(_ content: Content, into builder: inout TreeBuilder) {
    let container = container { builder.tree.grids.add($0) }
    builder.add(container, along: Self.layoutProperties.stackOrientation, around: content)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if subviews.isEmpty { return .zero }
    return subviews.session.measurer.withContainer(self) { measurer, container in
      measurer.measure(container, of: subviews.node, in: proposal)
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    if subviews.isEmpty { return }
    let placed = subviews.session.measurer.withContainer(self) { measurer, container in
      let mark = measurer.placements.count
      measurer.placeChildren(of: subviews.node, in: container, size: bounds.size, offered: proposal)
      return Array(measurer.placements[mark...])
    }
    for placement in placed {
      subviews.session.placements[placement.child] = placement.moved(by: bounds.origin)
    }
  }
}

extension Measurer {
  /// Runs `body` with the container of a layout, and keeps its settings only meanwhile.
  fileprivate mutating func withContainer<Result>(
    _ layout: some ContainerLayout, _ body: (inout Measurer, Node.Container) -> Result
  ) -> Result {
    let (firstGrid, mark) = (layoutGrids.count, placements.count)
    defer {
      layoutGrids.removeSubrange(firstGrid...)
      placements.removeLast(placements.count - mark)
    }
    let container = layout.container { tree.grids.count + layoutGrids.add($0) }
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
