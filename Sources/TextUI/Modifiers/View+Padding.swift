nonisolated extension View {
  /// Adds padding in points, 16 by default: two columns or one row.
  public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    wrapped(in: .padding(EdgeInsets(edges, length ?? Spacing.padding)))
  }

  /// Adds padding in points on all sides, 8 a column and 16 a row.
  public consuming func padding(_ length: CGFloat) -> some View {
    wrapped(in: .padding(EdgeInsets(.all, length)))
  }

  public consuming func padding(_ insets: EdgeInsets) -> some View { wrapped(in: .padding(insets)) }
}
