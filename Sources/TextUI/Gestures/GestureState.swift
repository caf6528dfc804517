/// A value that lasts as long as a gesture, and nobody makes one: the one it begins with.
@propertyWrapper
public struct GestureState<Value> {
  public let wrappedValue: Value
  public var projectedValue: GestureState<Value> { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// Which field has the focus: none.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding(value: initial) }
  private let initial: Value

  public init() where Value == Bool { initial = false }
  public init<Field: Hashable>() where Value == Field? { initial = nil }

  /// What tells a field whether it has the focus.
  @propertyWrapper
  public struct Binding {
    let value: Value
    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
}

nonisolated extension View {
  /// Nothing has the focus in a picture.
  /// - Effect: none
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self { self }
  /// Nothing has the focus in a picture.
  /// - Effect: none
  public func focused(_ condition: FocusState<Bool>.Binding) -> Self { self }
}
