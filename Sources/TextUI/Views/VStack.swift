public import struct Foundation.CGFloat

/// Views one above the other.
///
/// Without `spacing` no row lies between two views.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Puts views one above the other, with a spacing in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View where Content: View {
  /// A stack has no body.
  public typealias Body = Never

  /// Adds the node of the stack around those of the views.
  public func resolve(into tree: inout ViewTree) {
    tree.add(
      .stack(.vertical, spacing: spacing, alignment: alignment.id), along: .vertical,
      around: content)
  }
}
