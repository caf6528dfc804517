/// The shape of the widget.
///
/// Every container of cells is a rectangle with corners of one cell, in any family and at any depth
/// and padding: box drawing has only one kind of round corner.
public struct ContainerRelativeShape: InsettableShape {
  /// The radius of a container's corners: 8 points, the width of a cell.
  public static let cornerRadius: CGFloat = 8

  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: Self.cornerRadius)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedRectangle(cornerRadius: Self.cornerRadius + amount).inset(by: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
