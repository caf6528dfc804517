/// A key for values that views pass to the ``Layout`` around them.
///
/// ```swift
/// struct Weight: LayoutValueKey {
///   static let defaultValue = 1.0
/// }
/// Text("56 mg").layoutValue(key: Weight.self, value: 2)
/// ```
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Passes a value to the layout around, which reads it as `subviews[index][Key.self]`.
  public consuming func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value)
    -> some View
  {
    let value = LayoutValue(key: ObjectIdentifier(key), value: value)
    return wrapped { .trait(.layoutValue($0.tree.layoutValues.add(value))) }
  }
}

extension LayoutSubview {
  /// The view's value for a key, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    guard session.holds(id) else { return key.defaultValue }
    return session.measurer.tree.layoutValue(ObjectIdentifier(key), of: id) as? Key.Value
      ?? key.defaultValue
  }
}

struct LayoutValue {
  let key: ObjectIdentifier
  let value: Any
}
