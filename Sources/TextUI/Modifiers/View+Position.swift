nonisolated extension View {
  /// Moves the drawing of the view by a distance in points; the layout stays the same.
  public consuming func offset(_ offset: CGSize) -> some View { wrapped(in: .offset(offset)) }

  /// Moves the drawing of the view by a distance in points; the layout stays the same.
  public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Fills the proposed space with the view's middle at a point of it.
  public consuming func position(_ position: CGPoint) -> some View {
    wrapped(in: .position(position))
  }

  /// Fills the proposed space with the view's middle at a point of it.
  public consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Draws the view in front of views with a lower index in the same stack.
  public consuming func zIndex(_ value: Double) -> some View {
    wrapped {
      $0.tree.hasOrder = true
      return .trait(.zIndex(value))
    }
  }

  /// Proposes a size of a given ratio, width to height; `nil` takes the ideal size's ratio.
  public consuming func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View
  { wrapped(in: .aspectRatio(ratio, contentMode)) }

  /// Proposes a size with the ratio of another size.
  public consuming func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }

  /// Proposes the largest size of the view's own ratio that fits.
  public consuming func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Proposes the smallest size of the view's own ratio that covers the proposed space.
  public consuming func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
