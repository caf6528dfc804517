/// Letters do not grow, so it only suits lengths beside text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates a length for a text style; all styles grow like the body style here.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }

  @MainActor public var wrappedValue: Value {
    let size = EnvironmentScope.current?.values.dynamicTypeSize ?? .large
    let body = Font.TextStyle.body
    return value * Value(body.size(at: size)) / Value(body.size)
  }
}
