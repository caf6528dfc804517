/// A space of coordinates, by its type.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// From the upper left corner of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Equal to every other one.
  public init() {}

  /// Counts from the upper left corner of the reader.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// From the upper left corner of the picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Equal to every other one.
  public init() {}

  /// Counts from the upper left corner of the picture.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension NamedCoordinateSpace: CoordinateSpaceProtocol {}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// From the upper left corner of the nearest view around that has a name.
  @_disfavoredOverload
  public static func named(_ name: some Hashable) -> Self { .space(named: name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// Counts from the upper left corner of the reader.
  public static var local: Self { Self() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// Counts from the upper left corner of the picture.
  public static var global: Self { Self() }
}

extension CoordinateSpace {
  /// Whether it counts from the picture's corner.
  public var isGlobal: Bool { self == .global }
  /// Whether it counts from the reader's corner.
  public var isLocal: Bool { self == .local }
}

extension GeometryProxy {
  /// The rectangle of the reader in a space of coordinates.
  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}
