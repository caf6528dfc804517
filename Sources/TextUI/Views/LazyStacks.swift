/// Views side by side, each at its ideal width where there is room; all of them are drawn.
///
/// Unlike an ``HStack``, it takes all the height proposed to it and proposes no width to its views:
/// it expects to scroll. Only where they would overflow do they share the width as in an `HStack`.
public struct LazyHStack<Content> {
  private let stack: HStack<Content>

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyHStack: View where Content: View {
  public var body: some View {
    stack.wrapped(in: .lazy(.horizontal))
      .frame(
        maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: stack.alignment))
  }
}

/// Views one above the other, each at its ideal height where there is room; all of them are drawn.
///
/// Unlike a ``VStack``, it takes all the width proposed to it and proposes no height to its views,
/// unless they would overflow.
public struct LazyVStack<Content> {
  private let stack: VStack<Content>

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyVStack: View where Content: View {
  public var body: some View {
    stack.wrapped(in: .lazy(.vertical))
      .frame(
        maxWidth: .infinity, alignment: Alignment(horizontal: stack.alignment, vertical: .center))
  }
}
