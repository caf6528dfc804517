/// Views side by side, each as wide as it likes to be; all of them are drawn.
///
/// Unlike an ``HStack`` it takes all the height that it is offered, and offers its views no width:
/// a lazy stack does not know them all, and so has nothing to share out.
public struct LazyHStack<Content> {
  private let stack: HStack<Content>

  /// Puts views side by side, with a spacing in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyHStack: View where Content: View {
  /// The stack, as high as it is offered.
  public var body: some View {
    stack.fixedSize(horizontal: true, vertical: false)
      .frame(
        maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: stack.alignment))
  }
}

/// Views one above the other, each as high as it likes to be; all of them are drawn.
///
/// Unlike a ``VStack`` it takes all the width that it is offered, and offers its views no height.
public struct LazyVStack<Content> {
  private let stack: VStack<Content>

  /// Puts views one above the other, with a spacing in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyVStack: View where Content: View {
  /// The stack, as wide as it is offered.
  public var body: some View {
    stack.fixedSize(horizontal: false, vertical: true)
      .frame(
        maxWidth: .infinity, alignment: Alignment(horizontal: stack.alignment, vertical: .center))
  }
}
