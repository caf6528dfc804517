nonisolated extension View {
  public consuming func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    explicitGuide(ExplicitGuide(key: guide.id, axis: .horizontal, value: computeValue))
  }

  public consuming func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    explicitGuide(ExplicitGuide(key: guide.id, axis: .vertical, value: computeValue))
  }

  private consuming func explicitGuide(_ guide: ExplicitGuide) -> TableModifier<Self> {
    wrapped { .trait(.alignmentGuide($0.tree.add(guide))) }
  }
}
