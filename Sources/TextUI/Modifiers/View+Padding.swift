nonisolated extension View {
  /// Keeps a distance in points around the view, 16 where none is given.
  public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    wrapped(in: .padding(EdgeInsets(edges, length ?? Spacing.padding)))
  }

  /// Keeps a distance in points on all sides of the view.
  public consuming func padding(_ length: CGFloat) -> some View {
    wrapped(in: .padding(EdgeInsets(.all, length)))
  }

  /// Keeps a distance in points from each side of the view.
  public consuming func padding(_ insets: EdgeInsets) -> some View { wrapped(in: .padding(insets)) }
}
