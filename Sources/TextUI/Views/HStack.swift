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
/// Without `spacing` a column lies between two views and nothing beside a ``Spacer``.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Puts views side by side, with a spacing in points.
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
  /// Adds one container; spacers inside grow sideways and dividers stand.
  public func resolve(into builder: inout TreeBuilder) {
    builder.add(
      .stack(.horizontal, spacing: spacing, alignment: alignment.id), along: .horizontal,
      around: content)
  }
}
