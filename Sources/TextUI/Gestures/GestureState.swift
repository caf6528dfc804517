/// The state of a gesture; always its initial value, since no gesture begins.
@propertyWrapper
public struct GestureState<Value> {
  /// The initial value.
  public let wrappedValue: Value
  /// The state itself, for ``Gesture/updating(_:body:)``, which drops it.
  public var projectedValue: GestureState<Value> { self }

  /// Creates the state with its initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates the state with its initial value.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates the state with `nil` as its initial value.
  public init() { self.init(wrappedValue: nil) }
}

/// The field that has the focus; always none.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// Always `false` or `nil`: setting it has no effect.
  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }
  /// A binding that never has the focus.
  public var projectedValue: Binding { Binding(value: initial) }
  private let initial: Value

  /// Creates the state of one field, always `false`.
  public init() where Value == Bool { initial = false }
  /// Creates the state of several fields, always `nil`.
  public init<Field: Hashable>() where Value == Field? { initial = nil }

  /// A reference to the focus of fields, for `focused(_:)`.
  @propertyWrapper
  public struct Binding {
    let value: Value
    /// Always `false` or `nil`: setting it has no effect.
    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

nonisolated extension View {
  /// Drops the binding: no view of a picture has the focus.
  /// - Effect: none
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self { self }
  /// Drops the binding: no view of a picture has the focus.
  /// - Effect: none
  public func focused(_ condition: FocusState<Bool>.Binding) -> Self { self }
}
