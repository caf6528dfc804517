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
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Creates a length that goes with a text style; all styles grow as the body does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
  }

  /// The length for the view whose body is being evaluated.
  @MainActor public var wrappedValue: Value {
    let size = EnvironmentScope.current?.values.dynamicTypeSize ?? .large
    return value * Value(size.bodyPointSize) / Value(DynamicTypeSize.large.bodyPointSize)
  }
}

extension DynamicTypeSize {
  /// The size of body text in points.
  ///
  /// Source: Apple's Human Interface Guidelines, "Typography", Dynamic Type sizes of iOS.
  fileprivate var bodyPointSize: Int {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }
}
