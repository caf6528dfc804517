/// A ``Layout`` of some type, without the type: the tree keeps those of all types in one list.
protocol ErasedLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
  @MainActor func resolve<Content: View>(_ content: Content, into tree: inout ViewTree)
}

struct LayoutEraser<Arrangement: Layout>: ErasedLayout {
  let layout: Arrangement

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    var cache = layout.makeCache(subviews: subviews)
    _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  @MainActor func resolve<Content: View>(_ content: Content, into tree: inout ViewTree) {
    layout.resolve(content, into: &tree)
  }
}

extension ViewTree {
  /// The size of a node with a layout of its own.
  mutating func measureLayout(_ node: Node, _ index: Int, in proposal: ProposedViewSize) -> CGSize {
    withSession(node, index) { layout, subviews in layout.sizeThatFits(proposal, subviews) }
  }

  /// Adds the placements that a layout of its own gives the children of a node.
  ///
  /// Those it forgets are put in the middle, as in SwiftUI.
  mutating func arrangeLayout(
    _ node: Node, _ index: Int, size: CGSize, in proposal: ProposedViewSize
  ) {
    let bounds = CGRect(origin: .zero, size: size)
    let placed = withSession(node, index) { layout, subviews in
      layout.place(in: bounds, proposal, subviews)
      return subviews.session.placements
    }
    for index in 0..<node.childCount {
      let id = child(index, of: node)
      let offered = ProposedViewSize(size)
      if let placement = placed[id] {
        placements.append(placement)
      } else {
        place(id, at: origin(of: id, .center, in: size, offered), offered)
      }
    }
  }

  private mutating func withSession<Result>(
    _ node: Node, _ index: Int, _ body: (any ErasedLayout, LayoutSubviews) -> Result
  ) -> Result {
    let layout = layouts[index]
    let session = LayoutSession(ViewTree(sharing: scope))
    swap(&self, &session.tree)
    defer { swap(&self, &session.tree) }
    return body(layout, LayoutSubviews(session: session, node: node))
  }
}
