nonisolated extension View {
  /// No effect: frames are counted from the reader or from the picture.
  public consuming func coordinateSpace(_ name: NamedCoordinateSpace) -> Self { self }

  /// No effect: frames are counted from the reader or from the picture.
  public consuming func coordinateSpace<Name: Hashable>(name: Name) -> Self { self }

  /// No effect: a picture is laid out once, and nothing changes.
  public consuming func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> Self { self }

  /// No effect: a picture is laid out once, and nothing changes.
  public consuming func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> Self { self }

  /// No effect: nothing moves in a picture.
  public consuming func geometryGroup() -> Self { self }
}

/// A space of coordinates with a name, which is not looked for.
public struct NamedCoordinateSpace: Hashable, Sendable {
  /// The space of a name.
  public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace {
    NamedCoordinateSpace()
  }
}
