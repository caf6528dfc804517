/// Pictures have no bars around them, so the safe area is the whole picture minus these insets.
nonisolated extension View {
  /// Draws a view above or below this one, which gets the remaining height.
  public consuming func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    InsetView(
      content: self, inset: content(), insetIsFirst: edge == .top,
      layout: AnyLayout(VStackLayout(alignment: alignment, spacing: spacing)))
  }

  /// Draws a view left or right of this one, which gets the remaining width.
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

  /// Adds padding in points, the same as `padding(_:)`.
  public consuming func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Adds padding in points, the same as `padding(_:)`.
  public consuming func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}

/// The upper or the lower edge.
public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}

/// The left or the right edge.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// The left edge.
  case leading
  /// The right edge.
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
  /// Draws a bar above or below the view, which gets the remaining height.
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
