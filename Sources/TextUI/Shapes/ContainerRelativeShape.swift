/// The shape of the container: of the widget, that is.
///
/// Every container of cells is a rectangle with corners of one cell, whatever the family.
public struct ContainerRelativeShape: InsettableShape {
  /// The radius of a container's corners: 8 points, the width of a cell.
  public static let cornerRadius: CGFloat = 8

  /// Creates the shape of the container.
  public init() {}

  /// The outline in a rectangle of points.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: Self.cornerRadius)
  }

  /// The shape with each edge so many points further inside and rounded by as much less.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedRectangle(cornerRadius: Self.cornerRadius).inset(by: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
