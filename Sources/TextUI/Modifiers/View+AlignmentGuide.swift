nonisolated extension View {
  /// Sets where a horizontal guide of the view lies, in points from its left.
  public consuming func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    explicitGuide(ExplicitGuide(key: guide.id, axis: .horizontal, value: computeValue))
  }

  /// Sets where a vertical guide of the view lies, in points from its top.
  public consuming func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    explicitGuide(ExplicitGuide(key: guide.id, axis: .vertical, value: computeValue))
  }

  private consuming func explicitGuide(_ guide: ExplicitGuide) -> TableModifier<Self> {
    wrapped { .trait(.alignmentGuide($0.tree.add(guide))) }
  }
}
