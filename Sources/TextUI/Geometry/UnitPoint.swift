/// A point in unit coordinates of a rectangle.
public struct UnitPoint: Hashable, Sendable {
  /// The distance from the left: 0 is the left edge, 1 the right one.
  public var x: CGFloat
  /// The distance from the top: 0 is the top edge, 1 the bottom.
  public var y: CGFloat

  /// Creates a point from unit coordinates; values outside 0…1 lie outside the rectangle.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// The origin, which is the top left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle, the default anchor of rotations and scalings.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
