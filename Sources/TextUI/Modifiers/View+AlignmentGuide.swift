nonisolated extension View {
  /// Sets the position of a horizontal guide, in points from the view's left.
  public consuming func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    explicitGuide(ExplicitGuide(key: guide.id, axis: .horizontal, value: computeValue))
  }

  /// Sets the position of a vertical guide, in points from the view's top.
  public consuming func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    explicitGuide(ExplicitGuide(key: guide.id, axis: .vertical, value: computeValue))
  }

  private consuming func explicitGuide(_ guide: ExplicitGuide) -> TableModifier<Self> {
    wrapped { .trait(.alignmentGuide($0.tree.add(guide))) }
  }
}
