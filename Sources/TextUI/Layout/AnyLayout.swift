/// A layout whose type is forgotten, so that one can be chosen as the picture is drawn.
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

  /// Forgets the type of a layout.
  public init<Arrangement: Layout>(_ layout: Arrangement) { self.layout = layout }

  /// The size that the layout inside takes.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    func size(_ layout: some Layout) -> CGSize {
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    return size(layout)
  }

  /// Places the views as the layout inside does.
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

  /// Adds the nodes that the layout inside does.
  @MainActor
  public func resolve<Content: View>(_ content: Content, into builder: inout TreeBuilder) {
    layout.resolve(content, into: &builder)
  }
}
