/// The size of a view and where its guides lie, in points.
public struct ViewDimensions: Sendable {
  /// In points, 8 a column, as the view answered and before it is snapped to cells.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// The guides that the view or one inside it has set, by the identity of their alignment.
  let explicitGuides: [ObjectIdentifier: CGFloat]

  init(size: CGSize, explicitGuides: [ObjectIdentifier: CGFloat] = [:]) {
    width = size.width
    height = size.height
    self.explicitGuides = explicitGuides
  }

  /// Where a horizontal guide lies.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// Where a vertical guide lies.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// Where a horizontal guide lies, if the view or one inside it has set it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicitGuides[ObjectIdentifier(guide.id)]
  }

  /// Where a vertical guide lies, if the view or one inside it has set it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicitGuides[ObjectIdentifier(guide.id)]
  }
}
