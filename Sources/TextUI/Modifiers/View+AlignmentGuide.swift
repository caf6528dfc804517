public import struct Foundation.CGFloat

nonisolated extension View {
  /// Sets where a horizontal guide of the view lies, in points from its left.
  public consuming func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    GuideModifier(
      content: self, guide: ExplicitGuide(key: guide.id, axis: .horizontal, value: computeValue))
  }

  /// Sets where a vertical guide of the view lies, in points from its top.
  public consuming func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    GuideModifier(
      content: self, guide: ExplicitGuide(key: guide.id, axis: .vertical, value: computeValue))
  }
}

/// A view that sets a guide.
package struct GuideModifier<Content> {
  let content: Content
  let guide: ExplicitGuide
}

extension GuideModifier: View where Content: View {
  /// It has no body.
  package typealias Body = Never

  /// Adds the nodes of the view with what the modifier does.
  package func resolve(into tree: inout ViewTree) {
    let mark = tree.mark
    content.resolve(into: &tree)
    tree.guides.append(guide)
    tree.wrap(from: mark, in: .trait(.alignmentGuide(tree.guides.count - 1)))
  }
}
