/// A length that grows with the size in which the reader wants text.
///
/// ```swift
/// @ScaledMetric private var iconWidth: CGFloat = 16
/// ```
///
/// Cells do not grow, so it is for lengths beside text only.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let value: Value

  /// Creates a length for the standard size of text.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates a length that goes with a text style; all styles grow as the body does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }

  /// The length for the view whose body is being evaluated.
  @MainActor public var wrappedValue: Value {
    let size = EnvironmentScope.current?.values.dynamicTypeSize ?? .large
    let body = Font.TextStyle.body
    return value * Value(body.size(at: size)) / Value(body.size)
  }
}
