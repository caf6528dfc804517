/// A type-erased layout, for a choice made while the picture is drawn.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout {
///   Text("56 mg")
///   Text("low at 19:42")
/// }
/// ```
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// Erases the type of a layout.
  public init<Arrangement: Layout>(_ layout: Arrangement) { self.layout = layout }

  /// Returns the size of the erased layout.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    func size(_ layout: some Layout) -> CGSize {
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    return size(layout)
  }

  /// Places the views as the erased layout does.
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

  /// Adds the nodes of the erased layout.
  @MainActor
  public func resolve<Content: View>(_ content: Content, into builder: inout TreeBuilder) {
    layout.resolve(content, into: &builder)
  }
}
