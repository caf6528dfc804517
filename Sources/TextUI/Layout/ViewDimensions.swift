public struct ViewDimensions: Sendable {
  /// The width in points, 8 a column, before the view snaps to cells.
  public let width: CGFloat
  /// The height in points, 16 a row, before the view snaps to cells.
  public let height: CGFloat
  /// The guides set by the view or one inside it, by alignment.
  let explicitGuides: [ObjectIdentifier: CGFloat]

  init(size: CGSize, explicitGuides: [ObjectIdentifier: CGFloat] = [:]) {
    width = size.width
    height = size.height
    self.explicitGuides = explicitGuides
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicitGuides[ObjectIdentifier(guide.id)]
  }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicitGuides[ObjectIdentifier(guide.id)]
  }
}
