/// There is nothing around a picture that covers it, so only what is asked for counts.
nonisolated extension View {
  /// Puts a view above or below this one, which gets the height that is left.
  public consuming func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    InsetView(
      content: self, inset: content(), insetIsFirst: edge == .top,
      layout: AnyLayout(VStackLayout(alignment: alignment, spacing: spacing)))
  }

  /// Puts a view before or behind this one, which gets the width that is left.
  public consuming func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    InsetView(
      content: self, inset: content(), insetIsFirst: edge == .leading,
      layout: AnyLayout(HStackLayout(alignment: alignment, spacing: spacing)))
  }

  /// Keeps a distance in points from the edges that bars cover elsewhere, 16 where none is given.
  public consuming func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    padding(edges, length)
  }

  /// Keeps a distance in points from the edges that bars cover elsewhere.
  public consuming func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Keeps a distance in points from the edges that bars cover elsewhere.
  public consuming func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}

/// An upper or lower edge.
public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  /// Above.
  case top
  /// Below.
  case bottom
}

/// A left or right edge.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// At the left.
  case leading
  /// At the right.
  case trailing
}

/// A view and one at its edge, which is served first.
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
  /// Puts a bar at an edge, in cells that it takes from the view.
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
