/// A type whose values name a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The space with its origin at the view's upper left corner.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space; all are equal.
  public init() {}

  /// The reader's space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space with its origin at the picture's upper left corner.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space; all are equal.
  public init() {}

  /// The picture's space.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension NamedCoordinateSpace: CoordinateSpaceProtocol {}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around with that name.
  @_disfavoredOverload
  public static func named(_ name: some Hashable) -> Self { .space(named: name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space with its origin at the reader's upper left corner.
  public static var local: Self { Self() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space with its origin at the picture's upper left corner.
  public static var global: Self { Self() }
}

extension CoordinateSpace {
  /// Whether it is the picture's space.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the reader's own space.
  public var isLocal: Bool { self == .local }
}

extension GeometryProxy {
  /// Returns the reader's rectangle, in points of a coordinate space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}
