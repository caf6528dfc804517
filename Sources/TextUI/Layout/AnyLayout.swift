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
  private let erased: any ErasedLayout

  /// Forgets the type of a layout.
  public init<Arrangement: Layout>(_ layout: Arrangement) {
    erased = LayoutEraser(layout: layout)
  }

  /// The size that the layout inside takes.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    erased.sizeThatFits(proposal, subviews)
  }

  /// Places the views as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    erased.place(in: bounds, proposal, subviews)
  }

  /// Adds the nodes that the layout inside does.
  @MainActor
  public func resolve<Content: View>(_ content: Content, into tree: inout ViewTree) {
    erased.resolve(content, into: &tree)
  }
}
