public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space with its origin at the picture's upper left corner.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}

extension NamedCoordinateSpace: CoordinateSpaceProtocol {}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  @_disfavoredOverload
  public static func named(_ name: some Hashable) -> Self { .space(named: name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: Self { Self() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: Self { Self() }
}

extension CoordinateSpace {
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

extension GeometryProxy {
  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}
