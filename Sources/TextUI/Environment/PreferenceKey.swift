/// A key for a value that views hand up to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view has set one.
  static var defaultValue: Value { get }

  /// Joins the value of the next view, in reading order, to what was gathered before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`, so that keys of optionals need not say it.
  public static var defaultValue: Value { nil }
}
