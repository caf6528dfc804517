/// A picture is drawn once, so the value stays the initial one and setting it has no effect.
@propertyWrapper
public struct State<Value> {
  /// The initial value; setting it has no effect.
  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }

  /// A binding that always reads the initial value.
  public var projectedValue: Binding<Value> { .constant(initial) }

  private let initial: Value

  public init(wrappedValue: Value) { initial = wrappedValue }

  public init(initialValue: Value) { initial = initialValue }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
