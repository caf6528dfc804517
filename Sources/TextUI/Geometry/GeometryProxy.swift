/// The size and place that a ``GeometryReader`` was given.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public let size: CGSize
  /// Where the upper left corner lies in the picture.
  let origin: CGPoint

  /// The part that bars cover: none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The rectangle of the reader in a space of coordinates.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: coordinateSpace == .local ? .zero : origin, size: size)
  }
}

/// A space in which points are counted.
public enum CoordinateSpace: Hashable, Sendable {
  /// From the upper left corner of the picture.
  case global
  /// From the upper left corner of the view.
  case local
  /// From that of the view of a name, which is not looked for: as ``global``.
  case named(String)
}
