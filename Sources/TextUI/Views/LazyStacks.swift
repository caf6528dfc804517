/// Views side by side, each at its ideal width; all of them are drawn.
///
/// Unlike an ``HStack``, it takes all the height proposed to it and proposes no width to its views:
/// a lazy stack does not know all its views, so it has no width to divide.
public struct LazyHStack<Content> {
  private let stack: HStack<Content>

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyHStack: View where Content: View {
  public var body: some View {
    stack.fixedSize(horizontal: true, vertical: false)
      .frame(
        maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: stack.alignment))
  }
}

/// Views one above the other, each at its ideal height; all of them are drawn.
///
/// Unlike a ``VStack``, it takes all the width proposed to it and proposes no height to its views.
public struct LazyVStack<Content> {
  private let stack: VStack<Content>

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyVStack: View where Content: View {
  public var body: some View {
    stack.fixedSize(horizontal: false, vertical: true)
      .frame(
        maxWidth: .infinity, alignment: Alignment(horizontal: stack.alignment, vertical: .center))
  }
}
