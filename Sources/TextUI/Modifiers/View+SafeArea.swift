/// Pictures have no bars around them, so the safe area is the whole picture minus these insets.
nonisolated extension View {
  public consuming func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    InsetView(
      content: self, inset: content(), insetIsFirst: edge == .top,
      layout: AnyLayout(VStackLayout(alignment: alignment, spacing: spacing)))
  }

  public consuming func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    InsetView(
      content: self, inset: content(), insetIsFirst: edge == .leading,
      layout: AnyLayout(HStackLayout(alignment: alignment, spacing: spacing)))
  }

  /// Adds padding in points, 16 by default, the same as `padding(_:_:)`.
  public consuming func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { padding(edges, length) }

  public consuming func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  public consuming func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}

public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  case top
  case bottom
}

public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  case leading
  case trailing
}

/// A view with another one at its edge, which gets its space first.
private struct InsetView<Content, Inset> {
  let content: Content
  let inset: Inset
  let insetIsFirst: Bool
  let layout: AnyLayout
}

extension InsetView: View where Content: View, Inset: View {
  var body: some View {
    layout {
      if insetIsFirst { inset.layoutPriority(1) }
      content
      if !insetIsFirst { inset.layoutPriority(1) }
    }
  }
}

extension View {
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
