/// An arrangement of views of one's own.
///
/// ```swift
/// struct Steps: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///   ) -> CGSize {
///     proposal.replacingUnspecifiedDimensions()
///   }
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///   ) {
///     for (index, subview) in subviews.enumerated() {
///       let step = CGFloat(index) * 16
///       subview.place(
///         at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
///     }
///   }
/// }
/// ```
public protocol Layout {
  /// What is worked out once and used again.
  associatedtype Cache = Void

  /// The views to be arranged.
  typealias Subviews = LayoutSubviews

  /// Makes the cache for some views.
  func makeCache(subviews: Subviews) -> Cache

  /// The size in points that the arrangement takes of what it is offered.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each view in a rectangle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Arranges views.
  @MainActor
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutView(layout: self, content: content())
  }
}

private struct LayoutView<Arrangement: Layout, Content: View> {
  let layout: Arrangement
  let content: Content
}

extension LayoutView: View {
  typealias Body = Never

  func resolve(into tree: inout ViewTree) {
    tree.layouts.append(AnyLayoutBox(layout: layout))
    tree.add(.layout(tree.layouts.count - 1), along: nil, around: content)
  }
}
