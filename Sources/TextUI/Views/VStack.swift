/// Views one above the other.
///
/// ```swift
/// VStack(alignment: .leading) {
///   Text("110 mg")
///   Text("low at 21:13")
/// }
/// ```
///
/// ```
/// 110 mg
/// low at 21:13
/// ```
///
/// Without `spacing`, there is no row between two views.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

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
  public func resolve(into builder: inout TreeBuilder) {
    builder.add(
      .stack(.vertical, spacing: spacing, alignment: alignment.id), along: .vertical,
      around: content)
  }
}
