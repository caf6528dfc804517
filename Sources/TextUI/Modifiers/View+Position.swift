nonisolated extension View {
  /// Draws the view so many points away; views around it stay where they are.
  public consuming func offset(_ offset: CGSize) -> some View { wrapped(in: .offset(offset)) }

  /// Draws the view so many points away; views around it stay where they are.
  public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Takes all that is offered and puts the middle of the view at a point of it.
  public consuming func position(_ position: CGPoint) -> some View {
    wrapped(in: .position(position))
  }

  /// Takes all that is offered and puts the middle of the view at a point of it.
  public consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Draws the view before those of a lower index in the stack around it.
  public consuming func zIndex(_ value: Double) -> some View {
    wrapped {
      $0.tree.hasOrder = true
      return .trait(.zIndex(value))
    }
  }

  /// Offers the view a size of a proportion, width by height; `nil` is that of its ideal size.
  public consuming func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View
  {
    wrapped(in: .aspectRatio(ratio, contentMode))
  }

  /// Offers the view a size of the proportion of another one.
  public consuming func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }

  /// Offers the view the largest size of its proportion that fits.
  public consuming func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Offers the view the smallest size of its proportion that covers what is offered.
  public consuming func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
