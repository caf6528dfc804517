/// A value that lasts as long as a gesture, and nobody makes one: the one it begins with.
@propertyWrapper
public struct GestureState<Value> {
  /// The value it begins with, always.
  public let wrappedValue: Value
  /// The state itself, for ``Gesture/updating(_:body:)``, which drops it.
  public var projectedValue: GestureState<Value> { self }

  /// Begins with a value, which it keeps.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Begins with a value, which it keeps.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Begins with `nil`, which it keeps.
  public init() { self.init(wrappedValue: nil) }
}

/// Which field has the focus: none.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// `false` or `nil`, always: setting it changes nothing.
  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }
  /// Tells a field that it has no focus.
  public var projectedValue: Binding { Binding(value: initial) }
  private let initial: Value

  /// Begins with `false`, which it keeps.
  public init() where Value == Bool { initial = false }
  /// Begins with `nil`, which it keeps.
  public init<Field: Hashable>() where Value == Field? { initial = nil }

  /// What tells a field whether it has the focus.
  @propertyWrapper
  public struct Binding {
    let value: Value
    /// `false` or `nil`, always: setting it changes nothing.
    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }
    /// The binding itself.
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
