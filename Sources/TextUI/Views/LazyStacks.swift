/// Views side by side; all of them are drawn, as in an ``HStack``.
public struct LazyHStack<Content> {
  private let stack: HStack<Content>

  /// Puts views side by side, with a spacing in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyHStack: View where Content: View {
  /// The stack.
  public var body: some View { stack }
}

/// Views one above the other; all of them are drawn, as in a ``VStack``.
public struct LazyVStack<Content> {
  private let stack: VStack<Content>

  /// Puts views one above the other, with a spacing in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyVStack: View where Content: View {
  /// The stack.
  public var body: some View { stack }
}
