/// A key for a value that views pass up to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view sets one.
  static var defaultValue: Value { get }

  /// Combines the value so far with the next view's, in reading order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`, so that keys of optionals need not declare it.
  public static var defaultValue: Value { nil }
}
