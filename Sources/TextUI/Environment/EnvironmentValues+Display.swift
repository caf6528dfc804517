extension EnvironmentValues {
  /// The colours that `Color("name")` finds.
  public var colorAssets: [String: ColorAsset] {
    get { shared.colorAssets }
    set { shared.colorAssets = newValue }
  }

  /// Pixels a point; cells have none, so it is 1 unless set.
  public var displayScale: CGFloat {
    get { shared.displayScale }
    set { shared.displayScale = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The size the reader wants text in, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }
}
