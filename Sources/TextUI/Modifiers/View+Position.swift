nonisolated extension View {
  public consuming func offset(_ offset: CGSize) -> some View { wrapped(in: .offset(offset)) }

  public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  public consuming func position(_ position: CGPoint) -> some View {
    wrapped(in: .position(position))
  }

  public consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  public consuming func zIndex(_ value: Double) -> some View {
    wrapped {
      $0.tree.hasOrder = true
      return .trait(.zIndex(value))
    }
  }

  public consuming func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View
  { wrapped(in: .aspectRatio(ratio, contentMode)) }

  public consuming func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }

  public consuming func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  public consuming func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
