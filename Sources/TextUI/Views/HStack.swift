/// Views side by side.
///
/// ```swift
/// HStack {
///   Text("Now")
///   Text("110 mg")
/// }
/// ```
///
/// ```
/// Now 110 mg
/// ```
///
/// Without `spacing`, views are a column apart, and a ``Spacer`` has no gap beside it.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View where Content: View {
  public func resolve(into builder: inout TreeBuilder) {
    builder.add(
      .stack(.horizontal, spacing: spacing, alignment: alignment.id), along: .horizontal,
      around: content)
  }
}
