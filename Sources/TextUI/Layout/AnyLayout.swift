public struct AnyLayout: Layout {
  private let layout: any Layout

  public init<Arrangement: Layout>(_ layout: Arrangement) { self.layout = layout }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    func size(_ layout: some Layout) -> CGSize {
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    return size(layout)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    func place(_ layout: some Layout) {
      var cache = layout.makeCache(subviews: subviews)
      _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    place(layout)
  }

  @MainActor
  public func resolve<Content: View>(_ content: Content, into builder: inout TreeBuilder) {
    layout.resolve(content, into: &builder)
  }
}
