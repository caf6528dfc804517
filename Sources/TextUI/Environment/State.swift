/// A value of the view's own.
///
/// A picture is drawn once, so the value is the one it starts with and setting it changes nothing.
@propertyWrapper
public struct State<Value> {
  /// The value it starts with.
  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }

  /// A binding that always reads the value it starts with.
  public var projectedValue: Binding<Value> { .constant(initial) }

  private let initial: Value

  /// Creates the value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates the value.
  public init(initialValue: Value) { initial = initialValue }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates no value.
  public init() { self.init(wrappedValue: nil) }
}
