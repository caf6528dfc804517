/// The shape of the container: of the widget, that is.
///
/// Every container of cells is a rectangle with corners of one cell, whatever the family, and so is
/// what lies in it at any depth and with any padding: a box drawing has one round corner.
public struct ContainerRelativeShape: InsettableShape {
  /// The radius of a container's corners: 8 points, the width of a cell.
  public static let cornerRadius: CGFloat = 8

  /// Creates the shape of the container.
  public init() {}

  /// The outline in a rectangle of points.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: Self.cornerRadius)
  }

  /// The shape with each edge so many points further inside, and the same corners.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedRectangle(cornerRadius: Self.cornerRadius + amount).inset(by: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// A rectangle with corners of one cell, as the card of a widget has.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
